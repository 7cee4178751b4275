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

/** Why a transfer is submitted later than requested. */
export type Delay = 'saturday' | 'sunday' | 'holiday' | 'late'

const nonBusinessReason = (date: CalendarDate): Exclude<Delay, 'late'> =>
  weekday(date) === 6 ? 'saturday' : weekday(date) === 0 ? 'sunday' : 'holiday'

/** Dates of a transfer: submitted, settled on the next business day, available on the one after. */
export type TransferDates = {
  leaves: CalendarDate
  arrives: CalendarDate
  available: CalendarDate
  /** Null when it is submitted on the requested day. */
  delay: Delay | null
}

const datesFrom = (leaves: CalendarDate, delay: Delay | null): TransferDates => ({
  leaves,
  arrives: nextBusinessDay(leaves),
  available: easternDate(availableFrom(leaves)),
  delay,
})

/** Dates of a transfer accepted at an instant: submitted the same day before 16:00 Eastern on a business day. */
export function datesOfNow(instant: Instant): TransferDates {
  const leaves = submissionDate(instant)
  const today = easternDate(instant)
  if (leaves === today) return datesFrom(leaves, null)
  return datesFrom(leaves, isBusinessDay(today) ? 'late' : nonBusinessReason(today))
}

/** Dates of a transfer scheduled for a date. */
export function datesOfDay(date: CalendarDate): TransferDates {
  const leaves = businessDayFrom(date)
  return datesFrom(leaves, leaves === date ? null : nonBusinessReason(date))
}

/** The fields of a transaction that these rules read. */
export type TransferLike = {
  direction: TransactionDirection
  status: TransactionStatus
  amount: number
  dateCreated: string
  scheduledFor: CalendarDate | null
  /** When a deposit becomes available, and the bank day of that; not every provider reports it. */
  availableFrom?: string | null
  availableOn?: CalendarDate | null
}

const isOpen = ({ status }: TransferLike): boolean =>
  status === 'Initiated' || status === 'Pending' || status === 'Submitted'

const isWaitingForDay = ({ status, scheduledFor }: TransferLike): boolean =>
  status === 'Initiated' && scheduledFor !== null

/** A scheduled deposit can still be changed and canceled. */
export const isScheduledDeposit = (transaction: TransferLike): boolean =>
  transaction.direction === 'LinkedToPrimary' && isWaitingForDay(transaction)

const wasUndone = (status: TransactionStatus): boolean =>
  status === 'Voided' || status === 'Returned' || status === 'Cancelled'

/**
 * Whether a transfer counts toward the daily limit of a day in New York: a scheduled one on its own day, any other on
 * the day it was requested, and none that was undone.
 */
export const countsOn = (
  {
    status,
    scheduledFor,
    dateCreated,
  }: Pick<TransferLike, 'status' | 'scheduledFor'> & { readonly dateCreated: Instant },
  day: CalendarDate,
): boolean => !wasUndone(status) && (scheduledFor ?? easternDate(dateCreated)) === day

/** Cents left of today's limit in this direction. */
export function leftToday(
  transactions: readonly TransferLike[],
  { direction, daily, now }: { direction: TransactionDirection; daily: number; now: Instant },
): number {
  const today = easternDate(now)
  const moved = transactions
    .filter((one) => one.direction === direction && countsOn(one, today))
    .reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, daily - moved)
}

/** A deposit that is settled but not available yet. */
const isHeld = (one: TransferLike, now: Instant): boolean =>
  one.status === 'Settled' &&
  one.direction === 'LinkedToPrimary' &&
  typeof one.availableFrom === 'string' &&
  Date.parse(one.availableFrom) > new Date(now).getTime()

/** Whether its money is on the way, or has arrived but is still held. */
export const isUnderWay = (one: TransferLike, now: Instant): boolean =>
  (isOpen(one) && !isWaitingForDay(one)) || isHeld(one, now)

/** Transactions that delay the closing of an account, and those that it cancels. */
export type BeforeClosing<One extends TransferLike> = {
  /** Pending, or settled and held: closing waits for these. */
  underWay: One[]
  /** Scheduled: closing cancels these. */
  scheduled: One[]
}

/** An account with pending transactions cannot close. */
export function beforeClosing<One extends TransferLike>(
  transactions: readonly One[],
  now: Instant,
): BeforeClosing<One> {
  return {
    underWay: transactions.filter((one) => isUnderWay(one, now)),
    scheduled: transactions.filter(isWaitingForDay),
  }
}

/** Money of an account that cannot be withdrawn, in cents. */
export type UnavailableMoney = {
  /** Being withdrawn. */
  outgoing: number
  /** Settled but not available yet. */
  held: number
  /** The bank day from which the whole balance is available; null if unknown. */
  heldUntil: CalendarDate | null
}

/**
 * Splits the difference between the current and the available balance. Current is the settled balance, including
 * pending withdrawals.
 */
export function unavailableMoney(
  { availableBalance, currentBalance }: { availableBalance: number; currentBalance: number },
  transactions: readonly TransferLike[],
  now: Instant,
): UnavailableMoney {
  const outgoing = transactions
    .filter((one) => one.direction === 'PrimaryToLinked' && isOpen(one))
    .reduce((sum, { amount }) => sum + amount, 0)
  const until = transactions
    .flatMap((one) => (isHeld(one, now) && one.availableOn ? [one.availableOn] : []))
    .sort()
  return {
    outgoing,
    held: Math.max(0, currentBalance - availableBalance - outgoing),
    heldUntil: until.at(-1) ?? null,
  }
}
