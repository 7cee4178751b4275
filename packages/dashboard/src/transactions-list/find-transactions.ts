import type { Transaction } from '@coffer/api-client/transactions'
import { amountText } from '@coffer/domain/money'
import { toFilterName, getStatusName } from '../transaction/status-name.ts'
import type { Filter } from './filter.ts'

/** A transaction with its normalized searchable text. */
export interface Searchable {
  transaction: Transaction
  text: string
}

const ASCII = /^[\0-\x7f]*$/

/** Normalizes a text so that case, accents, commas and dollar signs do not matter. */
function fold(text: string): string {
  const plain = ASCII.test(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain.replaceAll(/[,$]/g, '').toLowerCase()
}

/** Indexes transactions by description, amount and labels. */
export const searchIndex = (
  transactions: readonly Transaction[],
  labelsOf: (transaction: Transaction) => string,
): Searchable[] =>
  transactions.map((transaction) => ({
    transaction,
    text: fold(`${transaction.description}\n${amountText(transaction.amount)}\n${labelsOf(transaction)}`),
  }))

/** The transactions that contain every word of a non-empty text, in their order. */
export function matchingText(all: readonly Searchable[], text: string): Transaction[] {
  const words = splitWords(text)
  return all.filter((one) => words.every((word) => one.text.includes(word))).map((one) => one.transaction)
}

/** The normalized words of a search text. */
export const splitWords = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .filter((word) => word !== '')

/** The transactions of a status, a direction and an inclusive period, in their order. */
export function matchingFilter(
  all: readonly Transaction[],
  filter: Omit<Filter, 'text'>,
): readonly Transaction[] {
  const { status, direction, from, to } = filter
  const name = status === 'all' ? null : toFilterName(status)
  return all.filter(
    (one) =>
      (name === null || getStatusName(one) === name) &&
      (direction === 'all' || one.direction === direction) &&
      (from === '' || one.effectiveOn >= from) &&
      (to === '' || one.effectiveOn <= to),
  )
}
