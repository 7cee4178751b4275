import type { Transaction } from '@coffer/api-client/transactions'
import { easternDate } from '@coffer/domain/calendar'
import { hasMoved, signedAmount } from '../transaction/movement.ts'

export type Movement = Pick<
  Transaction,
  | 'uuid'
  | 'direction'
  | 'status'
  | 'amount'
  | 'effectiveOn'
  | 'postedOn'
  | 'dateSettled'
  | 'dateProcessed'
  | 'dateCreated'
>

/** One change of the balance, on a bank day. A transfer returned after it settled has two. */
export interface Posting {
  uuid: string
  day: string
  instant: number
  cents: number
  isReturn: boolean
}

/**
 * The balance in cents, by uuid, after each settled transaction and each return: counted back from the current balance
 * over all transactions of the account, in the order of the list. Null if it cannot be known exactly: unless the first
 * balance is zero, a posting is missing.
 */
export function runningBalances(
  transactions: readonly Movement[],
  currentBalance: number,
): ReadonlyMap<string, number> | null {
  if (!isEverySettlementKnown(transactions)) return null
  const balances = new Map<string, number>()
  let balance = currentBalance
  for (const { uuid, cents } of transactions.flatMap(toPostings).toSorted(byNewestPosting)) {
    if (!balances.has(uuid)) balances.set(uuid, balance)
    balance -= cents
  }
  return balance === 0 ? balances : null
}

/** If the provider does not report settlement dates, it is unknown whether a returned transfer had settled. */
const isEverySettlementKnown = (transactions: readonly Movement[]): boolean =>
  transactions.every(({ status }) => status !== 'Returned') ||
  transactions.every(({ status, dateSettled }) => !hasMoved(status) || dateSettled !== null)

/** The changes of the balance by a transaction, newest first; empty if no money has moved. */
export function toPostings(transaction: Movement): Posting[] {
  const { uuid, status, effectiveOn, postedOn, dateSettled, dateProcessed, dateCreated } = transaction
  const cents = signedAmount(transaction)
  const last = { uuid, day: effectiveOn, instant: Date.parse(dateProcessed ?? dateCreated), isReturn: false }
  if (hasMoved(status)) return [{ ...last, cents }]
  if (status !== 'Returned' || dateSettled === null) return []
  const settled = {
    uuid,
    day: postedOn ?? easternDate(dateSettled),
    instant: Date.parse(dateSettled),
    cents,
    isReturn: false,
  }
  return [{ ...last, cents: -cents, isReturn: true }, settled]
}

/** The order of the list. The sort is stable, so postings of the same instant keep their order. */
const byNewestPosting = (one: Posting, other: Posting): number =>
  one.day === other.day ? other.instant - one.instant : one.day < other.day ? 1 : -1
