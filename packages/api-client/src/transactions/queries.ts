import { queryOptions, skipToken } from '@tanstack/react-query'
import { fetchTransactions } from './calls.ts'
import type { Transaction } from './schema.ts'

/** The first entries of a long list while the rest is being read. Fetches nothing itself. */
export const firstTransactionsQuery = () =>
  queryOptions<readonly Transaction[]>({ queryKey: ['first-transactions'], queryFn: skipToken })

export const transactionsQuery = () =>
  queryOptions({
    queryKey: ['transactions'],
    async queryFn({ client, signal }) {
      const { queryKey } = firstTransactionsQuery()
      try {
        return await fetchTransactions({ signal, onFirst: (first) => client.setQueryData(queryKey, first) })
      } finally {
        // Not removed: a removed query stays in memory with the list that observes it.
        await client.resetQueries({ queryKey })
      }
    },
  })
