import { account, goal, goalEvent, goals, handlers, plans, respond } from '@coffer/api-client/fakes'

/** Monday, November 23, 2026, ten in the morning in New York. */
export const mondayMorning = Date.parse('2026-11-23T15:00:00Z')

type WireGoal = ReturnType<typeof goal>
type Overview = ReturnType<typeof goals>

export const rainy = goal({
  uuid: 'rainy',
  kind: 'buffer',
  name: 'Rainy day',
  picture: 'umbrella',
  saved_cents: 100_000,
  target_cents: null,
  target_date: null,
  is_protected: true,
  fill_cents: null,
  recent_cents: 0,
})
export const tax = goal({
  uuid: 'tax',
  kind: 'yearly',
  name: 'Property tax',
  picture: 'tax',
  saved_cents: 60_000,
  target_cents: 60_000,
  target_date: '2027-01-22',
  is_protected: true,
  fill_cents: null,
  reached_on: '2026-11-20',
})
export const kitchen = goal({
  uuid: 'kitchen',
  kind: 'target',
  name: 'New kitchen',
  picture: 'home',
  saved_cents: 150_000,
  target_cents: 900_000,
  target_date: null,
  fill_percent: 10,
  fill_cents: null,
  recent_cents: 60_000,
})
/** Behind: half of the time has passed, but only a sixth is saved. */
export const lisbon = goal({ uuid: 'lisbon', saved_cents: 50_000, target_cents: 300_000 })
export const bicycle = goal({
  uuid: 'bicycle',
  kind: 'target',
  name: 'Bicycle',
  picture: 'sports',
  saved_cents: 0,
  target_cents: 40_000,
  target_date: null,
  fill_cents: null,
  reached_on: '2026-09-14',
  archived_on: '2026-10-05',
})
export const four = [rainy, tax, kitchen, lisbon]

/** An overview whose figures add up. */
export function exampleOverview(list: readonly WireGoal[], part: Partial<Overview> = {}): Overview {
  const balance = part.balance_cents ?? 1_284_050
  const assigned = list.reduce((sum, { saved_cents: cents }) => sum + cents, 0)
  return goals({
    balance_cents: balance,
    unassigned_cents: balance - assigned,
    goals: [...list],
    archived: [],
    ...part,
  })
}

const lisbonHistory = [
  goalEvent({
    uuid: 'e4',
    cause: 'withdrawal',
    amount: -20_000,
    saved_after_cents: 50_000,
    happened_on: '2026-11-16',
    transaction_uuid: 'out',
  }),
  goalEvent({
    uuid: 'e3',
    cause: 'moved',
    amount: 15_000,
    saved_after_cents: 70_000,
    happened_on: '2026-10-12',
    other_goal_uuid: 'kitchen',
  }),
  goalEvent({
    uuid: 'e2',
    cause: 'filled',
    amount: 5_000,
    saved_after_cents: 55_000,
    happened_on: '2026-09-01',
    transaction_uuid: 'in',
  }),
  goalEvent({ uuid: 'e1', amount: 50_000, saved_after_cents: 50_000 }),
  goalEvent({ uuid: 'e0', cause: 'created', amount: 0, saved_after_cents: 0 }),
]

/** The provider's responses for an account with goals and without plans, by its own clock. */
export function withGoals(list: readonly WireGoal[] = four, part: Partial<Overview> = {}) {
  const at = { Date: new Date(mondayMorning).toUTCString() }
  return [
    handlers.accounts.answers(() => respond([account()], {}, at)),
    handlers.goals.answers(() => respond(exampleOverview(list, part), {}, at)),
    handlers.goalHistory.answers(() => respond(lisbonHistory, {}, at)),
    handlers.plans.answers(() => respond(plans({ plans: [], ended: [] }), {}, at)),
    handlers.transactions.answers(() => respond([], {}, at)),
  ]
}
