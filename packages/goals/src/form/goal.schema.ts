import { readShare } from '@coffer/domain/allocations'
import { centsOf, type Comma } from '@coffer/domain/typed-amount'
import { isBlank } from '@coffer/domain/typed-text'
import { amountProblem } from '@coffer/errors/typed-amount'
import { crossFieldCheck } from '@coffer/application/checks'
import {
  type GoalCheck,
  type GoalFields,
  type GoalKind,
  goalKinds,
  type GoalPicture,
  goalPictures,
  type GoalProblem,
  goalProblems,
  hasDate,
  hasTarget,
} from '@coffer/domain/goals'
import * as v from 'valibot'
import type { Key } from '../messages.ts'

/** How deposits fill a goal. */
export const fillRules = ['none', 'percent', 'cents'] as const

const values = v.object({
  kind: v.string(),
  name: v.pipe(v.string(), v.trim()),
  picture: v.string(),
  target: v.string(),
  date: v.string(),
  fill: v.string(),
  percent: v.string(),
  cents: v.string(),
  isProtected: v.boolean(),
  /** The amount assigned to a new goal; "" for none. */
  amount: v.string(),
})
export type GoalValues = v.InferOutput<typeof values>

export interface GoalRules extends GoalCheck {
  comma: Comma
  /** Cents: the maximum that can be assigned to a new goal. */
  unassigned: number
}

/** The chosen kind; a stored draft may have one that no longer exists. */
export const kindOf = ({ kind }: Pick<GoalValues, 'kind'>): GoalKind =>
  goalKinds.find((one) => one === kind) ?? 'target'

const pictureOf = ({ picture }: Pick<GoalValues, 'picture'>): GoalPicture =>
  goalPictures.find((one) => one === picture) ?? 'star'

/** The typed percent; NaN for any other text, so that range checks fail. */
function percentOf(text: string): number {
  const read = readShare(text)
  return 'share' in read ? read.share : Number.NaN
}

/** The request's fields for the values; fields of other kinds are left out. */
export const goalFieldsOf = (form: GoalValues, comma: Comma): GoalFields => ({
  kind: kindOf(form),
  name: form.name,
  picture: pictureOf(form),
  targetCents: hasTarget(kindOf(form)) ? centsOf(form.target, comma) : null,
  targetDate: hasDate(kindOf(form)) ? form.date : null,
  isProtected: form.isProtected,
  fillPercent: form.fill === 'percent' ? percentOf(form.percent) : null,
  fillCents: form.fill === 'cents' ? centsOf(form.cents, comma) : null,
})

/** Validates the form; the output is the request. */
export const goalSchema = (rules: GoalRules) =>
  v.pipe(
    values,
    crossFieldCheck<GoalValues>((form) => problemsOf(form, rules)),
    v.transform((form) => ({
      ...goalFieldsOf(form, rules.comma),
      amount: centsOf(form.amount, rules.comma),
    })),
  )
export type GoalOutput = v.InferOutput<ReturnType<typeof goalSchema>>

type Problems = Partial<Record<keyof GoalValues, Key | null>>

function problemsOf(form: GoalValues, rules: GoalRules): Problems {
  const { comma } = rules
  const found = goalProblems(goalFieldsOf(form, comma), rules)
  const keyOf = (field: 'name' | 'target' | 'date' | 'percent' | 'cents', problem?: GoalProblem) =>
    problem ? (messageOf[field][problem] ?? 'problem.other') : null
  return {
    name: keyOf('name', found.name),
    target: hasTarget(kindOf(form))
      ? (amountProblem(form.target, comma) ?? keyOf('target', found.targetCents))
      : null,
    date: form.date === '' && hasDate(kindOf(form)) ? 'problem.date.empty' : keyOf('date', found.targetDate),
    percent:
      form.fill === 'percent' && isBlank(form.percent)
        ? 'problem.percent.empty'
        : keyOf('percent', found.fillPercent),
    cents:
      form.fill === 'cents' ? (amountProblem(form.cents, comma) ?? keyOf('cents', found.fillCents)) : null,
    amount: form.amount === '' ? null : startProblem(form.amount, rules),
  }
}

const startProblem = (text: string, { comma, unassigned }: GoalRules): Key | null =>
  amountProblem(text, comma) ?? (centsOf(text, comma) > unassigned ? 'problem.amount.max' : null)

const messageOf: Record<
  'name' | 'target' | 'date' | 'percent' | 'cents',
  Partial<Record<GoalProblem, Key>>
> = {
  name: { empty: 'problem.name.empty', 'too-long': 'problem.name.long', forbidden: 'problem.name.forbidden' },
  target: { 'out-of-range': 'problem.target.max' },
  date: {
    'not-a-date': 'problem.date.notADate',
    'not-future': 'problem.date.past',
    'too-far': 'problem.date.far',
  },
  percent: { 'out-of-range': 'problem.percent.range', 'more-than-whole': 'problem.percent.whole' },
  cents: { 'out-of-range': 'problem.target.max' },
}
