import { type CalendarDate, isCalendarDate } from './calendar.ts'
import { NICKNAME_MAX, nicknameProblem, type NicknameProblem } from './nickname.ts'
import { dayOfSchedule } from './schedule.ts'

/** A buffer has no target; a target may have a date; a yearly goal restarts after it was used. */
export const goalKinds = ['buffer', 'target', 'target_by_date', 'yearly'] as const
export type GoalKind = (typeof goalKinds)[number]

/** The keys of the illustrations. */
export const goalPictures = [
  'umbrella',
  'home',
  'car',
  'travel',
  'education',
  'family',
  'gift',
  'health',
  'pet',
  'ring',
  'tools',
  'computer',
  'music',
  'sports',
  'tax',
  'star',
] as const
export type GoalPicture = (typeof goalPictures)[number]

/** The causes of entries in a goal's history: a movement of money, or an event. */
export const goalCauses = [
  'assigned',
  'released',
  'moved',
  'filled',
  'withdrawal',
  'return',
  'correction',
  'created',
  'reached',
  'restarted',
  'archived',
] as const
export type GoalCause = (typeof goalCauses)[number]

/** Cents; lengths in code points. */
export const goalLimits = {
  active: 20,
  name: NICKNAME_MAX,
  targetCents: 10_000_000_00,
  yearsAhead: 50,
  wholePercent: 100,
} as const

export const hasTarget = (kind: GoalKind): boolean => kind !== 'buffer'
export const hasDate = (kind: GoalKind): boolean => kind === 'target_by_date' || kind === 'yearly'

/** The fields of a goal that holders choose. */
export type GoalFields = {
  kind: GoalKind
  name: string
  picture: GoalPicture
  /** Cents; null for a buffer. */
  targetCents: number | null
  targetDate: CalendarDate | null
  /** Withdrawals use it last. */
  isProtected: boolean
  /** Whole percents of each deposit; at most one of the two rules. */
  fillPercent: number | null
  /** Cents of each deposit. */
  fillCents: number | null
}

/**
 * `not-allowed`: not for this kind, or in addition to the other filling rule. `more-than-whole`: with the other goals'
 * percents.
 */
export type GoalProblem =
  | NicknameProblem
  | 'not-allowed'
  | 'not-a-date'
  | 'not-future'
  | 'too-far'
  | 'out-of-range'
  | 'more-than-whole'
export type GoalProblems = Partial<Record<keyof GoalFields, GoalProblem>>

export type GoalCheck = {
  /** The bank's date, in New York. */
  today: CalendarDate
  /** The sum of the other active goals' percents. */
  otherPercents: number
  /** The goal's current date, which may have passed. */
  keptDate?: CalendarDate | null
}

/** The problems of a goal, by field; empty if it is valid. The name is trimmed. */
export function goalProblems(fields: GoalFields, check: GoalCheck): GoalProblems {
  const problems: Record<string, GoalProblem | null> = {
    name: nicknameProblem(fields.name),
    targetCents: targetProblem(fields),
    targetDate: dateProblem(fields, check),
    fillPercent: percentProblem(fields, check),
    fillCents: fillProblem(fields),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))
}

const isCents = (cents: number): boolean =>
  Number.isSafeInteger(cents) && cents > 0 && cents <= goalLimits.targetCents

function targetProblem({ kind, targetCents }: GoalFields): GoalProblem | null {
  if (!hasTarget(kind)) return targetCents === null ? null : 'not-allowed'
  if (targetCents === null) return 'empty'
  return isCents(targetCents) ? null : 'out-of-range'
}

function dateProblem({ kind, targetDate }: GoalFields, { today, keptDate }: GoalCheck): GoalProblem | null {
  if (!hasDate(kind)) return targetDate === null ? null : 'not-allowed'
  if (targetDate === null) return 'empty'
  if (!isCalendarDate(targetDate)) return 'not-a-date'
  if (targetDate === keptDate) return null
  if (targetDate <= today) return 'not-future'
  return targetDate > dayOfSchedule(today, 'monthly', 12 * goalLimits.yearsAhead) ? 'too-far' : null
}

function percentProblem(
  { fillPercent, fillCents }: GoalFields,
  { otherPercents }: GoalCheck,
): GoalProblem | null {
  if (fillPercent === null) return null
  if (fillCents !== null) return 'not-allowed'
  if (!Number.isInteger(fillPercent) || fillPercent < 1 || fillPercent > goalLimits.wholePercent)
    return 'out-of-range'
  return fillPercent + otherPercents > goalLimits.wholePercent ? 'more-than-whole' : null
}

const fillProblem = ({ fillCents }: GoalFields): GoalProblem | null =>
  fillCents === null || isCents(fillCents) ? null : 'out-of-range'
