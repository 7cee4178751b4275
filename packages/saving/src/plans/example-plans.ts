import { account, goal, goals, handlers, plan, plans, respond } from '@coffer/api-client/fakes'

/** Monday, November 23, 2026, ten in the morning in New York. */
export const mondayMorning = Date.parse('2026-11-23T15:00:00Z')

type WirePlan = ReturnType<typeof plan>
type Overview = ReturnType<typeof plans>

const upcoming = (date: string, scheduledFor = date, part = {}) => ({
  date,
  scheduled_for: scheduledFor,
  amount: 10_000,
  is_skipped: false,
  ...part,
})

/** A monthly plan for a goal, whose last deposit could not be sent. */
export const monthly = plan({
  uuid: 'monthly',
  goal_uuid: 'kitchen',
  runs: [
    {
      date: '2026-11-01',
      scheduled_for: '2026-11-02',
      amount: 10_000,
      outcome: 'not_sent',
      reason: 'linked_account',
      return_code: null,
      transaction_uuid: 't2',
    },
    {
      date: '2026-10-01',
      scheduled_for: '2026-10-01',
      amount: 10_000,
      outcome: 'completed',
      reason: null,
      return_code: null,
      transaction_uuid: 't1',
    },
  ],
})
/** Twice a month: one date is skipped, one has a different amount, one moves because of New Year, one was moved. */
export const twice = plan({
  uuid: 'twice',
  amount: 10_000,
  frequency: 'twice_monthly',
  second_day: 15,
  start_date: '2026-12-01',
  end_date: '2027-10-20',
  upcoming: [
    upcoming('2026-12-01', '2026-12-01', { is_skipped: true }),
    upcoming('2026-12-15', '2026-12-15', {
      amount: 17_500,
      movable_from: '2026-12-02',
      movable_until: '2026-12-31',
    }),
    upcoming('2027-01-01', '2027-01-04'),
    upcoming('2027-01-15', '2027-01-19', { moved_to: '2027-01-18' }),
    upcoming('2027-02-01'),
    upcoming('2027-02-15', '2027-02-16'),
    upcoming('2027-03-01'),
  ],
  runs: [],
})
export const paused = plan({
  uuid: 'paused',
  amount: 2_500,
  frequency: 'weekly',
  start_date: '2026-11-26',
  paused_until: '2027-01-07',
  upcoming: ['2027-01-07', '2027-01-14', '2027-01-21', '2027-01-28', '2027-02-04', '2027-02-11'].map((date) =>
    upcoming(date, date, { amount: 2_500 }),
  ),
  runs: [],
})
export const ended = plan({
  uuid: 'ended',
  frequency: 'biweekly',
  ended_on: '2026-09-14',
  upcoming: [],
  runs: [],
})

/** The plan with exactly the given dates skipped. */
export const skipping = (one: WirePlan, dates: readonly string[]): WirePlan => ({
  ...one,
  upcoming: one.upcoming.map((each) => ({ ...each, is_skipped: dates.includes(each.date) })),
})

export const exampleOverview = (list: readonly WirePlan[], part: Partial<Overview> = {}): Overview =>
  plans({ plans: [...list], ended: [], ...part })

/** The provider's responses for an account with plans, by its own clock. */
export function withPlans(
  list: readonly WirePlan[] = [monthly, twice, paused],
  part: Partial<Overview> = {},
) {
  const at = { Date: new Date(mondayMorning).toUTCString() }
  const kitchen = goal({ uuid: 'kitchen', name: 'New kitchen', picture: 'home' })
  return [
    handlers.accounts.answers(() => respond([account()], {}, at)),
    handlers.plans.answers(() => respond(exampleOverview(list, part), {}, at)),
    handlers.goals.answers(() => respond(goals({ goals: [kitchen] }), {}, at)),
    handlers.transactions.answers(() => respond([], {}, at)),
  ]
}
