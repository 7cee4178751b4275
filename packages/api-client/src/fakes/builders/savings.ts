import type { WireGoal, WireGoalEvent, WireGoals } from '../../goals/schema.ts'
import type { WirePlan, WirePlans } from '../../plans/schema.ts'
import { builder, id } from './builder.ts'

/** Half a year of steady saving, for a trip in half a year. */
export const goal = builder<WireGoal>({
  uuid: id(90),
  kind: 'target_by_date',
  name: 'Lisbon',
  picture: 'travel',
  saved_cents: 200_000,
  target_cents: 400_000,
  target_date: '2027-05-20',
  is_protected: false,
  fill_percent: null,
  fill_cents: 20_000,
  created_on: '2026-05-20',
  started_on: '2026-05-20',
  started_with_cents: 0,
  reached_on: null,
  recent_cents: 60_000,
  archived_on: null,
})

export const goals = builder<WireGoals>({
  balance_cents: 500_000,
  unassigned_cents: 300_000,
  goals: [goal()],
  archived: [],
})

export const goalEvent = builder<WireGoalEvent>({
  uuid: id(91),
  cause: 'assigned',
  amount: 200_000,
  saved_after_cents: 200_000,
  happened_at: '2026-05-20T15:04:05Z',
  happened_on: '2026-05-20',
  transaction_uuid: null,
  other_goal_uuid: null,
})

/** A hundred dollars on the first of each month. */
export const plan = builder<WirePlan>({
  uuid: id(92),
  amount: 10_000,
  frequency: 'monthly',
  second_day: null,
  start_date: '2026-06-01',
  end_date: null,
  paused_until: null,
  goal_uuid: null,
  linked_account_id: id(5),
  created_on: '2026-05-20',
  ended_on: null,
  upcoming: [
    {
      date: '2026-12-01',
      movable_from: '2026-11-24',
      movable_until: '2026-12-31',
      scheduled_for: '2026-12-01',
      amount: 10_000,
      is_skipped: false,
    },
    { date: '2027-01-01', scheduled_for: '2027-01-04', amount: 10_000, is_skipped: false },
    { date: '2027-02-01', scheduled_for: '2027-02-01', amount: 10_000, is_skipped: false },
    { date: '2027-03-01', scheduled_for: '2027-03-01', amount: 10_000, is_skipped: false },
    { date: '2027-04-01', scheduled_for: '2027-04-01', amount: 10_000, is_skipped: false },
    { date: '2027-05-01', scheduled_for: '2027-05-03', amount: 10_000, is_skipped: false },
  ],
  runs: [
    {
      date: '2026-11-01',
      scheduled_for: '2026-11-02',
      amount: 10_000,
      outcome: 'completed',
      reason: null,
      return_code: null,
      transaction_uuid: id(93),
    },
  ],
})

export const plans = builder<WirePlans>({ plans: [plan()], ended: [] })
