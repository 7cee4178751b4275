import type { Transaction } from '@coffer/api-client/transactions'
import { role } from '@coffer/branding/roles'
import { isScheduledDeposit } from '@coffer/domain/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { Amount } from '@coffer/ui-kit/amount'
import { Icon } from '@coffer/ui-kit/icon'
import { VisuallyHidden } from '@coffer/ui-kit/layout'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import { cardTint } from '@coffer/ui-kit/surfaces'
import { media, size, space, weight } from '@coffer/ui-kit/tokens'
import { memo } from 'react'
import { css, styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import { NARROW } from '../transactions-list/use-media-query.ts'
import { getStatusName } from './status-name.ts'
import { directionIcons, getStatusTone } from './transaction-appearance.ts'
import { hasFailed, signedAmount } from './movement.ts'
import { isStatusUnusual, transactionTitle } from './transaction-text.ts'
import type { OpenTransaction } from './use-open-transaction.ts'

// The name has the full width and the amount is below: beside its amount, the name would be cut off on a phone.
const stacked = css`
  grid-template-areas: 'icon title title' 'icon detail sum';
  align-content: center;
  row-gap: ${space[4]};

  [data-tone] {
    padding: 0;
    background: none;
  }

  @media ${NARROW} {
    grid-template-areas: 'icon title' 'icon detail' 'icon sum';
    grid-template-columns: auto minmax(0, 1fr);

    [data-part='sum'] {
      justify-self: start;
    }
  }

  ${media.enlarged} {
    grid-template-areas: 'title' 'detail' 'sum';
    grid-template-columns: minmax(0, 1fr);

    [data-part='icon'] {
      display: none;
    }

    a {
      overflow-wrap: anywhere;
      -webkit-line-clamp: none;
    }
  }
`

// One styled element for the whole row: scrolling through a list renders hundreds of them.
const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-areas: 'icon title sum' 'icon detail sum';
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-content: center;
  align-items: center;
  column-gap: ${space[12]};
  height: 100%;
  padding: ${space[8]} var(--row-inset, 0);
  border-block-start: var(--row-line, 1px) solid ${role('hairline')};

  &[data-balance] {
    grid-template-areas: 'icon title sum balance' 'icon detail sum balance';
    grid-template-columns: auto minmax(0, 1fr) auto var(--balance-width);
  }

  &:hover a {
    text-decoration: underline;
  }

  &[data-opened] {
    background: ${role('primary-soft')};
  }

  [data-part='icon'] {
    grid-area: icon;
    width: 2.5rem;
    height: 2.5rem;
    padding: 0.625rem;
    border-radius: 50%;
    background: ${cardTint};
    color: ${role('on-primary-soft')};
  }

  /* The name is the link, and its hit area is the whole row. */
  a {
    grid-area: title;
    display: -webkit-box;
    overflow: hidden;
    font-weight: ${weight.bold};
    line-height: 1.3;
    color: inherit;
    text-decoration: none;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  [data-part='detail'] {
    grid-area: detail;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[8]};
    font-size: ${size[14]};
    line-height: 1.4;
    color: ${role('text-soft')};
  }

  [data-part='sum'] {
    grid-area: sum;
    align-self: center;
  }

  [data-part='sum'][data-failed='true'] {
    text-decoration: line-through;
  }

  [data-part='balance'] {
    grid-area: balance;
    color: ${role('text-soft')};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  &[data-stacked='true'] {
    ${stacked}
  }

  ${media.phone} {
    ${stacked}
  }
`

interface TransactionRowProps {
  transaction: Transaction
  open: OpenTransaction
  /** Whether its details are beside the list. */
  isOpened?: boolean
  /** Whether the amount is under the name on a wide screen, too. */
  isStacked?: boolean
  /** The balance after the transaction, in cents, for a list with that column; null if the money has not moved. */
  balance?: number | null | undefined
}

/** A link to a transaction, with its title, date and signed amount, and its status unless it is completed. */
export const TransactionRow = memo(function TransactionRow({
  transaction,
  open,
  isOpened = false,
  isStacked = false,
  balance,
}: TransactionRowProps) {
  const t = useTranslations()
  const { date, money } = useFormats()
  const { uuid, direction, status, effectiveOn } = transaction
  const directionLabel = t(`direction.${direction}`)
  const title = transactionTitle(transaction, directionLabel)
  const day = date(effectiveOn)
  return (
    <Row
      data-opened={isOpened || undefined}
      data-stacked={isStacked}
      data-balance={balance === undefined ? undefined : ''}
    >
      <span data-part="icon">
        <Icon name={directionIcons[direction]} size="small" />
        {!title.includes(directionLabel) && <VisuallyHidden>{`${directionLabel} `}</VisuallyHidden>}
      </span>
      <a
        id={rowLinkId(uuid)}
        href={open.hrefFor(uuid)}
        onClick={(event) => open.onClick(event, uuid)}
        aria-current={isOpened || undefined}
      >
        {title}
      </a>
      <span data-part="detail">
        {isStatusUnusual(transaction) && (
          <StatusTag tone={getStatusTone(transaction)}>{t(`status.${getStatusName(transaction)}`)}</StatusTag>
        )}
        <span>{isScheduledDeposit(transaction) ? t('list.row.scheduled', { date: day }) : day}</span>
      </span>
      <span data-part="sum" data-failed={hasFailed(status)}>
        <Amount cents={signedAmount(transaction)} isSigned />
      </span>
      {typeof balance === 'number' && (
        <span data-part="balance">
          <VisuallyHidden>{`${t('list.balance')} `}</VisuallyHidden>
          <span>{money(balance)}</span>
        </span>
      )}
    </Row>
  )
})

/** The id of the link that takes the focus back when the details are closed. */
export const rowLinkId = (uuid: string): string => `transaction-${uuid}`
