import { firstTransactionsQuery, transactionsQuery } from '@coffer/api-client/transactions'
import { Loaded } from '@coffer/failures/loaded'
import { useSearchText } from '@coffer/router/link'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../words.ts'
import { Transactions } from './transactions.tsx'

const shape = (
  <>
    <Skeleton shape="control" />
    <Skeleton shape="row" count={8} />
  </>
)

/** `/dashboard/transactions-list`: everything that moved, or will; `?id=` opens one of them. */
export function TransactionsListScreen() {
  const t = useWords()
  const id = useSearchText('id')
  const transactions = useQuery(transactionsQuery())
  const first = useQuery(firstTransactionsQuery())
  const there = { ...transactions, data: transactions.data ?? first.data }
  return (
    <Stack gap={24}>
      <PageHeading title={t('list.title')} />
      <Loaded query={there} title={t('load.transactions')} note={t('load.safe')} shape={shape}>
        {(shown) => (
          <Transactions
            transactions={shown}
            id={id}
            isWhole={transactions.data !== undefined}
            isSettled={!transactions.isFetching}
          />
        )}
      </Loaded>
    </Stack>
  )
}
