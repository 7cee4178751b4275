import type { Transaction } from '@coffer/api-client/transactions'
import { useDeferredValue, useMemo } from 'react'
import { getStatusName } from '../transaction/status-name.ts'
import { useTransactionLabels } from '../transaction/use-transaction-labels.ts'
import type { Filter } from './filter.ts'
import { matchingText, searchIndex, matchingFilter, splitWords } from './find-transactions.ts'

/** The transactions that match a filter, deferred so that typing never waits for them. */
export function useFilteredTransactions(
  transactions: readonly Transaction[],
  filter: Filter,
): readonly Transaction[] {
  const labels = useTransactionLabels()
  const { text, status, direction, from, to } = useDeferredValue(filter)
  const isSearched = splitWords(text).length > 0
  // The index is built with the first search: most visits never search.
  const index = useMemo(
    () =>
      isSearched
        ? searchIndex(
            transactions,
            (one) => `${labels.direction(one.direction)}\n${labels.status(getStatusName(one))}`,
          )
        : null,
    [transactions, labels, isSearched],
  )
  return useMemo(
    () => matchingFilter(index ? matchingText(index, text) : transactions, { status, direction, from, to }),
    [transactions, index, text, status, direction, from, to],
  )
}
