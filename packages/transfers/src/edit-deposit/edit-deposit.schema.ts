import type { DepositChange } from '@coffer/api-client/transfers'
import { frequencies } from '@coffer/domain/schedule'
import * as v from 'valibot'
import { centsOf } from '@coffer/domain/typed-amount'
import { amountProblem, type AmountRules } from '../amount/amount-problem.ts'
import { scheduleOf, timingProblems, withoutProblems } from '../schedule/timing.schema.ts'

const values = v.object({
  amount: v.string(),
  timing: v.string(),
  startDate: v.string(),
  endDate: v.string(),
})
export type EditValues = v.InferOutput<typeof values>

export interface EditRules extends AmountRules {
  /** The date in New York. */
  today: string
  /** The day that was asked for, which may have passed when the business day after it is still to come. */
  kept: string
}

/** The change that valid values ask for. */
export const changeOf = (typed: EditValues, comma: AmountRules['comma']): DepositChange => ({
  amount: centsOf(typed.amount, comma),
  ...scheduleOf(typed),
})

/** The form's values within its rules; out comes what is sent. */
export const editDepositSchema = (rules: EditRules) =>
  v.pipe(
    values,
    withoutProblems<EditValues>((typed) => ({
      amount: amountProblem(typed.amount, rules),
      ...timingProblems(typed, rules),
    })),
    v.transform((typed) => changeOf(typed, rules.comma)),
  )

/** A change as it is kept while its answer is awaited. */
export const sentChangeSchema = v.object({
  amount: v.number(),
  frequency: v.picklist(frequencies),
  startDate: v.nullable(v.string()),
  endDate: v.nullable(v.string()),
})
