import { isCalendarDate } from '@coffer/domain/calendar'
import { planFrequencies } from '@coffer/domain/deposit-plans'
import * as v from 'valibot'
import { shortText } from '../request/text.ts'

const day = v.pipe(shortText, v.check(isCalendarDate))

/** POST /accounts/{uuid}/plans. Cents. */
export const planBody = v.object({
  linked_account_id: shortText,
  amount: v.number(),
  frequency: v.picklist(planFrequencies),
  /** Twice a month: the other day of the month; 31 is the last one. Null of any other frequency. */
  second_day: v.nullish(v.number(), null),
  start_date: day,
  end_date: v.nullish(day, null),
  /** The goal that its deposits fill. */
  goal_uuid: v.nullish(shortText, null),
})
export type PlanBody = v.InferInput<typeof planBody>

/** PATCH /accounts/{uuid}/plans/{plan}. An absent field keeps its value; `start_date` is its next date. */
export const planChangeBody = v.object({
  linked_account_id: v.optional(shortText),
  amount: v.optional(v.number()),
  frequency: v.optional(v.picklist(planFrequencies)),
  second_day: v.optional(v.nullable(v.number())),
  start_date: v.optional(day),
  end_date: v.optional(v.nullable(day)),
  goal_uuid: v.optional(v.nullable(shortText)),
})
export type PlanChangeBody = v.InferInput<typeof planChangeBody>

/** POST /accounts/{uuid}/plans/{plan}/pause: no deposit before that day. */
export const planPauseBody = v.object({ until: day })
export type PlanPauseBody = v.InferInput<typeof planPauseBody>

/** POST /accounts/{uuid}/plans/{plan}/skip and …/restore: one of the upcoming dates. */
export const planDateBody = v.object({ date: day })
export type PlanDateBody = v.InferInput<typeof planDateBody>

/** POST /accounts/{uuid}/plans/{plan}/move: one of the upcoming dates, and its other day; its own puts it back. */
export const planMoveBody = v.object({ date: day, to: day })
export type PlanMoveBody = v.InferInput<typeof planMoveBody>

const planScopes = ['one', 'following'] as const

/** POST /accounts/{uuid}/plans/{plan}/amounts: another amount on one of the upcoming dates, or on it and all after it. */
export const planAmountBody = v.object({ date: day, amount: v.number(), scope: v.picklist(planScopes) })
export type PlanAmountBody = v.InferInput<typeof planAmountBody>
