import type { Deposit } from '@coffer/api-client/transfers'
import { frequencies } from '@coffer/domain/schedule'
import * as v from 'valibot'
import { parseCents } from '@coffer/domain/typed-amount'
import { limitedAmountProblem, type AmountRules } from '@coffer/forms/amount-problem'
import { crossFieldCheck } from '@coffer/forms/checks'
import { toSchedule, timingProblems } from '../schedule/timing.schema.ts'
import type { Key } from '../messages.ts'

const values = v.object({
  amount: v.string(),
  linkedAccountId: v.string(),
  timing: v.string(),
  startDate: v.string(),
  endDate: v.string(),
})
/** The values of the form. */
export type DepositValues = v.InferOutput<typeof values>

export interface DepositRules extends AmountRules {
  /** Cents that may still be deposited today. */
  leftToday: number
  /** Today's date in New York. */
  today: string
  /** The ids of the linked accounts that allow deposits. */
  from: readonly string[]
}

function findAmountProblem({ amount, timing }: DepositValues, rules: DepositRules): Key | null {
  const problem = limitedAmountProblem(amount, rules)
  if (problem !== null || timing !== 'now') return problem
  return parseCents(amount, rules.comma) > rules.leftToday ? 'amount.problem.overToday' : null
}

/** Errors by field, as message keys. */
const depositProblems = (
  typed: DepositValues,
  rules: DepositRules,
): Record<keyof DepositValues, Key | null> => ({
  amount: findAmountProblem(typed, rules),
  linkedAccountId: rules.from.includes(typed.linkedAccountId) ? null : 'from.problem',
  ...timingProblems(typed, rules),
})

/** The request that results from valid values. */
export const toDeposit = (typed: DepositValues, comma: AmountRules['comma']): Deposit => ({
  linkedAccountId: typed.linkedAccountId,
  amount: parseCents(typed.amount, comma),
  ...toSchedule(typed),
})

/** Validates the form's values by its rules; the output is the request. */
export const depositSchema = (rules: DepositRules) =>
  v.pipe(
    values,
    crossFieldCheck<DepositValues>((typed) => depositProblems(typed, rules)),
    v.transform((typed) => toDeposit(typed, rules.comma)),
  )

/** A stored deposit whose response is pending. */
export const sentDepositSchema = v.object({
  linkedAccountId: v.string(),
  amount: v.number(),
  frequency: v.picklist(frequencies),
  startDate: v.nullable(v.string()),
  endDate: v.nullable(v.string()),
})
