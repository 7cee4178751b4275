import {
  checkEnd,
  checkStart,
  type EndProblem,
  type Repeating,
  type StartProblem,
} from '@coffer/domain/schedule'
import type { Deposit } from '@coffer/api-client/transfers'
import * as v from 'valibot'
import { amountProblem, type AmountRules, centsOf } from '../amount/amount-problem.ts'
import type { Key } from '../problem/failure-words.ts'

/** When it goes out: at once, on a day, or again and again. */
export const timings = ['now', 'date', 'weekly', 'biweekly', 'monthly'] as const
export type Timing = (typeof timings)[number]

export const isTiming = (text: string): text is Timing => timings.some((timing) => timing === text)
export const isRepeating = (timing: string): timing is Repeating =>
  timing === 'weekly' || timing === 'biweekly' || timing === 'monthly'

/** What a person has typed or chosen so far. */
export interface DepositValues {
  amount: string
  linkedAccountId: string
  timing: string
  startDate: string
  endDate: string
}

export interface DepositRules extends AmountRules {
  /** Cents that may still be deposited today. */
  leftToday: number
  /** The date in New York. */
  today: string
  /** The linked accounts that allow deposits. */
  from: readonly string[]
}

const startWords: Record<StartProblem, Key> = {
  empty: 'start.problem.empty',
  'not-a-date': 'start.problem.notADate',
  past: 'start.problem.past',
  today: 'start.problem.today',
  'too-far': 'start.problem.tooFar',
}
const endWords: Record<EndProblem, Key> = {
  'not-a-date': 'start.problem.notADate',
  'before-start': 'end.problem.beforeStart',
}

function amountProblemOf({ amount, timing }: DepositValues, rules: DepositRules): Key | null {
  const problem = amountProblem(amount, rules)
  if (problem !== null || timing !== 'now') return problem
  return centsOf(amount, rules.comma) > rules.leftToday ? 'amount.problem.overToday' : null
}

/** What is wrong, by field, in word keys. */
export function depositProblems(
  values: DepositValues,
  rules: DepositRules,
): Record<keyof DepositValues, Key | null> {
  const { linkedAccountId, timing, startDate, endDate } = values
  const start = timing === 'now' ? null : checkStart(startDate, rules.today)
  const end = isRepeating(timing) ? checkEnd(endDate, startDate) : null
  return {
    amount: amountProblemOf(values, rules),
    linkedAccountId: rules.from.includes(linkedAccountId) ? null : 'from.problem',
    timing: isTiming(timing) ? null : 'timing.problem',
    startDate: start && startWords[start],
    endDate: end && endWords[end],
  }
}

/** The deposit that valid values ask for. */
export const depositOf = (values: DepositValues, comma: AmountRules['comma']): Deposit => ({
  linkedAccountId: values.linkedAccountId,
  amount: centsOf(values.amount, comma),
  frequency: isRepeating(values.timing) ? values.timing : 'once',
  startDate: values.timing === 'now' ? null : values.startDate,
  endDate: isRepeating(values.timing) && values.endDate !== '' ? values.endDate : null,
})

/** The form's values within its rules; out comes what is sent. */
export const depositSchema = (rules: DepositRules) =>
  v.pipe(
    v.object({
      amount: v.string(),
      linkedAccountId: v.string(),
      timing: v.string(),
      startDate: v.string(),
      endDate: v.string(),
    }),
    v.rawCheck<DepositValues>(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const input = dataset.value
      for (const [key, message] of Object.entries(depositProblems(input, rules))) {
        if (message === null) continue
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: { ...input }, key, value: message }],
        })
      }
    }),
    v.transform((values) => depositOf(values, rules.comma)),
  )

/** A deposit as it is kept while its answer is awaited. */
export const sentDepositSchema = v.object({
  linkedAccountId: v.string(),
  amount: v.number(),
  frequency: v.picklist(['once', 'weekly', 'biweekly', 'monthly']),
  startDate: v.nullable(v.string()),
  endDate: v.nullable(v.string()),
})
