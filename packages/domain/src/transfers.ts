import {
  availableFrom,
  type CalendarDate,
  easternDate,
  type Instant,
  isBusinessDay,
  nextBusinessDay,
  businessDayFrom,
  submissionDate,
  weekday,
} from './calendar.ts'
import type { TransactionDirection, TransactionStatus } from './status.ts'

/** Why a transfer leaves later than asked for. */
export type Delay = 'saturday' | 'sunday' | 'holiday' | 'late'

const restOf = (date: CalendarDate): Exclude<Delay, 'late'> =>
  weekday(date) === 6 ? 'saturday' : weekday(date) === 0 ? 'sunday' : 'holiday'

/** The days of a transfer by the bank's calendar: it leaves, arrives the next business day, and can be used the one after. */
export type TransferDates = {
  leaves: CalendarDate
  arrives: CalendarDate
  available: CalendarDate
  /** Null when it leaves on the day that was asked for. */
  delay: Delay | null
}

const datesFrom = (leaves: CalendarDate, delay: Delay | null): TransferDates => ({
  leaves,
  arrives: nextBusinessDay(leaves),
  available: easternDate(availableFrom(leaves)),
  delay,
})

/** A transfer accepted at an instant: it leaves the same day before 16:00 Eastern on a business day. */
export function datesOfNow(instant: Instant): TransferDates {
  const leaves = submissionDate(instant)
  const today = easternDate(instant)
  if (leaves === today) return datesFrom(leaves, null)
  return datesFrom(leaves, isBusinessDay(today) ? 'late' : restOf(today))
}

/** A transfer asked for on a day to come. */
export function datesOfDay(date: CalendarDate): TransferDates {
  const leaves = businessDayFrom(date)
  return datesFrom(leaves, leaves === date ? null : restOf(date))
}

/** What these rules need of a transaction. */
export type Moving = {
  direction: TransactionDirection
  status: TransactionStatus
  amount: number
  dateCreated: string
  scheduledFor: CalendarDate | null
}

const isWaitingForDay = ({ status, scheduledFor }: Moving): boolean =>
  status === 'Initiated' && scheduledFor !== null

/** A deposit that waits for its day: it can be changed and cancelled. */
export const isScheduledDeposit = (transaction: Moving): boolean =>
  transaction.direction === 'LinkedToPrimary' && isWaitingForDay(transaction)

const cameToNothing = (status: TransactionStatus): boolean =>
  status === 'Voided' || status === 'Returned' || status === 'Cancelled'

/** Cents that may still be moved in this direction today; what was scheduled for its day does not count. */
export function leftToday(
  transactions: readonly Moving[],
  { direction, daily, now }: { direction: TransactionDirection; daily: number; now: Instant },
): number {
  const today = easternDate(now)
  const moved = transactions
    .filter(
      (one) =>
        one.direction === direction &&
        one.scheduledFor === null &&
        !cameToNothing(one.status) &&
        easternDate(one.dateCreated) === today,
    )
    .reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, daily - moved)
}

/** What an account must still finish before it can close, and what closing calls off. */
export type BeforeClosing<One extends Moving> = {
  /** On their way: closing waits for them. */
  underWay: One[]
  /** Waiting for their day: closing cancels them. */
  scheduled: One[]
}

/** §7: an account with transactions pending is not closed. */
export function beforeClosing<One extends Moving>(transactions: readonly One[]): BeforeClosing<One> {
  const open = transactions.filter(
    ({ status }) => status === 'Initiated' || status === 'Pending' || status === 'Submitted',
  )
  return {
    underWay: open.filter((one) => !isWaitingForDay(one)),
    scheduled: open.filter(isWaitingForDay),
  }
}
