import type { Account } from '@coffer/api-client/accounts'
import type { Transaction } from '@coffer/api-client/transactions'
import { addDays, type CalendarDate } from '@coffer/domain/calendar'
import { accrueDay, postInterest } from '@coffer/domain/interest'
import { dailyBalances } from './daily-balances.ts'

export interface NextInterest {
  /** The last day of the month: the bank posts a month's interest then. */
  on: CalendarDate
  /**
   * Cents: the interest accrued in the month, and that of the rest of the month if the balance stays the same. The
   * payment can differ by a cent, because the bank carries fractions of a cent over from earlier months.
   */
  estimate: number
}

/** The next interest payment; null if none is expected. */
export function nextInterest(
  { currentBalance, apy, closingSince }: Pick<Account, 'currentBalance' | 'apy' | 'closingSince'>,
  transactions: readonly Pick<Transaction, 'direction' | 'status' | 'amount' | 'effectiveOn'>[],
  today: CalendarDate,
): NextInterest | null {
  if (closingSince !== null) return null
  const on = lastDayOfMonth(today)
  const days = dailyBalances(transactions, currentBalance, { today, days: Number(today.slice(8)), apy })
  let accrued = days.reduce((sum, { earning }) => sum + accrueDay(earning, apy), 0n)
  for (let day = addDays(today, 1); day <= on; day = addDays(day, 1))
    accrued += accrueDay(currentBalance, apy)
  const estimate = postInterest(accrued).cents
  return estimate > 0 ? { on, estimate } : null
}

function lastDayOfMonth(date: CalendarDate): CalendarDate {
  const next = addDays(`${date.slice(0, 7)}-01`, 31)
  return addDays(`${next.slice(0, 7)}-01`, -1)
}
