import { firstTransactionsQuery, transactionsQuery } from '@coffer/api-client/transactions'
import { useRouteSearch } from '@coffer/router/link'
import { Page } from '@coffer/ui-kit/page'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'
import { Transactions } from './transactions.tsx'

/** `/dashboard/transactions-list`: all past and upcoming transactions; `?id=` opens one of them. */
export function TransactionsListScreen() {
  const t = useTranslations()
  const { id = null } = useRouteSearch('/dashboard/transactions-list')
  const transactions = useQuery(transactionsQuery())
  const first = useQuery(firstTransactionsQuery())
  const there = { ...transactions, data: transactions.data ?? first.data }
  return (
    <Page title={t('list.title')}>
      <Transactions
        query={there}
        id={id}
        isComplete={transactions.data !== undefined}
        isSettled={!transactions.isFetching}
      />
    </Page>
  )
}
