import type { Transaction } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { easternDate } from '@coffer/domain/calendar'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { type QueryLike, QueryBoundary } from '@coffer/errors/query-boundary'
import { useFormats } from '@coffer/i18n/formats'
import { Button } from '@coffer/ui-kit/button'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Card, Cluster, Stack } from '@coffer/ui-kit/layout'
import { ScreenOnly } from '@coffer/ui-kit/print-sheet'
import { useIsPrinting } from '@coffer/ui-kit/printing'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useMemo } from 'react'
import type { OpenTransaction } from '../transaction/use-open-transaction.ts'
import { useTranslations } from '../messages.ts'
import { everything, type Filter, isFiltered } from './filter.ts'
import { FilterFields } from './filter-fields.tsx'
import { GroupedTransactions } from './grouped-transactions.tsx'
import { ListActions } from './list-actions.tsx'
import { PrintedTransactions } from './printed-transactions.tsx'
import { toPostings } from './running-balances.ts'
import { transactionGroups } from './transaction-groups.ts'
import { useBalances } from './use-balances.ts'
import { useFilteredTransactions } from './use-filtered-transactions.ts'
import { useListFiles } from './use-list-files.ts'

interface TransactionsListProps {
  query: QueryLike<readonly Transaction[]>
  filter: Filter
  onFilter: (filter: Filter) => void
  /** Whether all transactions have loaded, not just the first of a long list. */
  isComplete: boolean
  open: OpenTransaction
  /** The id of the transaction whose details are beside the list. */
  opened: string | null
}

/** A list of any length. It can be filtered even while it loads, and the result can be saved or printed. */
export function TransactionsList({
  query,
  filter,
  onFilter,
  isComplete,
  open,
  opened,
}: TransactionsListProps) {
  const t = useTranslations()
  const isMissing = query.data === undefined && Boolean(query.error)
  return (
    <Stack gap={16}>
      {!isMissing && <FilterFields filter={filter} onFilter={onFilter} />}
      <QueryBoundary
        query={query}
        title={t('load.transactions')}
        note={t('load.safe')}
        shape={<Skeleton shape="row" count={8} />}
      >
        {(transactions) => (
          <Found
            transactions={transactions}
            filter={filter}
            onClear={() => onFilter(everything)}
            isComplete={isComplete}
            open={open}
            opened={opened}
          />
        )}
      </QueryBoundary>
    </Stack>
  )
}

interface FoundProps extends Omit<TransactionsListProps, 'query' | 'onFilter'> {
  transactions: readonly Transaction[]
  onClear: () => void
}

function Found({ transactions, filter, onClear, isComplete, open, opened }: FoundProps) {
  const t = useTranslations()
  const { number } = useFormats()
  const isPrinting = useIsPrinting()
  const found = useFilteredTransactions(transactions, filter)
  const { balances, account, error } = useBalances(transactions, isComplete)
  const today = easternDate(providerNow())
  const groups = useMemo(() => transactionGroups(found, today), [found, today])
  const shownBalances = isFiltered(filter) ? null : balances
  const hasMovedMoney = found.some((one) => toPostings(one).length > 0)
  const rows = () => groups.flatMap((group) => group.transactions)
  const files = useListFiles({ rows, balances, account: hasMovedMoney ? account : null })
  return (
    <>
      <ForbiddenNotice errors={[error]} />
      <ScreenOnly>
        <Cluster justify="between">
          <output>
            {isComplete
              ? t('list.count', { count: found.length, formatted: number(found.length) })
              : t('list.more')}
          </output>
          {isComplete && found.length > 0 && <ListActions {...files} />}
        </Cluster>
      </ScreenOnly>
      {found.length === 0 && isComplete ? (
        <NoMatch onClear={onClear} />
      ) : (
        <GroupedTransactions groups={groups} balances={shownBalances} open={open} opened={opened} />
      )}
      {isPrinting && found.length > 0 && opened === null && (
        <PrintedTransactions groups={groups} balances={shownBalances} period={filter} />
      )}
    </>
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useTranslations()
  return (
    <Card>
      <EmptyState
        icon="search"
        title={t('list.noMatch.title')}
        action={
          <Button variant="secondary" onPress={onClear}>
            {t('list.clear')}
          </Button>
        }
      >
        {t('list.noMatch.body')}
      </EmptyState>
    </Card>
  )
}
