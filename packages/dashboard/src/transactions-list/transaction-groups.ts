import type { Transaction } from '@coffer/api-client/transactions'
import type { CalendarDate } from '@coffer/domain/calendar'
import { groupByTime } from '@coffer/domain/transaction-dates'

/** What is still to come, or what has the date it is shown under in one month. */
export interface TransactionGroup {
  /** "2026-11" for a month. */
  key: 'upcoming' | `${number}-${number}`
  month: { year: number; month: number } | null
  transactions: Transaction[]
}

/** The groups of a list that is sorted by the date it shows: upcoming ones first, then each month, the newest first. */
export function transactionGroups(sorted: readonly Transaction[], today: CalendarDate): TransactionGroup[] {
  const { upcoming, past } = groupByTime(sorted, today)
  const groups: TransactionGroup[] = []
  if (upcoming.length > 0) groups.push({ key: 'upcoming', month: null, transactions: upcoming })
  let last: TransactionGroup | undefined
  for (const transaction of past) {
    const [year = 0, month = 0] = transaction.effectiveOn.split('-').map(Number)
    const key = `${year}-${month}` as const
    if (last?.key !== key) {
      last = { key, month: { year, month }, transactions: [] }
      groups.push(last)
    }
    last.transactions.push(transaction)
  }
  return groups
}
