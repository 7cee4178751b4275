import type { Transaction } from '@coffer/api-client/transactions'
import { addDays, type CalendarDate, easternDate } from '@coffer/domain/calendar'
import { accrueDay, postInterest } from '@coffer/domain/interest'
import { hasMoved, signedAmount } from '../transaction/movement.ts'

/** The end of one day, in cents. `interest` is what that balance earns on the day, rounded. */
export interface DailyBalance {
  date: CalendarDate
  balance: number
  interest: number
}

type Movement = Pick<Transaction, 'direction' | 'status' | 'amount' | 'dateProcessed'>

/**
 * The balance at the end of each of the last `days` days up to `today`, oldest first.
 * Computed backwards from the current balance, so that the last day always equals the balance shown.
 */
export function dailyBalances(
  transactions: readonly Movement[],
  currentBalance: number,
  { today, days, apy }: { today: CalendarDate; days: number; apy: string },
): DailyBalance[] {
  const first = addDays(today, 1 - days)
  const changes = new Map<CalendarDate, number>()
  for (const transaction of transactions) {
    const date = dayOf(transaction, first)
    if (date !== null) changes.set(date, (changes.get(date) ?? 0) + signedAmount(transaction))
  }

  const backwards: DailyBalance[] = []
  let balance = currentBalance
  for (let date = today; date >= first; date = addDays(date, -1)) {
    backwards.push({ date, balance, interest: postInterest(accrueDay(balance, apy)).cents })
    balance -= changes.get(date) ?? 0
  }
  return backwards.toReversed()
}

/** Interest earned over the days, in cents: rounded once, as the bank does, not day by day. */
export function interestEarned(days: readonly DailyBalance[], apy: string): number {
  return postInterest(days.reduce((sum, { balance }) => sum + accrueDay(balance, apy), 0n)).cents
}

/** The Eastern date on which the transaction settled; null if it did not, or before the first day. */
function dayOf({ status, dateProcessed }: Movement, first: CalendarDate): CalendarDate | null {
  // A UTC date is never before the Eastern date, so that most of a long history is skipped cheaply.
  if (!hasMoved(status) || dateProcessed === null || dateProcessed.slice(0, 10) < first) return null
  const date = dateProcessed.length === 10 ? dateProcessed : easternDate(dateProcessed)
  return date >= first ? date : null
}
