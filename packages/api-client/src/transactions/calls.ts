import { call, tell, type CallOptions } from '../transport/call.ts'
import { transactionsSchema, type Transaction } from './schema.ts'

/** GET /transactions, newest first. */
export const fetchTransactions = ({ signal }: CallOptions = {}): Promise<Transaction[]> =>
  call({ method: 'GET', path: '/transactions', schema: transactionsSchema, signal })

/** Cancels one that is not submitted yet; fails with `invalid` once it is. */
export const voidTransaction = (uuid: string, { signal }: CallOptions = {}): Promise<void> =>
  tell({ method: 'POST', path: '/transactions/{uuid}/void', params: { uuid }, signal })
