import { addDays, type CalendarDate } from './calendar.ts'
import type { PlanFrequency } from './deposit-plans.ts'
import { depositShares, type FilledGoal } from './goal-money.ts'
import type { GoalCause, GoalFields, GoalKind } from './goals.ts'
import { dayOfSchedule } from './schedule.ts'

/**
 * A goal's period, from its start or the last restart or change of its terms to its target, and its progress; cents, and
 * bank days.
 */
export type GoalPeriod = Pick<GoalFields, 'kind' | 'targetCents' | 'targetDate'> & {
  savedCents: number
  /** The day on which the period began, and the amount saved at that time. */
  startedOn: CalendarDate
  startedWithCents: number
  /** The first day on which the target was saved. */
  reachedOn: CalendarDate | null
}

const monthAfter = (day: CalendarDate, months: number): CalendarDate => dayOfSchedule(day, 'monthly', months)

/** Whole months from a day to a later one; 0 if it is not later. */
export function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number)
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth
  return Math.max(0, months - (monthAfter(from, Math.max(0, months)) > to ? 1 : 0))
}

export type Progress = {
  /** Rounded down, so that 100 is reached only with the last cent; at most 100. */
  percent: number
  remainingCents: number
}

/** The saved part of the target; null for a buffer. */
export function targetProgress({
  savedCents,
  targetCents,
}: Pick<GoalPeriod, 'savedCents' | 'targetCents'>): Progress | null {
  if (targetCents === null) return null
  return {
    percent: Math.min(100, Math.floor((savedCents * 100) / targetCents)),
    remainingCents: Math.max(0, targetCents - savedCents),
  }
}

/**
 * Cents to save each month to reach the target by its date: the missing amount over the whole months left, at least
 * one. 0 after it was reached; null without a date.
 */
export function monthlyNeeded(period: GoalPeriod, today: CalendarDate): number | null {
  const progress = targetProgress(period)
  if (progress === null || period.targetDate === null) return null
  if (period.reachedOn !== null) return 0
  return Math.ceil(progress.remainingCents / Math.max(1, monthsBetween(today, period.targetDate)))
}

/**
 * Cents below the straight line from the start of the period to its target, which rises after each whole month; 0 if on
 * time, reached, or without a date.
 */
export function centsBehind(period: GoalPeriod, today: CalendarDate): number {
  const { targetCents, targetDate, reachedOn, startedOn, startedWithCents, savedCents } = period
  if (targetCents === null || targetDate === null || reachedOn !== null) return 0
  const months = Math.max(1, monthsBetween(startedOn, targetDate))
  const passed = today >= targetDate ? months : Math.min(months - 1, monthsBetween(startedOn, today))
  const expected = startedWithCents + Math.floor(((targetCents - startedWithCents) * passed) / months)
  return Math.max(0, expected - savedCents)
}

export type GoalStatus = 'growing' | 'saving' | 'on-track' | 'behind' | 'reached'

/** `growing` without a target, `saving` for a target without a date. */
export function goalStatus(period: GoalPeriod, today: CalendarDate): GoalStatus {
  if (period.targetCents === null) return 'growing'
  if (period.reachedOn !== null) return 'reached'
  if (period.targetDate === null) return 'saving'
  return centsBehind(period, today) > 0 ? 'behind' : 'on-track'
}

/** A forecast further ahead than this is meaningless. */
const maxMonths = 1_200

/** The day on which the target is reached at a monthly amount in cents; null for a buffer, and if that is never. */
export function forecastDate(
  period: Pick<GoalPeriod, 'savedCents' | 'targetCents'>,
  monthlyCents: number,
  today: CalendarDate,
): CalendarDate | null {
  const progress = targetProgress(period)
  if (progress === null) return null
  if (progress.remainingCents === 0) return today
  if (monthlyCents <= 0) return null
  const months = Math.ceil(progress.remainingCents / monthlyCents)
  return months > maxMonths ? null : monthAfter(today, months)
}

/** The number of days that `recentCents` of a goal covers. */
export const RECENT_DAYS = 90
const monthsOfRecent = 3

