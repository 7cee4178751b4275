import { callVoid, type CallOptions } from '../transport/call.ts'
import { callForList, type ListRequest } from '../transport/long-list.ts'
import { transactionSchema, type Transaction } from './schema.ts'

/** GET /transactions, newest first; of a long list the first ones are given ahead. */
export const fetchTransactions = ({
  signal,
  onFirst,
}: CallOptions & Pick<ListRequest<Transaction>, 'onFirst'> = {}): Promise<Transaction[]> =>
  callForList({ method: 'GET', path: '/transactions', entry: transactionSchema, signal, onFirst })

/** Cancels one that is not submitted yet; fails with `invalid` once it is. */
export const voidTransaction = (uuid: string, { signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'POST', path: '/transactions/{uuid}/void', params: { uuid }, signal })

/** What became of a cancelation whose answer was lost: null where the transaction stands as before. */
export async function verifyVoided(uuid: string): Promise<{ answer: undefined } | null> {
  const status = (await fetchTransactions()).find((one) => one.uuid === uuid)?.status
  return status === 'Voided' || status === 'Cancelled' ? { answer: undefined } : null
}
