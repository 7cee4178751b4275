import type { Transaction } from '@coffer/api-client/transactions'
import { role } from '@coffer/branding/roles'
import type { TransactionDirection, TransactionStatus } from '@coffer/domain/status'
import { isScheduledDeposit } from '@coffer/domain/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { Amount } from '@coffer/ui-kit/amount'
import { Icon, type IconName } from '@coffer/ui-kit/icon'
import { StatusTag, type TagTone } from '@coffer/ui-kit/status-tag'
import { size, space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useWords } from '../words.ts'
import { hasFailed, signedAmount } from './movement.ts'

const tones: Record<TransactionStatus, TagTone> = {
  Initiated: 'info',
  Pending: 'info',
  Submitted: 'info',
  Settled: 'success',
  Returned: 'error',
  Voided: 'neutral',
  Cancelled: 'neutral',
}
const icons: Record<TransactionDirection, IconName> = {
  LinkedToPrimary: 'deposit',
  ServiceToPrimary: 'plus',
  PrimaryToLinked: 'withdraw',
  PrimaryToService: 'withdraw',
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]} ${space[12]};
  height: 100%;
  padding-block: ${space[12]};
  border-block-end: 1px solid ${role('hairline')};

  li:last-child > & {
    border-block-end: 0;
  }
`
const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 50%;
  background: ${role('primary-soft')};
  color: ${role('on-primary-soft')};
`
const Line = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-is='title'] {
    display: -webkit-box;
    font-weight: ${weight.bold};
    line-height: 1.35;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  &[data-is='detail'] {
    font-size: ${size[14]};
    color: ${role('text-soft')};
  }
`
const Sum = styled.span`
  display: grid;
  justify-items: end;
  gap: ${space[4]};

  &[data-failed='true'] > :first-child {
    text-decoration: line-through;
  }
`

/** One transaction: what it was, when, where it stands, and how much with its sign. */
export function TransactionRow({ transaction }: { transaction: Transaction }) {
  const t = useWords()
  const { direction, status, description } = transaction
  const way = t(`direction.${direction}`)
  const when = useWhen(transaction)
  return (
    <Row>
      <Sign>
        <Icon name={icons[direction]} size="small" />
      </Sign>
      <span>
        <Line data-is="title">{description || way}</Line>
        <Line data-is="detail">
          {isScheduledDeposit(transaction) ? (
            <>
              {t('list.row.planned', { when })}{' '}
              <Link to="/deposit/edit" search={{ id: transaction.uuid }}>
                {t('list.row.change')}
              </Link>
            </>
          ) : (
            t('list.row.detail', { when, way })
          )}
        </Line>
      </span>
      <Sum data-failed={hasFailed(status)}>
        <Amount cents={signedAmount(transaction)} isSigned />
        <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>
      </Sum>
    </Row>
  )
}

function useWhen(transaction: Transaction): string {
  const t = useWords()
  const { date } = useFormats()
  const { status, returnCode, scheduledFor, dateProcessed, dateSubmitted, dateCreated } = transaction
  if (status === 'Returned' && returnCode) return t('list.row.returned', { code: returnCode })
  if (status === 'Initiated' && scheduledFor) return t('list.row.scheduled', { date: date(scheduledFor) })
  return date(dateProcessed ?? dateSubmitted ?? dateCreated)
}
