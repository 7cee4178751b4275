import { businessDayFrom, type CalendarDate, easternDate, interestDate, submissionDate } from './calendar.ts'
import type { TransactionDirection, TransactionStatus } from './status.ts'

/** The fields of a transaction that decide its date. `date…` are instants, the others bank days. */
export type DatedTransaction = {
  direction: TransactionDirection
  status: TransactionStatus
  dateCreated: string
  dateSubmitted: string | null
  dateProcessed: string | null
  scheduledFor: CalendarDate | null
  postedOn: CalendarDate | null
}

/**
 * The bank day under which a transaction is shown, on every screen and in every file. While it is pending: the business
 * day on which it leaves, as its review promised. Afterwards: the day its money counts from, or the day it was returned
 * or canceled.
 */
export function effectiveDate(transaction: DatedTransaction): CalendarDate {
  const { direction, status, dateCreated, dateSubmitted, dateProcessed, postedOn } = transaction
  switch (status) {
    case 'Settled': {
      const settled = dateProcessed ?? dateCreated
      return postedOn ?? (direction === 'ServiceToPrimary' ? interestDate(settled) : easternDate(settled))
    }
    case 'Returned':
    case 'Voided':
    case 'Cancelled':
      return easternDate(dateProcessed ?? dateCreated)
    case 'Submitted':
      return dateSubmitted === null ? departureDate(transaction) : easternDate(dateSubmitted)
    case 'Initiated':
    case 'Pending':
      return departureDate(transaction)
    default:
      return status satisfies never
  }
}

/** The business day on which a transaction that was not submitted yet leaves. */
export const departureDate = ({
  scheduledFor,
  dateCreated,
}: Pick<DatedTransaction, 'scheduledFor' | 'dateCreated'>): CalendarDate =>
  scheduledFor === null ? submissionDate(dateCreated) : businessDayFrom(scheduledFor)

/** The fields of a transaction that decide its place in a list. */
export type ListedTransaction = Pick<
  DatedTransaction,
  'status' | 'dateCreated' | 'dateSubmitted' | 'dateProcessed' | 'scheduledFor'
> & { effectiveOn: CalendarDate }

/** The order of every list: newest date first, and the latest progress first within a day. */
export function byNewestDate(one: ListedTransaction, other: ListedTransaction): number {
  if (one.effectiveOn !== other.effectiveOn) return one.effectiveOn < other.effectiveOn ? 1 : -1
  return latestProgress(other) - latestProgress(one)
}

const latestProgress = ({ dateProcessed, dateSubmitted, dateCreated }: ListedTransaction): number =>
  Date.parse(dateProcessed ?? dateSubmitted ?? dateCreated)

/** Whether it is upcoming: a scheduled deposit, or a transfer that leaves after today. */
const isUpcoming = ({ status, scheduledFor, effectiveOn }: ListedTransaction, today: CalendarDate): boolean =>
  (status === 'Initiated' && scheduledFor !== null) ||
  ((status === 'Initiated' || status === 'Pending') && effectiveOn > today)

/** Groups a list that is sorted by `byNewestDate`: upcoming transactions, the soonest first, and the rest in order. */
export const groupByTime = <One extends ListedTransaction>(
  sorted: readonly One[],
  today: CalendarDate,
): { upcoming: One[]; past: One[] } => ({
  upcoming: sorted.filter((one) => isUpcoming(one, today)).toReversed(),
  past: sorted.filter((one) => !isUpcoming(one, today)),
})
