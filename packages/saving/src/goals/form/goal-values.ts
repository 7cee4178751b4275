import type { Goal } from '@coffer/api-client/goals'
import type { GoalFields } from '@coffer/domain/goals'
import type { GoalValues } from './goal.schema.ts'

type Typed = (cents: number) => string

/** The initial values of a new goal. */
export type GoalStart = Partial<Pick<GoalValues, 'kind' | 'name' | 'picture'>>

/** The initial values of the form: those of the goal, or of `start` for a new one. */
export function goalValues(goal: Goal | null, typedMoney: Typed, start: GoalStart = {}): GoalValues {
  const fillPercent = goal?.fillPercent ?? null
  const fillCents = goal?.fillCents ?? null
  const typed = (cents: number | null) => (cents === null ? '' : typedMoney(cents))
  return {
    kind: goal?.kind ?? start.kind ?? 'target_by_date',
    name: goal?.name ?? start.name ?? '',
    picture: goal?.picture ?? start.picture ?? 'star',
    target: typed(goal?.targetCents ?? null),
    date: goal?.targetDate ?? '',
    fill: fillPercent !== null ? 'percent' : fillCents !== null ? 'cents' : 'none',
    percent: fillPercent === null ? '' : String(fillPercent),
    cents: typed(fillCents),
    isProtected: goal?.isProtected ?? false,
    amount: '',
  }
}

/** Whether a goal has the values that were sent. */
export const hasFields = (goal: Goal, sent: GoalFields): boolean =>
  goal.kind === sent.kind &&
  goal.name === sent.name &&
  goal.picture === sent.picture &&
  goal.targetCents === sent.targetCents &&
  goal.targetDate === sent.targetDate &&
  goal.isProtected === sent.isProtected &&
  goal.fillPercent === sent.fillPercent &&
  goal.fillCents === sent.fillCents

/** The fields of the form by the name of the request's field. */
const formFields: Readonly<Record<string, keyof GoalValues>> = {
  targetCents: 'target',
  targetDate: 'date',
  fillPercent: 'percent',
  fillCents: 'cents',
}
export const toFormField = (rejected: string): string => formFields[rejected] ?? rejected
