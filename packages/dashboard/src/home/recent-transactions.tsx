import { type Transaction, transactionsQuery } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { role } from '@coffer/branding/roles'
import { easternDate } from '@coffer/domain/calendar'
import { groupByTime } from '@coffer/domain/transaction-dates'
import { isUnderWay } from '@coffer/domain/transfers'
import { Link } from '@coffer/router/link'
import { Card, Cluster, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { size, weight } from '@coffer/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { styled } from 'styled-components'
import { TransactionRow } from '../transaction/transaction-row.tsx'
import { type OpenTransaction, useOpenTransaction } from '../transaction/use-open-transaction.ts'
import { TouchTarget } from '../touch-target.ts'
import { useTranslations } from '../messages.ts'

const SHOWN = 5
/** The number of upcoming transactions shown, soonest first. */
const UPCOMING_SHOWN = 2

const Rows = styled.ul`
  li:first-child {
    --row-line: 0;
  }
`

const GroupHeading = styled.h3`
  font-size: ${size[14]};
  font-weight: ${weight.bold};
  color: ${role('text-soft')};
`

/** The upcoming and the latest transactions, and a link to all of them. */
export function RecentTransactions() {
  const t = useTranslations()
  const transactions = useQuery(transactionsQuery())
  const open = useOpenTransaction()
  // Money under way is on a separate card, and an account without transactions has a card about the first deposit.
  const rows = transactions.data?.filter((one) => !isUnderWay(one, providerNow())) ?? []
  if (transactions.data && rows.length === 0) return null
  return (
    <Card>
      <Stack gap={8}>
        <Cluster justify="between">
          <SectionHeading>{t('recent.title')}</SectionHeading>
          {transactions.data && (
            <TouchTarget>
              <Link to="/dashboard/transactions-list">{t('recent.all')}</Link>
            </TouchTarget>
          )}
        </Cluster>
        <QueryBoundary
          query={transactions}
          title={t('load.transactions')}
          note={t('load.safe')}
          shape={<Skeleton shape="row" count={SHOWN} />}
        >
          {() => <Groups transactions={rows} open={open} />}
        </QueryBoundary>
      </Stack>
    </Card>
  )
}

function Groups({ transactions, open }: { transactions: readonly Transaction[]; open: OpenTransaction }) {
  const t = useTranslations()
  const { upcoming, past } = groupByTime(transactions, easternDate(providerNow()))
  const soonest = upcoming.slice(0, UPCOMING_SHOWN)
  const groups = [
    { title: t('list.upcoming'), rows: soonest },
    { title: t('list.past'), rows: past.slice(0, SHOWN - soonest.length) },
  ].filter(({ rows }) => rows.length > 0)
  return groups.map(({ title, rows }) => (
    <div key={title}>
      {soonest.length > 0 && <GroupHeading>{title}</GroupHeading>}
      <Rows>
        {rows.map((transaction) => (
          <li key={transaction.uuid}>
            <TransactionRow transaction={transaction} open={open} />
          </li>
        ))}
      </Rows>
    </div>
  ))
}
