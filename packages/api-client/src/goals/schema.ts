import { goalCauses, goalKinds, goalPictures } from '@coffer/domain/goals'
import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'

const cents = v.pipe(v.number(), v.safeInteger())
const day = v.pipe(v.string(), v.isoDate())

/** Amounts in cents, dates are bank days. */
export const goalSchema = wireObject({
  uuid: v.string(),
  kind: v.picklist(goalKinds),
  name: v.string(),
  /** A picture that this version does not have falls back to the star. */
  picture: v.fallback(v.picklist(goalPictures), 'star'),
  saved_cents: cents,
  target_cents: v.nullable(cents),
  target_date: v.nullable(day),
  is_protected: v.boolean(),
  fill_percent: v.nullable(v.pipe(v.number(), v.integer())),
  fill_cents: v.nullable(cents),
  created_on: day,
  /** The day on which the period began, by a restart or a change of its terms, and the amount saved at that time. */
  started_on: day,
  started_with_cents: cents,
  /** The first day on which the target was saved. */
  reached_on: v.nullable(day),
  /** Added in the last 90 days, less withdrawals by the holders. */
  recent_cents: cents,
  archived_on: v.nullable(day),
})

/** The goals of an account: active ones in the holders’ order, archived ones newest first. */
export const goalsSchema = wireObject({
  /** The money that the goals share: settled, less pending withdrawals. */
  balance_cents: cents,
  unassigned_cents: cents,
  goals: v.array(goalSchema),
  archived: v.array(goalSchema),
})

/** POST /accounts/{uuid}/goals. */
export const newGoalSchema = v.object({ uuid: v.string(), overview: goalsSchema })

/** An entry of a goal's history; `amount` is signed, and 0 if no money moved. */
export const goalEventSchema = wireObject({
  uuid: v.string(),
  cause: v.picklist(goalCauses),
  amount: cents,
  saved_after_cents: cents,
  happened_at: v.string(),
  happened_on: day,
  transaction_uuid: v.nullable(v.string()),
  other_goal_uuid: v.nullable(v.string()),
})
export const goalEventsSchema = v.array(goalEventSchema)

export type Goal = v.InferOutput<typeof goalSchema>
export type Goals = v.InferOutput<typeof goalsSchema>
export type NewGoal = v.InferOutput<typeof newGoalSchema>
export type GoalEvent = v.InferOutput<typeof goalEventSchema>
export type WireGoal = v.InferInput<typeof goalSchema>
export type WireGoals = v.InferInput<typeof goalsSchema>
export type WireNewGoal = v.InferInput<typeof newGoalSchema>
export type WireGoalEvent = v.InferInput<typeof goalEventSchema>
