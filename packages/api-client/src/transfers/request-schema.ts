import { isCalendarDate } from '@coffer/domain/calendar'
import { frequencies } from '@coffer/domain/schedule'
import * as v from 'valibot'
import { shortText } from '../request/text.ts'
import { closingReasons } from './schema.ts'

const day = v.pipe(shortText, v.check(isCalendarDate))

/** POST /deposit. Cents; `once` without a start date is submitted now, and only a repeating deposit has an end. */
export const depositBody = v.object({
  linked_account_id: shortText,
  amount: v.number(),
  frequency: v.optional(v.picklist(frequencies), 'once'),
  start_date: v.nullish(day, null),
  end_date: v.nullish(day, null),
})
export type DepositBody = v.InferOutput<typeof depositBody>

/** PATCH /deposit/{uuid}. An absent field keeps its value. */
export const depositChangeBody = v.object({
  amount: v.optional(v.number()),
  frequency: v.optional(v.picklist(frequencies)),
  start_date: v.nullish(day),
  end_date: v.optional(v.nullable(day)),
})
export type DepositChangeBody = v.InferInput<typeof depositChangeBody>

/** POST /close-my-account. */
export const closingBody = v.object({
  linked_account_id: shortText,
  reason: v.optional(v.picklist(closingReasons), 'other'),
})
export type ClosingBody = v.InferOutput<typeof closingBody>

/** POST /withdraw: an amount in cents, or the whole balance with `close_account`. */
export const withdrawalBody = v.object({
  ...closingBody.entries,
  amount: v.nullish(v.number()),
  close_account: v.optional(v.boolean(), false),
})
export type WithdrawalBody = v.InferInput<typeof withdrawalBody>
