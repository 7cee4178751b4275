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

/** The dates of a plan, from its first one. */
export interface PlanDates {
  readonly start: CalendarDate
  readonly frequency: PlanFrequency
  /** Twice a month: the other day of the month, beside that of the start. 31 is the last day of every month. */
  readonly secondDay: number | null
}

/** A plan of deposits: what is asked of its dates, in cents. */
export interface DepositPlan extends PlanDates {
  readonly amount: number
  readonly end: CalendarDate | null
  /** Its first date after a pause is this day or later. */
  readonly pausedUntil: CalendarDate | null
  readonly changes: readonly PlanChange[]
}

/** A date of a plan that is to come. */
export interface UpcomingDate {
  /** As the plan has it; it names the date wherever it is moved to. */
  readonly date: CalendarDate
  /** Null where it is not moved. */
  readonly movedTo: CalendarDate | null
  /** The business day on which it is submitted. */
  readonly scheduledFor: CalendarDate
  /** Cents. */
  readonly amount: number
  readonly isSkipped: boolean
}

/** Number of dates that are shown ahead, and that can be skipped or changed. */
const UPCOMING_DATES = 6

/** Most skipped dates of a plan that are still to come; a pause leaves out more. */
export const MOST_SKIPS_AHEAD = 12

/** Most active plans of an account. */
export const MOST_PLANS = 20

/**
 * The dates of a plan twice a month are at least this far apart, so that no weekend or holiday moves two of them to one
 * business day: in a month, and over the end of February, the shortest.
 */
const fewestDaysApart = 7
const daysOfFebruary = 28

const dayOfMonth = (date: CalendarDate): number => Number(date.slice(8))

/** The usual other day of a plan twice a month: the 1st with the 15th, the 15th with the last, else 15 days apart. */
export function usualSecondDay(start: CalendarDate): number {
  const day = dayOfMonth(start)
  if (day === 1) return 15
  if (day === 15) return 31
  return day < 15 ? day + 15 : day - 15
}

/** Whether a day of the month can be the second one of a plan that starts on a date. */
export function isSecondDay(day: number, start: CalendarDate): boolean {
  if (!Number.isInteger(day) || day < 1 || day > 31) return false
  const earlier = Math.min(day, dayOfMonth(start))
  const later = Math.max(day, dayOfMonth(start))
  const overTheEnd = daysOfFebruary - Math.min(later, daysOfFebruary) + earlier
  return later - earlier >= fewestDaysApart && overTheEnd >= fewestDaysApart
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

/** The moment at which a scheduled deposit of a business day is submitted; until then it can be skipped or changed. */
export const submissionOf = (businessDay: CalendarDate): string => easternInstant(businessDay, 8 * 60 + 30)

/** The amount from a date on: of the last change before it, else the plan's. */
export function usualAmountOn({ amount, changes }: DepositPlan, date: CalendarDate): number {
  return changesByDate(changes).usualAmounts.find((since) => since.date <= date)?.cents ?? amount
}

/** The amount of a date: its own, else the usual one. */
export const amountOn = (plan: DepositPlan, date: CalendarDate): number =>
  changesByDate(plan.changes).amounts.get(date) ?? usualAmountOn(plan, date)

/** The day for which a deposit is planned: that of its date, or the one it is moved to. */
export const plannedDay = ({ date, movedTo }: Pick<UpcomingDate, 'date' | 'movedTo'>): CalendarDate =>
  movedTo ?? date

/** The day that a date of a plan is moved to; null where it is not moved. */
export const movedDay = (
  { changes }: Pick<DepositPlan, 'changes'>,
  date: CalendarDate,
): CalendarDate | null => changesByDate(changes).movedTo.get(date) ?? null

export interface PlanContext {
  readonly now: Instant
  /** The last planned day that was submitted, or could not be; none comes twice. */
  readonly after: CalendarDate | null
}

/**
 * The dates of a plan that are neither past nor due nor paused, skipped ones with them; endless without an end. Moved ones
 * keep their place in the order, so that the planned days ascend too.
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
    if (new Date(submissionOf(scheduledFor)).getTime() <= moment) continue
    const isSkipped = changesByDate(plan.changes).skipped.has(date)
    yield { date, movedTo, scheduledFor, amount: amountOn(plan, date), isSkipped }
  }
}

/** The next deposits of a plan, at most `count`, and the skipped dates before them. */
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

/** A date that is to come, and the days that it can be moved to. */
export interface MovableDate extends UpcomingDate {
  readonly range: DayRange | null
}

/** The upcoming dates with the days that each can be moved to: those of `moveRange`, in one reading. */
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

/** The next deposit of a plan; null where none is left. */
export const nextDeposit = (plan: DepositPlan, context: PlanContext): UpcomingDate | null =>
  upcomingDates(plan, context, 1).find(({ isSkipped }) => !isSkipped) ?? null

/** What a plan has on a business day that is ahead, in cents; 0 for none. */
export function plannedFor(plan: DepositPlan, context: PlanContext, businessDay: CalendarDate): number {
  for (const { scheduledFor, amount, isSkipped } of openDates(plan, context)) {
    if (scheduledFor > businessDay) break
    if (scheduledFor === businessDay && !isSkipped) return amount
  }
  return 0
}

/** The first and the last of some days. */
export interface DayRange {
  readonly from: CalendarDate
  readonly until: CalendarDate
}

/**
 * The days that a date ahead can be moved to: tomorrow or later, and on a business day between those of the deposits
 * before and after it, skipped ones too, which may come back. Null where there is none, or the date is not ahead.
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
