import type { Transaction } from '@coffer/api-client/transactions'
import { addDays, type CalendarDate, easternDate } from '@coffer/domain/calendar'
import { hasMoved, signedAmount } from '../transaction/movement.ts'

/** The end of one day, in cents. `interest` is what was earned since the first day shown. */
export interface DailyBalance {
  date: CalendarDate
  balance: number
  interest: number
}

type Movement = Pick<Transaction, 'direction' | 'status' | 'amount' | 'dateProcessed'>

/**
 * The balance at the end of each of the last `days` days up to `today`, oldest first.
 * Worked out backwards from the current balance, so that the last day is always the balance that is shown.
 */
export function dailyBalances(
  transactions: readonly Movement[],
  currentBalance: number,
  { today, days }: { today: CalendarDate; days: number },
): DailyBalance[] {
  const first = addDays(today, 1 - days)
  const moved = new Map<CalendarDate, { change: number; interest: number }>()
  for (const transaction of transactions) {
    const date = dayOf(transaction, first)
    if (date === null) continue
    const change = signedAmount(transaction)
    const day = moved.get(date) ?? { change: 0, interest: 0 }
    moved.set(date, { change: day.change + change, interest: day.interest + interestIn(transaction) })
  }

  const backwards: DailyBalance[] = []
  let balance = currentBalance
  for (let date = today; date >= first; date = addDays(date, -1)) {
    const day = moved.get(date)
    backwards.push({ date, balance, interest: day?.interest ?? 0 })
    balance -= day?.change ?? 0
  }
  let earned = 0
  return backwards.reverse().map((day) => {
    earned += day.interest
    return { ...day, interest: earned }
  })
}

/** The bank's day on which the money moved; null when it did not, or before the first day. */
function dayOf({ status, dateProcessed }: Movement, first: CalendarDate): CalendarDate | null {
  // An instant's UTC date is never before the bank's, so that most of a long history is passed over cheaply.
  if (!hasMoved(status) || dateProcessed === null || dateProcessed.slice(0, 10) < first) return null
  const date = dateProcessed.length === 10 ? dateProcessed : easternDate(dateProcessed)
  return date >= first ? date : null
}

const interestIn = ({ direction, amount }: Movement): number => (direction === 'ServiceToPrimary' ? amount : 0)
