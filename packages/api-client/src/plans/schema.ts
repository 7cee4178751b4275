import { planFrequencies } from '@coffer/domain/deposit-plans'
import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'

const cents = v.pipe(v.number(), v.safeInteger())
const day = v.pipe(v.string(), v.isoDate())

/** An upcoming date, and the business day on which its deposit is submitted. */
export const upcomingDateSchema = wireObject({
  /** The date by the plan's schedule; it identifies the date in calls. */
  date: day,
  /** Null if it is not moved. */
  moved_to: v.nullish(day, null),
  /** The first and last day to which it can be moved; null if there is none, or if the provider moves no dates. */
  movable_from: v.nullish(day, null),
  movable_until: v.nullish(day, null),
  scheduled_for: day,
  amount: cents,
  is_skipped: v.boolean(),
})

const runOutcomes = ['under_way', 'completed', 'returned', 'canceled', 'not_sent', 'skipped'] as const
const runReasons = ['linked_account', 'depositor', 'limits'] as const

/** The outcome of a past date. */
export const planRunSchema = wireObject({
  date: day,
  scheduled_for: day,
  amount: cents,
  outcome: v.picklist(runOutcomes),
  /** Why the deposit was not sent; null for any other outcome. */
  reason: v.nullable(v.picklist(runReasons)),
  return_code: v.nullable(v.string()),
  transaction_uuid: v.nullable(v.string()),
})

/** Amounts in cents, dates are bank days. */
export const planSchema = wireObject({
  uuid: v.string(),
  amount: cents,
  frequency: v.picklist(planFrequencies),
  second_day: v.nullable(v.pipe(v.number(), v.integer())),
  start_date: day,
  end_date: v.nullable(day),
  /** Null while it is not paused. */
  paused_until: v.nullable(day),
  goal_uuid: v.nullable(v.string()),
  linked_account_id: v.string(),
  created_on: day,
  ended_on: v.nullable(day),
  /** The next six deposits and the skipped dates before them; empty for an ended plan. */
  upcoming: v.array(upcomingDateSchema),
  /** The last six dates, newest first. */
  runs: v.array(planRunSchema),
})

/** The plans of an account: active ones in the order they were added, ended ones newest first. */
export const plansSchema = wireObject({ plans: v.array(planSchema), ended: v.array(planSchema) })

/** POST /accounts/{uuid}/plans. */
export const newPlanSchema = v.object({ uuid: v.string(), overview: plansSchema })

export type Plan = v.InferOutput<typeof planSchema>
export type Plans = v.InferOutput<typeof plansSchema>
export type PlanRun = v.InferOutput<typeof planRunSchema>
export type NewPlan = v.InferOutput<typeof newPlanSchema>
export type WirePlan = v.InferInput<typeof planSchema>
export type WirePlans = v.InferInput<typeof plansSchema>
export type WirePlanRun = v.InferInput<typeof planRunSchema>
