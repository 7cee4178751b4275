import { queryOptions, skipToken } from '@tanstack/react-query'
import { fetchTransactions } from './calls.ts'
import type { Transaction } from './schema.ts'

/** The first entries of a long list while the rest is being read. Sends no request itself. */
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
        // Reset rather than removed: a removed query stays in memory, with its list, as long as it is observed.
        await client.resetQueries({ queryKey })
      }
    },
  })
