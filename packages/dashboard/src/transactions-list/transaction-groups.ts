import type { Transaction } from '@coffer/api-client/transactions'
import type { CalendarDate } from '@coffer/domain/calendar'
import { groupByTime } from '@coffer/domain/transaction-dates'

/** The upcoming transactions, or those whose displayed date is in one month. */
export interface TransactionGroup {
  /** "2026-11" for a month. */
  key: 'upcoming' | `${number}-${number}`
  month: { year: number; month: number } | null
  transactions: Transaction[]
}

/** Groups transactions sorted by their displayed date: upcoming ones first, then each month, newest first. */
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
