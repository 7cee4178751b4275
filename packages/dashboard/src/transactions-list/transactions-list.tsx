import type { Transaction } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { utcDate } from '@coffer/domain/calendar'
import { useFormats } from '@coffer/i18n/formats'
import { Button } from '@coffer/ui-kit/button'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Icon } from '@coffer/ui-kit/icon'
import { Card, Cluster, Stack } from '@coffer/ui-kit/layout'
import { media, space } from '@coffer/ui-kit/tokens'
import { VirtualList } from '@coffer/ui-kit/virtual-list'
import { styled } from 'styled-components'
import { useMovementWords } from '../transaction/movement-words.ts'
import { TransactionRow } from '../transaction/transaction-row.tsx'
import type { OpenTransaction } from '../transaction/use-open-transaction.ts'
import { useWords } from '../words.ts'
import { download } from './download.ts'
import { everything, type Filter } from './filter.ts'
import { FilterFields } from './filter-fields.tsx'
import { transactionsCsv } from './transactions-csv.ts'
import { useFound } from './use-found.ts'
import { DRAWER, useWide } from './use-wide.ts'

// Pixels at the default size of text; a narrow row gives its title a second line.
const ROW = { narrow: 100, wide: 80 }

// Each row keeps its distance from the edge itself, so that its ground goes from edge to edge.
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
  transactions: readonly Transaction[]
  /** These are all of them, not the first of a long list. */
  isWhole: boolean
  filter: Filter
  onFilter: (filter: Filter) => void
  open: OpenTransaction
  /** The one whose details are beside the list. */
  opened: string | null
}

/** A list of any length, narrowed as a person types, and what it leaves as a file. */
export function TransactionsList({
  transactions,
  isWhole,
  filter,
  onFilter,
  open,
  opened,
}: TransactionsListProps) {
  const t = useWords()
  const words = useMovementWords()
  const { number } = useFormats()
  const found = useFound(transactions, filter)
  const rowHeight = useWide(DRAWER) && opened === null ? ROW.wide : ROW.narrow
  const save = () =>
    download(t('csv.file', { date: utcDate(providerNow()) }), transactionsCsv(found, t, words), 'text/csv')
  return (
    <Stack gap={16}>
      <FilterFields filter={filter} onFilter={onFilter} />
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
              <Button variant="secondary" onPress={() => onFilter(everything)}>
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
              rowHeight={rowHeight}
              label={t('list.label')}
            >
              {(transaction) => (
                <TransactionRow
                  transaction={transaction}
                  open={open}
                  isOpened={transaction.uuid === opened}
                />
              )}
            </VirtualList>
          </Rows>
        </Card>
      )}
    </Stack>
  )
}
