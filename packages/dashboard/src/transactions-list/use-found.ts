import type { Transaction } from '@coffer/api-client/transactions'
import { useDeferredValue, useMemo } from 'react'
import { useMovementWords } from '../transaction/movement-words.ts'
import type { Filter } from './filter.ts'
import { holding, searchable, within, wordsIn } from './find-transactions.ts'

/** The transactions that a filter leaves, a moment after it was chosen, so that typing never waits for them. */
export function useFound(transactions: readonly Transaction[], filter: Filter): readonly Transaction[] {
  const words = useMovementWords()
  const { text, status, direction, from, to } = useDeferredValue(filter)
  const isSearched = wordsIn(text).length > 0
  // What can be searched is worked out for the first word, not before: mostly nobody searches.
  const index = useMemo(
    () =>
      isSearched
        ? searchable(transactions, (one) => `${words.direction(one.direction)}\n${words.status(one.status)}`)
        : null,
    [transactions, words, isSearched],
  )
  return useMemo(
    () => within(index ? holding(index, text) : transactions, { status, direction, from, to }),
    [transactions, index, text, status, direction, from, to],
  )
}
