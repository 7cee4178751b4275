import type { Transaction } from '@coffer/api-client/transactions'
import { type CalendarDate, utcDate } from '@coffer/domain/calendar'
import { isScheduledDeposit } from '@coffer/domain/transfers'

/** The date that a transaction is listed under: its scheduled day, else its latest progress. */
export function listDate(transaction: Transaction): CalendarDate {
  const { scheduledFor, status, postedOn, dateProcessed, dateSubmitted, dateCreated } = transaction
  if (scheduledFor !== null && isScheduledDeposit(transaction)) return scheduledFor
  if (status === 'Settled' && postedOn !== null) return postedOn
  return utcDate(dateProcessed ?? dateSubmitted ?? dateCreated)
}
