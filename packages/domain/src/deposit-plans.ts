import {
  addDays,
  businessDayBefore,
  businessDayFrom,
  easternDate,
  easternInstant,
  type CalendarDate,
  type Instant,
} from './calendar.ts'
import { counts } from './limits.ts'
import { changesByDate, type PlanChange } from './plan-changes.ts'
import { dayOfMonthAfter, dayOfSchedule } from './schedule.ts'

export type { PlanChange } from './plan-changes.ts'

export const planFrequencies = ['weekly', 'biweekly', 'twice_monthly', 'monthly'] as const
export type PlanFrequency = (typeof planFrequencies)[number]

/** The rule for the dates of a plan, from its first date. */
export interface PlanDates {
  readonly start: CalendarDate
  readonly frequency: PlanFrequency
  /** The other day of the month for twice a month, besides that of the start. 31 is the last day of every month. */
  readonly secondDay: number | null
}

/** A plan of deposits with its changes, in cents. */
export interface DepositPlan extends PlanDates {
  readonly amount: number
  readonly end: CalendarDate | null
  /** After a pause, its first date is this day or later. */
  readonly pausedUntil: CalendarDate | null
  readonly changes: readonly PlanChange[]
}

/** An upcoming date of a plan. */
export interface UpcomingDate {
  /** The date by the plan's schedule; it identifies the date even if it is moved. */
  readonly date: CalendarDate
  /** Null if it is not moved. */
  readonly movedTo: CalendarDate | null
  /** The business day on which it is submitted. */
  readonly scheduledFor: CalendarDate
  /** Cents. */
  readonly amount: number
  readonly isSkipped: boolean
}

/** Number of upcoming dates that are shown and that can be skipped or changed. */
const UPCOMING_DATES = 6

/** Maximum number of skipped upcoming dates of a plan; a pause can leave out more. */
export const MAX_SKIPPED_DATES = 12

/** Maximum number of active plans of an account. */
export const MAX_PLANS = 20

/**
 * Minimum distance of the dates of a plan twice a month, so that no weekend or holiday moves two of them to the same
 * business day, even over the end of February, the shortest month.
 */
const minDaysApart = 7
const daysOfFebruary = 28

const dayOfMonth = (date: CalendarDate): number => Number(date.slice(8))

/**
 * The default other day of a plan twice a month: the 15th for the 1st, the last day for the 15th, or else 15 days
 * apart.
 */
export function usualSecondDay(start: CalendarDate): number {
  const day = dayOfMonth(start)
  if (day === 1) return 15
  if (day === 15) return 31
  return day < 15 ? day + 15 : day - 15
}

/** Whether a day of the month can be the second day of a plan that starts on a date. */
export function isSecondDay(day: number, start: CalendarDate): boolean {
  if (!Number.isInteger(day) || day < 1 || day > 31) return false
  const earlier = Math.min(day, dayOfMonth(start))
  const later = Math.max(day, dayOfMonth(start))
  const daysAcrossFebruary = daysOfFebruary - Math.min(later, daysOfFebruary) + earlier
  return later - earlier >= minDaysApart && daysAcrossFebruary >= minDaysApart
}

/** The nth date of a plan, counting from 0, before it is moved to a business day. */
export function dateOfPlan({ start, frequency, secondDay }: PlanDates, nth: number): CalendarDate {
  if (frequency !== 'twice_monthly') return dayOfSchedule(start, frequency, nth)
  const own = dayOfMonth(start)
  const other = secondDay ?? usualSecondDay(start)
  const half = nth + (own < other ? 0 : 1)
  const day = half % 2 === 0 ? Math.min(own, other) : Math.max(own, other)
  return dayOfMonthAfter(start, Math.floor(half / 2), day)
}

/**
 * The moment at which the scheduled deposit of a business day is submitted; until then it can be skipped or changed.
 */
export const scheduledSubmission = (businessDay: CalendarDate): string =>
  easternInstant(businessDay, 8 * 60 + 30)

/** The amount from a date on: that of the last change before it, or else the plan's. */
export function usualAmountOn({ amount, changes }: DepositPlan, date: CalendarDate): number {
  return changesByDate(changes).usualAmounts.find((since) => since.date <= date)?.cents ?? amount
}

/** The amount of a date: its own, or else the usual amount. */
export const amountOn = (plan: DepositPlan, date: CalendarDate): number =>
  changesByDate(plan.changes).amounts.get(date) ?? usualAmountOn(plan, date)

/** The day for which a deposit is planned: its date, or the day to which it is moved. */
export const plannedDay = ({ date, movedTo }: Pick<UpcomingDate, 'date' | 'movedTo'>): CalendarDate =>
  movedTo ?? date

