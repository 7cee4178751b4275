import { documented } from '../descriptions/documented.ts'
import {
  planAmountBody,
  planBody,
  planChangeBody,
  planDateBody,
  planMoveBody,
  planPauseBody,
} from './request-schema.ts'
import { newPlanSchema, planRunSchema, planSchema, plansSchema, upcomingDateSchema } from './schema.ts'

const date = 'The date by the plan’s schedule, which identifies it: one of `upcoming`.'
const plan = {
  linked_account_id: 'The linked account that it draws on.',
  amount: 'The amount of each deposit, in cents.',
  frequency: 'How often it deposits.',
  second_day:
    'The other day of the month for `twice_monthly`; 31 is the last day. Null for any other frequency.',
  start_date: 'The first date of its schedule, a calendar date.',
  end_date: 'The last date that may be one of the schedule. Null without an end.',
  goal_uuid: 'The goal that its deposits fill. Null without one.',
} as const

export const planDescriptions = {
  UpcomingDate: documented(upcomingDateSchema, 'An upcoming date of a plan.', {
    date: 'The date by the plan’s schedule, which identifies it in calls.',
    moved_to: 'The day that it was moved to. Null or absent if it was not.',
    movable_from: 'The first day to which it can be moved. Null or absent if there is none.',
    movable_until: 'The last day to which it can be moved. Null or absent if there is none.',
    scheduled_for: 'The business day on which its deposit is submitted.',
    amount: 'Its amount in cents.',
    is_skipped: 'Whether it is skipped.',
  }),
  PlanRun: documented(planRunSchema, 'A past date of a plan.', {
    date: 'The date by the plan’s schedule.',
    scheduled_for: 'The business day on which its deposit was due.',
    amount: 'Its amount in cents.',
    outcome: 'What became of it.',
    reason: 'Why the deposit was not sent. Null for any other outcome.',
    return_code: 'Why the other bank sent it back. Null if it did not.',
    transaction_uuid: 'Its transfer. Null if there is none.',
  }),
  Plan: documented(planSchema, 'A deposit that repeats.', {
    ...plan,
    uuid: 'The plan’s id.',
    paused_until: 'The first bank day on which deposits may resume. Null while it is not paused.',
    created_on: 'The bank day on which it was added.',
    ended_on: 'The bank day on which it ended. Null while it is active.',
    upcoming: 'The next six deposits, and the skipped dates before them. Empty for an ended plan.',
    runs: 'The last six dates, newest first.',
  }),
  Plans: documented(plansSchema, 'The plans of an account.', {
    plans: 'The active plans in the order in which they were added.',
    ended: 'The ended plans, newest first.',
  }),
  NewPlan: documented(newPlanSchema, 'A plan that was added, and all plans after it.', {
    uuid: 'The new plan’s id.',
    overview: 'All plans, the new one included.',
  }),
  PlanBody: documented(planBody, 'A plan to add. An absent field is null.', plan),
  PlanChangeBody: documented(planChangeBody, 'Changed fields of a plan. An absent field keeps its value.', {
    ...plan,
    start_date: 'Its next date, a calendar date.',
  }),
  PlanPauseBody: documented(planPauseBody, 'A pause.', {
    until: 'The first day on which deposits may resume.',
  }),
  PlanDateBody: documented(planDateBody, 'One date of a plan.', { date }),
  PlanMoveBody: documented(planMoveBody, 'A date that moves.', {
    date,
    to: 'Its new day; its own day undoes a move.',
  }),
  PlanAmountBody: documented(planAmountBody, 'Another amount.', {
    date,
    amount: 'The amount in cents.',
    scope: 'Whether it is for this date alone, or for it and all later ones.',
  }),
}
