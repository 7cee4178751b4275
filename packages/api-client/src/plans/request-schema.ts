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
  /** The other day of the month for `twice_monthly`; 31 is the last day. Null for any other frequency. */
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

/** POST /accounts/{uuid}/plans/{plan}/pause: the first day on which deposits may resume. */
export const planPauseBody = v.object({ until: day })
export type PlanPauseBody = v.InferInput<typeof planPauseBody>

/** POST /accounts/{uuid}/plans/{plan}/skip and …/restore: one of the upcoming dates. */
export const planDateBody = v.object({ date: day })
export type PlanDateBody = v.InferInput<typeof planDateBody>

/** POST /accounts/{uuid}/plans/{plan}/move: one of the upcoming dates and its new day; its own day undoes a move. */
export const planMoveBody = v.object({ date: day, to: day })
export type PlanMoveBody = v.InferInput<typeof planMoveBody>

const planScopes = ['one', 'following'] as const

/**
 * POST /accounts/{uuid}/plans/{plan}/amounts: a new amount for one of the upcoming dates, or for it and all later ones.
 */
export const planAmountBody = v.object({ date: day, amount: v.number(), scope: v.picklist(planScopes) })
export type PlanAmountBody = v.InferInput<typeof planAmountBody>
