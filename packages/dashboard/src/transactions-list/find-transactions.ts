import type { Transaction } from '@coffer/api-client/transactions'
import { amountText } from '@coffer/domain/money'
import { shownDate } from '../transaction/shown-date.ts'
import type { Filter } from './filter.ts'

/** A transaction with what can be searched in it, folded once. */
export interface Searchable {
  transaction: Transaction
  text: string
}

const ASCII = /^[\0-\x7f]*$/

/** Folds a text so that neither case, accents, commas nor dollar signs matter. */
function fold(text: string): string {
  const plain = ASCII.test(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain.replaceAll(/[,$]/g, '').toLowerCase()
}

/** Makes transactions searchable by description, amount and the words that say them. */
export const searchable = (
  transactions: readonly Transaction[],
  wordsOf: (transaction: Transaction) => string,
): Searchable[] =>
  transactions.map((transaction) => ({
    transaction,
    text: fold(`${transaction.description}\n${amountText(transaction.amount)}\n${wordsOf(transaction)}`),
  }))

/** Those that hold every word of a text, of which there is one at least. The order stays. */
export function holding(all: readonly Searchable[], text: string): Transaction[] {
  const words = wordsIn(text)
  return all.filter((one) => words.every((word) => one.text.includes(word))).map((one) => one.transaction)
}

/** The words of a text as they are looked for. */
export const wordsIn = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .filter((word) => word !== '')

/** Those of a status, a direction and a time, the first and the last day with them. The order stays. */
export function within(all: readonly Transaction[], filter: Omit<Filter, 'text'>): readonly Transaction[] {
  const { status, direction, from, to } = filter
  return all.filter(
    (one) =>
      (status === 'all' || one.status === status) &&
      (direction === 'all' || one.direction === direction) &&
      (from === '' || shownDate(one) >= from) &&
      (to === '' || shownDate(one) <= to),
  )
}
