import type { Transaction } from '@coffer/api-client/transactions'
import { role } from '@coffer/branding/roles'
import { isScheduledDeposit } from '@coffer/domain/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { Amount } from '@coffer/ui-kit/amount'
import { Icon } from '@coffer/ui-kit/icon'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import { size, space, weight } from '@coffer/ui-kit/tokens'
import { memo } from 'react'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import { directionIcons, statusTones } from './transaction-appearance.ts'
import { hasFailed, signedAmount } from './movement.ts'
import type { OpenTransaction } from './use-open-transaction.ts'

// One styled element holds the whole row: a list that is scrolled through draws hundreds of them.
const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[12]};
  height: 100%;
  padding: ${space[12]} var(--row-inset, 0);
  border-block-start: var(--row-line, 1px) solid ${role('hairline')};

  &:hover a {
    text-decoration: underline;
  }

  &[data-opened] {
    background: ${role('primary-soft')};
  }

  [data-part='text'] {
    flex: 1;
    min-width: 0;
  }

  [data-part='sign'] {
    flex: none;
    width: 2.5rem;
    height: 2.5rem;
    padding: 0.625rem;
    border-radius: 50%;
    background: ${role('primary-soft')};
    color: ${role('on-primary-soft')};
  }

  /* The name is the link, and all of the row leads where it does. */
  a {
    display: block;
    overflow: hidden;
    font-weight: ${weight.bold};
    line-height: 1.35;
    color: inherit;
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-title-lines='2'] a {
    display: -webkit-box;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  [data-part='detail'] {
    display: block;
    overflow: hidden;
    font-size: ${size[14]};
    color: ${role('text-soft')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='sum'] {
    display: flex;
    flex: none;
    flex-direction: column;
    align-items: flex-end;
    gap: ${space[4]};
  }

  [data-failed='true'] > :first-child {
    text-decoration: line-through;
  }
`

interface TransactionRowProps {
  transaction: Transaction
  open: OpenTransaction
  /** Its details are beside the list. */
  isOpened?: boolean
  /** How many lines a long title may take. */
  titleLines?: 1 | 2
}

/** One transaction: what it was, when, where it stands, and how much with its sign. It leads to its details. */
export const TransactionRow = memo(function TransactionRow({
  transaction,
  open,
  isOpened = false,
  titleLines = 2,
}: TransactionRowProps) {
  const t = useTranslations()
  const { date } = useFormats()
  const { uuid, direction, status, description, effectiveOn } = transaction
  const way = t(`direction.${direction}`)
  const day = date(effectiveOn)
  const when = isScheduledDeposit(transaction) ? t('list.row.scheduled', { date: day }) : day
  return (
    <Row data-opened={isOpened || undefined} data-title-lines={titleLines}>
      <span data-part="sign">
        <Icon name={directionIcons[direction]} size="small" />
      </span>
      <span data-part="text">
        <a
          id={rowLinkId(uuid)}
          href={open.addressOf(uuid)}
          onClick={(event) => open.onClick(event, uuid)}
          aria-current={isOpened || undefined}
        >
          {description || way}
        </a>
        <span data-part="detail">{t('list.row.detail', { when, way })}</span>
      </span>
      <span data-part="sum" data-failed={hasFailed(status)}>
        <Amount cents={signedAmount(transaction)} isSigned />
        <StatusTag tone={statusTones[status]}>{t(`status.${status}`)}</StatusTag>
      </span>
    </Row>
  )
})

/** Where the focus returns once its details are left. */
export const rowLinkId = (uuid: string): string => `transaction-${uuid}`
