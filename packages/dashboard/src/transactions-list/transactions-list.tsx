import type { Transaction } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { easternDate } from '@coffer/domain/calendar'
import { groupByTime } from '@coffer/domain/transaction-dates'
import { type QueryLike, QueryBoundary } from '@coffer/errors/query-boundary'
import { useFormats } from '@coffer/i18n/formats'
import { Button } from '@coffer/ui-kit/button'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Icon } from '@coffer/ui-kit/icon'
import { Card, Cluster, Stack } from '@coffer/ui-kit/layout'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useMemo } from 'react'
import { useTransactionLabels } from '../transaction/use-transaction-labels.ts'
import type { OpenTransaction } from '../transaction/use-open-transaction.ts'
import { useTranslations } from '../messages.ts'
import { download } from './download.ts'
import { everything, type Filter } from './filter.ts'
import { FilterFields } from './filter-fields.tsx'
import { TransactionGroup } from './transaction-group.tsx'
import { transactionsCsv } from './transactions-csv.ts'
import { useFilteredTransactions } from './use-filtered-transactions.ts'

interface TransactionsListProps {
  query: QueryLike<readonly Transaction[]>
  filter: Filter
  onFilter: (filter: Filter) => void
  /** These are all of them, not the first of a long list. */
  isWhole: boolean
  open: OpenTransaction
  /** The one whose details are beside the list. */
  opened: string | null
}

/** A list of any length, narrowed as a person types, even before it is there; what it leaves can be saved as a file. */
export function TransactionsList({ query, filter, onFilter, isWhole, open, opened }: TransactionsListProps) {
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
            isWhole={isWhole}
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

function Found({ transactions, filter, onClear, isWhole, open, opened }: FoundProps) {
  const t = useTranslations()
  const words = useTransactionLabels()
  const { number } = useFormats()
  const found = useFilteredTransactions(transactions, filter)
  const today = easternDate(providerNow())
  const { upcoming, past } = useMemo(() => groupByTime(found, today), [found, today])
  const save = () =>
    download(t('csv.file', { date: today }), transactionsCsv([...upcoming, ...past], t, words), 'text/csv')
  return (
    <>
      <Cluster justify="between">
        <output>
          {isWhole
            ? t('list.count', { count: found.length, formatted: number(found.length) })
            : t('list.more')}
        </output>
        {isWhole && found.length > 0 && (
          <Button variant="quiet" onPress={save}>
            <Icon name="download" size="small" />
            {t('csv.save')}
          </Button>
        )}
      </Cluster>
      {found.length === 0 && isWhole ? (
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
      ) : (
        <>
          {upcoming.length > 0 && (
            <TransactionGroup
              title={t('list.upcoming')}
              label={t('list.upcoming.label')}
              transactions={upcoming}
              open={open}
              opened={opened}
            />
          )}
          {past.length > 0 && (
            <TransactionGroup
              title={upcoming.length > 0 ? t('list.past') : null}
              label={t('list.label')}
              transactions={past}
              open={open}
              opened={opened}
            />
          )}
        </>
      )}
    </>
  )
}