/**
 * Recent average added per month, in cents, for a forecast: over three months, or over the whole months since the goal
 * was created.
 */
export function recentMonthly(
  { recentCents, createdOn }: { recentCents: number; createdOn: CalendarDate },
  today: CalendarDate,
): number {
  const isRecent = createdOn > addDays(today, -RECENT_DAYS)
  const months = isRecent ? Math.max(1, monthsBetween(createdOn, today)) : monthsOfRecent
  return Math.max(0, Math.floor(recentCents / months))
}

const depositsPerYear: Readonly<Record<PlanFrequency, number>> = {
  weekly: 52,
  biweekly: 26,
  twice_monthly: 24,
  monthly: 12,
}

export interface RepeatingDeposit {
  /** Cents. */
  amount: number
  frequency: PlanFrequency
  /** The goal that gets the whole deposit; null if the rules of the goals share it. */
  goalUuid: string | null
}

/** Cents per month that repeating deposits add to a goal, regardless of its target. */
export function monthlyFill(
  uuid: string,
  goals: readonly FilledGoal[],
  deposits: readonly RepeatingDeposit[],
): number {
  const open = goals.map((goal) => ({ ...goal, targetCents: null }))
  const shareForGoal = ({ amount, goalUuid }: RepeatingDeposit): number => {
    if (open.some((goal) => goal.uuid === goalUuid)) return goalUuid === uuid ? amount : 0
    const own = depositShares(open, amount, amount).filter((fill) => fill.uuid === uuid)
    return own.reduce((sum, { cents }) => sum + cents, 0)
  }
  const yearly = deposits.reduce(
    (sum, deposit) => sum + shareForGoal(deposit) * depositsPerYear[deposit.frequency],
    0,
  )
  return Math.floor(yearly / 12)
}

/** The target date of a yearly goal's next year: its first anniversary after both itself and today. */
export function nextYearly(targetDate: CalendarDate, today: CalendarDate): CalendarDate {
  let years = 1
  while (monthAfter(targetDate, 12 * years) <= today) years += 1
  return monthAfter(targetDate, 12 * years)
}

/** The part of a period that changes with its money, and the events to report. */
export type PeriodChange = Pick<GoalPeriod, 'targetDate' | 'startedOn' | 'startedWithCents' | 'reachedOn'> & {
  events: readonly ('reached' | 'restarted')[]
}

/**
 * The period after its money or its target changed; `period` already has the new values. A yearly goal restarts when it
 * is used; a return undoes that a goal was reached, spending it does not.
 */
export function nextPeriod(
  period: GoalPeriod,
  cause: GoalCause | 'changed',
  today: CalendarDate,
): PeriodChange {
  const restarted = isUsed(period, cause, today) ? restart(period, today) : null
  const { targetDate, startedOn, startedWithCents, reachedOn: before } = restarted ?? period
  const isSaved = period.targetCents !== null && period.savedCents >= period.targetCents
  const keeps = isSaved || !['return', 'correction', 'changed'].includes(cause)
  const reachedOn = isSaved && before === null ? today : keeps ? before : null
  return {
    targetDate,
    startedOn,
    startedWithCents,
    reachedOn,
    events: [
      ...(restarted === null ? [] : (['restarted'] as const)),
      ...(isSaved && before === null ? (['reached'] as const) : []),
    ],
  }
}

const withdrawnByHolders: readonly string[] = ['released', 'moved']

function isUsed(period: GoalPeriod, cause: GoalCause | 'changed', today: CalendarDate): boolean {
  const { kind, targetDate, reachedOn, savedCents } = period
  if (!isYearly(kind) || targetDate === null) return false
  if (cause === 'restarted') return true
  const isDue = reachedOn !== null || today >= targetDate
  return isDue && (cause === 'withdrawal' || (savedCents === 0 && withdrawnByHolders.includes(cause)))
}

const isYearly = (kind: GoalKind): boolean => kind === 'yearly'

const restart = ({ targetDate, savedCents }: GoalPeriod, today: CalendarDate) => ({
  targetDate: targetDate === null ? null : nextYearly(targetDate, today),
  startedOn: today,
  startedWithCents: savedCents,
  reachedOn: null,
})
