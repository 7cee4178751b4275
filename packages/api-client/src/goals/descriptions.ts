import { documented } from '../descriptions/documented.ts'
import { goalBody, goalChangeBody, goalMoveBody, goalOrderBody } from './request-schema.ts'
import { goalEventSchema, goalSchema, goalsSchema, newGoalSchema } from './schema.ts'

const sent = {
  kind: 'What the goal is measured by.',
  name: '1 to 30 characters, trimmed.',
  picture: 'A key of the drawn pictures.',
  target_cents: 'The amount to reach, in cents. Null for a buffer.',
  target_date: 'The calendar date to reach it by. Null without one.',
  is_protected: 'Whether a withdrawal takes from it only after the others.',
  fill_percent: 'Whole percents of each deposit that fill it: 1 to 100. Null without this rule.',
  fill_cents: 'Cents of each deposit that fill it. Null without this rule.',
} as const

export const goalDescriptions = {
  Goal: documented(goalSchema, 'A purpose of a part of the account’s money.', {
    ...sent,
    uuid: 'The goal’s id.',
    name: 'The holders’ name for it.',
    saved_cents: 'What is assigned to it, in cents.',
    created_on: 'The bank day on which it was added.',
    started_on: 'The bank day on which its period began.',
    started_with_cents: 'What was saved when its period began, in cents.',
    reached_on: 'The first bank day on which the target was saved. Null if it was not.',
    recent_cents: 'Added in the last 90 days less what holders took out, in cents.',
    archived_on: 'The bank day on which it was archived. Null while it is active.',
  }),
  Goals: documented(goalsSchema, 'The goals of an account.', {
    balance_cents: 'The money that the goals share: settled, less withdrawals under way, in cents.',
    unassigned_cents: 'What no goal has, in cents.',
    goals: 'The active goals in the holders’ order.',
    archived: 'The archived goals, newest first.',
  }),
  NewGoal: documented(newGoalSchema, 'A goal that was added, and all goals after it.', {
    uuid: 'The new goal’s id.',
    overview: 'All goals, the new one included.',
  }),
  GoalEvent: documented(goalEventSchema, 'An entry of a goal’s history.', {
    uuid: 'The entry’s id.',
    cause: 'Why it happened.',
    amount: 'What was added, or taken if it is negative, in cents. 0 if no money moved.',
    saved_after_cents: 'What was saved after it, in cents.',
    happened_at: 'When it happened: an instant in UTC.',
    happened_on: 'The bank day on which it happened.',
    transaction_uuid: 'The transfer behind it. Null if there is none.',
    other_goal_uuid: 'The goal on the other side of a move. Null if there is none.',
  }),
  GoalBody: documented(goalBody, 'A goal to add.', {
    ...sent,
    amount: 'What is assigned to it at once, in cents.',
  }),
  GoalChangeBody: documented(
    goalChangeBody,
    'Changed fields of a goal. An absent field keeps its value.',
    sent,
  ),
  GoalOrderBody: documented(goalOrderBody, 'An order of the goals.', { uuids: 'Every active goal once.' }),
  GoalMoveBody: documented(goalMoveBody, 'Money that moves between goals.', {
    from: 'The goal that gives. Null for unassigned money.',
    to: 'The goal that receives. Null for unassigned money.',
    amount: 'The amount in cents.',
  }),
}
