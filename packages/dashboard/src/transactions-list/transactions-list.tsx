import type { Transaction } from '@coffer/api-client/transactions'
import { useFormats } from '@coffer/i18n/formats'
import { Button } from '@coffer/ui-kit/button'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Card, Stack } from '@coffer/ui-kit/layout'
import { VirtualList } from '@coffer/ui-kit/virtual-list'
import { useDeferredValue, useMemo, useState } from 'react'
import { TransactionRow } from '../transaction/transaction-row.tsx'
import { useWords } from '../words.ts'
import { findTransactions, type Search, searchable } from './find-transactions.ts'
import { SearchFields } from './search-fields.tsx'

const everything: Search = { text: '', status: 'all' }
// Pixels at the default size of text; a narrow row gives its title a second line.
const ROW = { narrow: 100, wide: 80 }
const WIDE = '(min-width: 56.25em)'

/** A list of any length, narrowed as a person types. */
export function TransactionsList({ transactions }: { transactions: readonly Transaction[] }) {
  const t = useWords()
  const { number } = useFormats()
  const [search, setSearch] = useState(everything)
  const settled = useDeferredValue(search)
  const all = useMemo(
    () =>
      searchable(transactions, ({ direction, status }) =>
        [t(`direction.${direction}`), t(`status.${status}`)].join('\n'),
      ),
    [transactions, t],
  )
  const found = useMemo(() => findTransactions(all, settled), [all, settled])
  if (transactions.length === 0) {
    return (
      <Card>
        <EmptyState icon="transactions" title={t('list.none.title')}>
          {t('list.none.body')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Stack gap={24}>
      <SearchFields search={search} onSearch={setSearch} />
      <output>{t('list.count', { count: found.length, formatted: number(found.length) })}</output>
      <Card>
        {found.length === 0 ? (
          <EmptyState
            icon="search"
            title={t('list.noMatch.title')}
            action={
              <Button variant="secondary" onPress={() => setSearch(everything)}>
                {t('list.clear')}
              </Button>
            }
          >
            {t('list.noMatch.body')}
          </EmptyState>
        ) : (
          <VirtualList
            items={found}
            keyOf={({ uuid }) => uuid}
            rowHeight={rowHeight()}
            label={t('list.label')}
          >
            {(transaction) => <TransactionRow transaction={transaction} />}
          </VirtualList>
        )}
      </Card>
    </Stack>
  )
}

const rowHeight = (): number => (matchMedia(WIDE).matches ? ROW.wide : ROW.narrow)
