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
  /** When a deposit can be used; not every provider says. */
  availableFrom?: string | null
}

const isOpen = ({ status }: Moving): boolean =>
  status === 'Initiated' || status === 'Pending' || status === 'Submitted'

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

/** A deposit that has settled and cannot be used yet. */
const isHeld = (one: Moving, now: Instant): boolean =>
  one.status === 'Settled' &&
  one.direction === 'LinkedToPrimary' &&
  typeof one.availableFrom === 'string' &&
  Date.parse(one.availableFrom) > new Date(now).getTime()

/** What an account must still finish before it can close, and what closing calls off. */
export type BeforeClosing<One extends Moving> = {
  /** On their way, or arrived and held: closing waits for them. */
  underWay: One[]
  /** Waiting for their day: closing cancels them. */
  scheduled: One[]
}

/** §7: an account with transactions pending is not closed. */
export function beforeClosing<One extends Moving>(
  transactions: readonly One[],
  now: Instant,
): BeforeClosing<One> {
  return {
    underWay: transactions.filter((one) => (isOpen(one) && !isWaitingForDay(one)) || isHeld(one, now)),
    scheduled: transactions.filter(isWaitingForDay),
  }
}

/** Where money stands that an account has and that cannot be withdrawn, in cents. */
export type NotAvailable = {
  /** On its way out already. */
  outgoing: number
  /** Settled, and not yet to be used. */
  held: number
  /** When the last of it can be used; null where nobody says. */
  heldUntil: Instant | null
}

/** Tells a balance apart: current is what has settled, what is on its way out included. */
export function notAvailable(
  { availableBalance, currentBalance }: { availableBalance: number; currentBalance: number },
  transactions: readonly Moving[],
  now: Instant,
): NotAvailable {
  const outgoing = transactions
    .filter((one) => one.direction === 'PrimaryToLinked' && isOpen(one))
    .reduce((sum, { amount }) => sum + amount, 0)
  const until = transactions.flatMap((one) => (isHeld(one, now) ? [one.availableFrom ?? ''] : [])).sort()
  return {
    outgoing,
    held: Math.max(0, currentBalance - availableBalance - outgoing),
    heldUntil: until.at(-1) ?? null,
  }
}
