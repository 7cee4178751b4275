import type { Transaction } from '@coffer/api-client/transactions'
import { type CalendarDate, utcDate } from '@coffer/domain/calendar'
import { isScheduledDeposit } from '@coffer/domain/transfers'

/** The day that a transaction is listed under: the one it waits for, else when it last went on. */
export function shownDate(transaction: Transaction): CalendarDate {
  const { scheduledFor, dateProcessed, dateSubmitted, dateCreated } = transaction
  if (scheduledFor !== null && isScheduledDeposit(transaction)) return scheduledFor
  return utcDate(dateProcessed ?? dateSubmitted ?? dateCreated)
}
