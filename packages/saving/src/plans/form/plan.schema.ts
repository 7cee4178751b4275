import { parseCents, type Comma } from '@coffer/domain/typed-amount'
import { amountProblem } from '@coffer/forms/amount-problem'
import { crossFieldCheck } from '@coffer/forms/checks'
import { type CalendarDate, isCalendarDate } from '@coffer/domain/calendar'
import {
  type DepositPlan,
  isSecondDay,
  type PlanFrequency,
  planFrequencies,
  usualSecondDay,
} from '@coffer/domain/deposit-plans'
import { checkEnd, checkStart, type EndProblem, type StartProblem } from '@coffer/domain/schedule'
import * as v from 'valibot'
import type { Key } from '../messages.ts'

/** The value for no goal, because "" is the value of a select's prompt. */
export const noGoal = 'none'

const values = v.object({
  amount: v.string(),
  linkedAccountId: v.string(),
  frequency: v.string(),
  startDate: v.string(),
  /** "" for the default day. */
  secondDay: v.string(),
  endDate: v.string(),
  goal: v.string(),
})
export type PlanValues = v.InferOutput<typeof values>

export interface PlanRules {
  /** Today's date in New York. */
  today: CalendarDate
  /** The next date of the plan being edited, which may be earlier than tomorrow; null for a new plan. */
  kept: CalendarDate | null
  comma: Comma
}

export const startKeys: Readonly<Record<StartProblem, Key>> = {
  empty: 'problem.date.empty',
  'not-a-date': 'problem.date.notADate',
  past: 'problem.date.past',
  today: 'problem.date.past',
  'too-far': 'problem.date.far',
}
const endKeys: Readonly<Record<EndProblem, Key>> = {
  'not-a-date': 'problem.date.notADate',
  'before-start': 'problem.end.before',
}

/** The chosen frequency; a stored draft may have one that no longer exists. */
export const parseFrequency = ({ frequency }: Pick<PlanValues, 'frequency'>): PlanFrequency =>
  planFrequencies.find((one) => one === frequency) ?? 'monthly'

/** The second day of a plan twice a month: the chosen one, else the default. */
export const getSecondDay = (
  form: Pick<PlanValues, 'frequency' | 'startDate' | 'secondDay'>,
): number | null =>
  parseFrequency(form) !== 'twice_monthly' || !isCalendarDate(form.startDate)
    ? null
    : form.secondDay === ''
      ? usualSecondDay(form.startDate)
      : Number(form.secondDay)

/** Validates the form; the output is the request. */
export const planSchema = (rules: PlanRules) =>
  v.pipe(
    values,
    crossFieldCheck<PlanValues>((form) => findProblems(form, rules)),
    v.transform((form) => ({
      amount: parseCents(form.amount, rules.comma),
      linkedAccountId: form.linkedAccountId,
      frequency: parseFrequency(form),
      startDate: form.startDate,
      secondDay: getSecondDay(form),
      endDate: form.endDate === '' ? null : form.endDate,
      goalUuid: form.goal === noGoal ? null : form.goal,
    })),
  )
export type PlanOutput = v.InferOutput<ReturnType<typeof planSchema>>

function findProblems(
  form: PlanValues,
  { today, kept, comma }: PlanRules,
): Partial<Record<keyof PlanValues, Key | null>> {
  const { startDate, endDate, linkedAccountId } = form
  const start = startDate === kept ? null : checkStart(startDate, today)
  const end = checkEnd(endDate, startDate)
  const secondDay = getSecondDay(form)
  return {
    amount: amountProblem(form.amount, comma),
    linkedAccountId: linkedAccountId === '' ? 'problem.bank' : null,
    startDate: start && startKeys[start],
    secondDay:
      start === null && secondDay !== null && !isSecondDay(secondDay, startDate) ? 'problem.second' : null,
    endDate: end && endKeys[end],
  }
}

/** The plan of complete values, to compute its next dates; null until they are complete. */
export function typedPlan(form: PlanValues, rules: PlanRules): DepositPlan | null {
  const { startDate, endDate } = form
  const problems = findProblems(form, rules)
  if (problems.startDate !== null || problems.secondDay !== null) return null
  return {
    start: startDate,
    frequency: parseFrequency(form),
    secondDay: getSecondDay(form),
    amount: parseCents(form.amount, rules.comma),
    end: isCalendarDate(endDate) && endDate >= startDate ? endDate : null,
    pausedUntil: null,
    changes: [],
  }
}