/** The day to which a date of a plan is moved; null if it is not moved. */
export const movedDay = (
  { changes }: Pick<DepositPlan, 'changes'>,
  date: CalendarDate,
): CalendarDate | null => changesByDate(changes).movedTo.get(date) ?? null

export interface PlanContext {
  readonly now: Instant
  /** The last planned day that was submitted or could not be; no day is submitted twice. */
  readonly after: CalendarDate | null
}

/**
 * The dates of a plan that are neither past nor due nor paused, including skipped ones; endless without an end. Moved
 * dates keep their place in the order, so that the planned days ascend too.
 */
function* openDates(plan: DepositPlan, { now, after }: PlanContext): Generator<UpcomingDate, void> {
  const moment = new Date(now).getTime()
  for (let nth = 0; ; nth += 1) {
    const date = dateOfPlan(plan, nth)
    const movedTo = movedDay(plan, date)
    const day = plannedDay({ date, movedTo })
    if (plan.end !== null && day > plan.end) return
    if (plan.pausedUntil !== null && day < plan.pausedUntil) continue
    if (after !== null && day <= after) continue
    const scheduledFor = businessDayFrom(day)
    if (new Date(scheduledSubmission(scheduledFor)).getTime() <= moment) continue
    const isSkipped = changesByDate(plan.changes).skipped.has(date)
    yield { date, movedTo, scheduledFor, amount: amountOn(plan, date), isSkipped }
  }
}

/** The next deposits of a plan, at most `count`, and any skipped dates before them. */
export function upcomingDates(
  plan: DepositPlan,
  context: PlanContext,
  count = UPCOMING_DATES,
): UpcomingDate[] {
  const dates: UpcomingDate[] = []
  let planned = 0
  for (const one of openDates(plan, context)) {
    dates.push(one)
    if (!one.isSkipped) planned += 1
    if (planned === count) break
  }
  return dates
}

/** An upcoming date, and the days to which it can be moved. */
export interface MovableDate extends UpcomingDate {
  readonly range: DayRange | null
}

/** The upcoming dates with the ranges of `moveRange`, computed in one pass. */
export function movableDates(plan: DepositPlan, context: PlanContext): MovableDate[] {
  const dates: MovableDate[] = []
  let planned = 0
  let before: UpcomingDate | null = null
  let last: UpcomingDate | null = null
  for (const one of openDates(plan, context)) {
    if (last !== null) dates.push({ ...last, range: rangeBetween(plan, context, before, one) })
    if (planned === UPCOMING_DATES) return dates
    if (!one.isSkipped) planned += 1
    before = last
    last = one
  }
  return last === null ? dates : [...dates, { ...last, range: rangeBetween(plan, context, before, null) }]
}

/** The next deposit of a plan; null if none is left. */
export const nextDeposit = (plan: DepositPlan, context: PlanContext): UpcomingDate | null =>
  upcomingDates(plan, context, 1).find(({ isSkipped }) => !isSkipped) ?? null

/** The amount that a plan deposits on an upcoming business day, in cents; 0 for none. */
export function plannedAmount(plan: DepositPlan, context: PlanContext, businessDay: CalendarDate): number {
  for (const { scheduledFor, amount, isSkipped } of openDates(plan, context)) {
    if (scheduledFor > businessDay) break
    if (scheduledFor === businessDay && !isSkipped) return amount
  }
  return 0
}

/** The first and the last day of a range. */
export interface DayRange {
  readonly from: CalendarDate
  readonly until: CalendarDate
}

/**
 * The days to which an upcoming date can be moved: from tomorrow on, on a business day between those of the deposits
 * before and after it. Skipped neighbors count too, because they may be restored. Null if there is no such day, or if
 * the date is not upcoming.
 */
export function moveRange(plan: DepositPlan, context: PlanContext, date: CalendarDate): DayRange | null {
  let before: UpcomingDate | null = null
  let isFound = false
  for (const one of openDates(plan, context)) {
    if (isFound) return rangeBetween(plan, context, before, one)
    if (one.date > date) return null
    if (one.date === date) isFound = true
    else before = one
  }
  return isFound ? rangeBetween(plan, context, before, null) : null
}

function rangeBetween(
  { end, pausedUntil }: DepositPlan,
  { now }: PlanContext,
  before: UpcomingDate | null,
  next: UpcomingDate | null,
): DayRange | null {
  const today = easternDate(now)
  const earliest = [addDays(today, 1), before && addDays(before.scheduledFor, 1), pausedUntil]
  const latest = [addDays(today, counts.scheduleDaysAhead), next && businessDayBefore(next.scheduledFor), end]
  const from = earliest
    .filter((day) => day !== null)
    .toSorted()
    .at(-1)
  const until = latest.filter((day) => day !== null).toSorted()[0]
  return from === undefined || until === undefined || from > until ? null : { from, until }
}
