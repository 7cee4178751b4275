import { callVoid, type CallOptions } from '../transport/call.ts'
import { callForList, type ListRequest } from '../transport/long-list.ts'
import { transactionSchema, type Transaction } from './schema.ts'
import { byNewestDate } from '@coffer/domain/transaction-dates'
import { queryOptions, skipToken } from '@tanstack/react-query'

export type { Transaction } from './schema.ts'

/**
 * GET /transactions, sorted by the displayed date, newest first; `onFirst` gets the first entries of a long list early.
 */
async function fetchTransactions({
  signal,
  onFirst,
}: CallOptions & Pick<ListRequest<Transaction>, 'onFirst'> = {}): Promise<Transaction[]> {
  const transactions = await callForList<Transaction>({
    method: 'GET',
    path: '/transactions',
    entry: transactionSchema,
    signal,
    onFirst: onFirst && ((first) => onFirst(first.toSorted(byNewestDate))),
  })
  return transactions.toSorted(byNewestDate)
}

/** Cancels a transaction. Fails with `invalid` if it was already submitted. */
export const voidTransaction = (uuid: string, { signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'POST', path: '/transactions/{uuid}/void', params: { uuid }, signal })

/** Whether a cancelation with a lost response succeeded; null if it did not. */
export async function verifyVoided(uuid: string): Promise<{ answer: undefined } | null> {
  const status = (await fetchTransactions()).find((one) => one.uuid === uuid)?.status
  return status === 'Voided' || status === 'Cancelled' ? { answer: undefined } : null
}

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
