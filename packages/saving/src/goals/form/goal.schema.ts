import { readShare } from '@coffer/domain/allocations'
import { parseCents, type Comma } from '@coffer/domain/typed-amount'
import { isBlank } from '@coffer/domain/typed-text'
import { amountProblem } from '@coffer/forms/amount-problem'
import { crossFieldCheck } from '@coffer/forms/checks'
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
export const parseKind = ({ kind }: Pick<GoalValues, 'kind'>): GoalKind =>
  goalKinds.find((one) => one === kind) ?? 'target'

const parsePicture = ({ picture }: Pick<GoalValues, 'picture'>): GoalPicture =>
  goalPictures.find((one) => one === picture) ?? 'star'

/** The typed percent; NaN for any other text, so that range checks fail. */
function parsePercent(text: string): number {
  const read = readShare(text)
  return 'share' in read ? read.share : Number.NaN
}

/** The request's fields for the values; fields of other kinds are left out. */
export const toGoalFields = (form: GoalValues, comma: Comma): GoalFields => ({
  kind: parseKind(form),
  name: form.name,
  picture: parsePicture(form),
  targetCents: hasTarget(parseKind(form)) ? parseCents(form.target, comma) : null,
  targetDate: hasDate(parseKind(form)) ? form.date : null,
  isProtected: form.isProtected,
  fillPercent: form.fill === 'percent' ? parsePercent(form.percent) : null,
  fillCents: form.fill === 'cents' ? parseCents(form.cents, comma) : null,
})

/** Validates the form; the output is the request. */
export const goalSchema = (rules: GoalRules) =>
  v.pipe(
    values,
    crossFieldCheck<GoalValues>((form) => findProblems(form, rules)),
    v.transform((form) => ({
      ...toGoalFields(form, rules.comma),
      amount: parseCents(form.amount, rules.comma),
    })),
  )
export type GoalOutput = v.InferOutput<ReturnType<typeof goalSchema>>

type Problems = Partial<Record<keyof GoalValues, Key | null>>

function findProblems(form: GoalValues, rules: GoalRules): Problems {
  const { comma } = rules
  const found = goalProblems(toGoalFields(form, comma), rules)
  const toMessageKey = (field: 'name' | 'target' | 'date' | 'percent' | 'cents', problem?: GoalProblem) =>
    problem ? (messageKeys[field][problem] ?? 'problem.other') : null
  return {
    name: toMessageKey('name', found.name),
    target: hasTarget(parseKind(form))
      ? (amountProblem(form.target, comma) ?? toMessageKey('target', found.targetCents))
      : null,
    date:
      form.date === '' && hasDate(parseKind(form))
        ? 'problem.date.empty'
        : toMessageKey('date', found.targetDate),
    percent:
      form.fill === 'percent' && isBlank(form.percent)
        ? 'problem.percent.empty'
        : toMessageKey('percent', found.fillPercent),
    cents:
      form.fill === 'cents'
        ? (amountProblem(form.cents, comma) ?? toMessageKey('cents', found.fillCents))
        : null,
    amount: form.amount === '' ? null : startProblem(form.amount, rules),
  }
}

const startProblem = (text: string, { comma, unassigned }: GoalRules): Key | null =>
  amountProblem(text, comma) ?? (parseCents(text, comma) > unassigned ? 'problem.amount.max' : null)

const messageKeys: Record<
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
