import type { Transaction } from '@coffer/api-client/transactions'
import { amountText } from '@coffer/domain/money'
import { type TransactionStatus, transactionStatuses } from '@coffer/domain/status'

/** What a list can be narrowed to. An empty text and `all` narrow nothing. */
export interface Search {
  text: string
  status: TransactionStatus | 'all'
}

/** A transaction with what can be searched in it, folded once. */
export interface Searchable {
  transaction: Transaction
  text: string
}

/** Folds a text so that neither case, accents, commas nor dollar signs matter. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M},$]/gu, '')
    .toLowerCase()

/** Makes transactions searchable by description, amount and the words that say them. */
export const searchable = (
  transactions: readonly Transaction[],
  wordsOf: (transaction: Transaction) => string,
): Searchable[] =>
  transactions.map((transaction) => ({
    transaction,
    text: fold([transaction.description, amountText(transaction.amount), wordsOf(transaction)].join('\n')),
  }))

/** Those that hold every word searched for and have the status. The order stays. */
export function findTransactions(all: readonly Searchable[], { text, status }: Search): Transaction[] {
  const words = fold(text)
    .split(/\s+/)
    .filter((word) => word !== '')
  return all
    .filter((one) => status === 'all' || one.transaction.status === status)
    .filter((one) => words.every((word) => one.text.includes(word)))
    .map((one) => one.transaction)
}

/** Reads a status as a select field gives it; anything else is all of them. */
export const statusSearched = (text: string): Search['status'] =>
  transactionStatuses.find((status) => status === text) ?? 'all'
