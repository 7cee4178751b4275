import type { DepositChange } from '@coffer/api-client/transfers'
import { frequencies } from '@coffer/domain/schedule'
import * as v from 'valibot'
import { parseCents } from '@coffer/domain/typed-amount'
import { limitedAmountProblem, type AmountRules } from '@coffer/forms/amount-problem'
import { crossFieldCheck } from '@coffer/forms/checks'
import { toSchedule, timingProblems } from '../schedule/timing.schema.ts'

const values = v.object({
  amount: v.string(),
  timing: v.string(),
  startDate: v.string(),
  endDate: v.string(),
})
export type EditValues = v.InferOutput<typeof values>

export interface EditRules extends AmountRules {
  /** Today's date in New York. */
  today: string
  /** The requested day, which may have passed although the business day it moves to has not. */
  kept: string
}

/** The request that results from valid values. */
export const toDepositChange = (typed: EditValues, comma: AmountRules['comma']): DepositChange => ({
  amount: parseCents(typed.amount, comma),
  ...toSchedule(typed),
})

/** Validates the form's values by its rules; the output is the request. */
export const editDepositSchema = (rules: EditRules) =>
  v.pipe(
    values,
    crossFieldCheck<EditValues>((typed) => ({
      amount: limitedAmountProblem(typed.amount, rules),
      ...timingProblems(typed, rules),
    })),
    v.transform((typed) => toDepositChange(typed, rules.comma)),
  )

/** A stored change whose response is pending. */
export const sentChangeSchema = v.object({
  amount: v.number(),
  frequency: v.picklist(frequencies),
  startDate: v.nullable(v.string()),
  endDate: v.nullable(v.string()),
})
