import type { Transaction } from '@coffer/api-client/transactions'
import type { CalendarDate } from '@coffer/domain/calendar'
import { hasMoved } from '../transaction/movement.ts'

/** The interest posted in a year, in cents. */
export interface YearOfInterest {
  year: number
  total: number
  /** January first. */
  months: readonly number[]
}

type Posting = Pick<Transaction, 'direction' | 'status' | 'amount' | 'effectiveOn'>

/**
 * The posted interest by the year and month of its bank day, as `interest_ytd` counts it, from the first year with
 * interest to this year, newest first. Empty before the first payment.
 */
export function interestByYear(transactions: readonly Posting[], today: CalendarDate): YearOfInterest[] {
  const credits = transactions.filter(
    ({ direction, status }) => direction === 'ServiceToPrimary' && hasMoved(status),
  )
  const first = Math.min(...credits.map(({ effectiveOn }) => toYear(effectiveOn)))
  const last = Math.max(toYear(today), ...credits.map(({ effectiveOn }) => toYear(effectiveOn)))
  if (credits.length === 0) return []
  const byMonth = new Map<string, number>()
  for (const { effectiveOn, amount } of credits) {
    const month = effectiveOn.slice(0, 7)
    byMonth.set(month, (byMonth.get(month) ?? 0) + amount)
  }
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = last - index
    const months = Array.from(
      { length: 12 },
      (__, month) => byMonth.get(`${year}-${String(month + 1).padStart(2, '0')}`) ?? 0,
    )
    return { year, months, total: months.reduce((sum, cents) => sum + cents, 0) }
  })
}

const toYear = (date: CalendarDate): number => Number(date.slice(0, 4))
