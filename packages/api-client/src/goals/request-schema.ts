import { goalKinds, goalPictures } from '@coffer/domain/goals'
import * as v from 'valibot'
import { lineText, list, shortText } from '../request/text.ts'

const fields = {
  kind: v.picklist(goalKinds),
  name: v.pipe(lineText, v.trim()),
  picture: v.picklist(goalPictures),
  /** Cents; null for a buffer. */
  target_cents: v.nullable(v.number()),
  /** A calendar date; null without one. */
  target_date: v.nullable(shortText),
  is_protected: v.boolean(),
  /** Whole percents of each deposit; null without this rule. */
  fill_percent: v.nullable(v.number()),
  /** Cents of each deposit; null without this rule. */
  fill_cents: v.nullable(v.number()),
}

/** POST /accounts/{uuid}/goals; `amount` in cents is assigned to the goal at once. */
export const goalBody = v.object({ ...fields, amount: v.optional(v.number(), 0) })
export type GoalBody = v.InferInput<typeof goalBody>

/** PATCH /accounts/{uuid}/goals/{goal}. An absent field keeps its value. */
export const goalChangeBody = v.partial(v.object(fields))
export type GoalChangeBody = v.InferInput<typeof goalChangeBody>

/** PATCH /accounts/{uuid}/goals/order: every active goal once. */
export const goalOrderBody = v.object({ uuids: list(shortText) })
export type GoalOrderBody = v.InferInput<typeof goalOrderBody>

/** POST /accounts/{uuid}/goals/moves. Cents; null is unassigned money. */
export const goalMoveBody = v.object({
  from: v.nullable(shortText),
  to: v.nullable(shortText),
  amount: v.number(),
})
export type GoalMoveBody = v.InferInput<typeof goalMoveBody>
