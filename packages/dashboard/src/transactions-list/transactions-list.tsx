import type { Transaction } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { utcDate } from '@coffer/domain/calendar'
import { type QueryLike, QueryBoundary } from '@coffer/errors/query-boundary'
import { useFormats } from '@coffer/i18n/formats'
import { Button } from '@coffer/ui-kit/button'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Icon } from '@coffer/ui-kit/icon'
import { Card, Cluster, Stack } from '@coffer/ui-kit/layout'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { media, space } from '@coffer/ui-kit/tokens'
import { VirtualList } from '@coffer/ui-kit/virtual-list'
import { styled } from 'styled-components'
import { useTransactionLabels } from '../transaction/use-transaction-labels.ts'
import { TransactionRow } from '../transaction/transaction-row.tsx'
import type { OpenTransaction } from '../transaction/use-open-transaction.ts'
import { useTranslations } from '../messages.ts'
import { download } from './download.ts'
import { everything, type Filter } from './filter.ts'
import { FilterFields } from './filter-fields.tsx'
import { transactionsCsv } from './transactions-csv.ts'
import { useFilteredTransactions } from './use-filtered-transactions.ts'
import { DRAWER, useMediaQuery } from './use-media-query.ts'

// Height in pixels at the default size of text: where a row is narrow, its title has a second line.
const ROW = { narrow: { height: 100, titleLines: 2 }, wide: { height: 80, titleLines: 1 } } as const

// Each row keeps its distance from the edge itself, so that its background goes from edge to edge.
const Rows = styled.div`
  --row-inset: ${space[16]};

  padding-block: ${space[8]};

  li[aria-posinset='1'] {
    --row-line: 0;
  }

  ${media.drawer} {
    --row-inset: ${space[24]};
  }
`

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
  const row = useMediaQuery(DRAWER) && opened === null ? ROW.wide : ROW.narrow
  const save = () =>
    download(t('csv.file', { date: utcDate(providerNow()) }), transactionsCsv(found, t, words), 'text/csv')
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
        <Card isFlush>
          <Rows>
            <VirtualList
              items={found}
              keyOf={({ uuid }) => uuid}
              rowHeight={row.height}
              label={t('list.label')}
            >
              {(transaction) => (
                <TransactionRow
                  transaction={transaction}
                  open={open}
                  isOpened={transaction.uuid === opened}
                  titleLines={row.titleLines}
                />
              )}
            </VirtualList>
          </Rows>
        </Card>
      )}
    </>
  )
}
