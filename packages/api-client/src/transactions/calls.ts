import { byNewestDate } from '@coffer/domain/transaction-dates'
import { callVoid, type CallOptions } from '../transport/call.ts'
import { callForList, type ListRequest } from '../transport/long-list.ts'
import { transactionSchema, type Transaction } from './schema.ts'

/**
 * GET /transactions, sorted by the displayed date, newest first; `onFirst` gets the first entries of a long list early.
 */
export async function fetchTransactions({
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
