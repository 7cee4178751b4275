import type { Transaction } from '@coffer/api-client/transactions'
import { addDays, type CalendarDate } from '@coffer/domain/calendar'
import { accrueDay, postInterest } from '@coffer/domain/interest'
import { hasMoved, signedAmount } from '../transaction/movement.ts'

/**
 * The balance at the end of a day, in cents. `earning` is the part that earns interest on that day: posted interest earns
 * only from the next day. `interest` is the interest of the day, rounded.
 */
export interface DailyBalance {
  date: CalendarDate
  balance: number
  earning: number
  interest: number
}

type Movement = Pick<Transaction, 'direction' | 'status' | 'amount' | 'effectiveOn'>

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
  const posted = new Map<CalendarDate, number>()
  for (const transaction of transactions) {
    const { status, direction, effectiveOn: date } = transaction
    if (!hasMoved(status) || date < first) continue
    const cents = signedAmount(transaction)
    changes.set(date, (changes.get(date) ?? 0) + cents)
    if (direction === 'ServiceToPrimary') posted.set(date, (posted.get(date) ?? 0) + cents)
  }

  const backwards: DailyBalance[] = []
  let balance = currentBalance
  for (let date = today; date >= first; date = addDays(date, -1)) {
    const earning = balance - (posted.get(date) ?? 0)
    backwards.push({ date, balance, earning, interest: postInterest(accrueDay(earning, apy)).cents })
    balance -= changes.get(date) ?? 0
  }
  return backwards.toReversed()
}

/** The first bank day on which money moved; null before. */
export const firstMovement = (transactions: readonly Movement[]): CalendarDate | null =>
  transactions
    .filter(({ status }) => hasMoved(status))
    .map(({ effectiveOn }) => effectiveOn)
    .toSorted()
    .at(0) ?? null

/** Interest earned over the days, in cents: rounded once, as the bank does, not day by day. */
export function interestEarned(days: readonly DailyBalance[], apy: string): number {
  return postInterest(days.reduce((sum, { earning }) => sum + accrueDay(earning, apy), 0n)).cents
}
