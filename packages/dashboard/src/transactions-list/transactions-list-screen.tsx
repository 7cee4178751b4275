import { transactionsQuery } from '@coffer/api-client/transactions'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@coffer/failures/loaded'
import { useWords } from '../words.ts'
import { TransactionsList } from './transactions-list.tsx'

const shape = (
  <>
    <Skeleton shape="control" />
    <Skeleton shape="row" count={8} />
  </>
)

/** `/dashboard/transactions-list`: everything that moved, or will. */
export function TransactionsListScreen() {
  const t = useWords()
  const transactions = useQuery(transactionsQuery())
  return (
    <Stack gap={24}>
      <PageHeading title={t('list.title')} />
      <Loaded query={transactions} title={t('load.transactions')} note={t('load.safe')} shape={shape}>
        {(all) => <TransactionsList transactions={all} />}
      </Loaded>
    </Stack>
  )
}
