import { transactionsQuery } from '@coffer/api-client/transactions'
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
  return (
    <Stack gap={24}>
      <PageHeading title={t('list.title')} />
      <Loaded query={transactions} title={t('load.transactions')} note={t('load.safe')} shape={shape}>
        {(all) => <Transactions transactions={all} id={id} isSettled={!transactions.isFetching} />}
      </Loaded>
    </Stack>
  )
}
