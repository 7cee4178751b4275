import { transactionsQuery } from '@coffer/api-client/transactions'
import { role } from '@coffer/branding/roles'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { useCapability } from '@coffer/session/capabilities'
import { Icon } from '@coffer/ui-kit/icon'
import { size, space } from '@coffer/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space[8]};

  svg {
    flex: none;
    margin-block-start: 0.15em;
  }
`
const Facts = styled.span`
  display: block;
  font-size: ${size[14]};
  color: ${role('text-soft')};
`

/** The transaction that a message reports: its description, amount and date, as in the list. */
export function TransactionReference({ uuid }: { uuid: string }) {
  const t = useTranslations()
  const { money, date } = useFormats()
  const takesReports = useCapability('cases')
  const { data } = useQuery({ ...transactionsQuery(), enabled: takesReports })
  if (!takesReports) return null
  const transaction = data?.find((one) => one.uuid === uuid)
  return (
    <Line>
      <Icon name="transactions" size="small" />
      <span>
        <Link to="/dashboard/transactions-list" search={{ id: uuid }}>
          {transaction?.description || t('transaction.open')}
        </Link>
        <Facts>
          {transaction &&
            t('transaction.facts', {
              amount: money(transaction.amount),
              date: date(transaction.effectiveOn),
            })}
        </Facts>
      </span>
    </Line>
  )
}
