import { goalSchema } from '@coffer/api-client/goals/schema'
import { transactionsSchema } from '@coffer/api-client/transactions/schema'
import { transaction } from '@coffer/api-client/fakes'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { kitchen, lisbon, rainy } from '../example-goals.ts'
import { forecastGoal } from './goal-forecast.ts'
import { repeatingDeposits } from './use-goals.ts'

const goals = [rainy, kitchen, lisbon].map((one) => parse(goalSchema, one))
const [buffer, target, dated] = goals
const today = '2026-11-23'
const monthly = { amount: 100_000, frequency: 'monthly', goalUuid: null } as const
const weeklyFor = (goalUuid: string) => ({ amount: 30_000, frequency: 'weekly', goalUuid }) as const

describe('forecastGoal', () => {
  it.each([
    ['the fill rules of scheduled deposits', target, [monthly], { monthly: 10_000, on: '2033-02-23' }],
    [
      'recent additions, if there are no repeating deposits',
      target,
      [],
      { monthly: 20_000, on: '2030-01-23' },
    ],
    ['no date for a goal without a target', buffer, [monthly], { monthly: 0, on: null }],
    ['a fixed amount of each deposit', dated, [monthly], { monthly: 20_000, on: '2027-12-23' }],
    [
      'the full amount of a plan for this goal',
      dated,
      [weeklyFor('lisbon')],
      { monthly: 130_000, on: '2027-01-23' },
    ],
    [
      'no amount of a plan for another goal',
      dated,
      [monthly, weeklyFor('kitchen')],
      { monthly: 20_000, on: '2027-12-23' },
    ],
    [
      'the fill rules, if the goal of a plan no longer exists',
      dated,
      [{ ...monthly, goalUuid: 'bicycle' }],
      { monthly: 20_000, on: '2027-12-23' },
    ],
  ])('forecastGoal uses %s', (_, goal, deposits, expected) => {
    expect(goal && forecastGoal(goal, { goals, deposits, today })).toEqual(expected)
  })
})

describe('repeatingDeposits', () => {
  it('repeatingDeposits returns the scheduled deposits that repeat', () => {
    const scheduled = { status: 'Initiated', scheduled_for: '2026-12-01', amount: 20_000 } as const
    const all = parse(transactionsSchema, [
      transaction({ ...scheduled, frequency: 'weekly' }),
      transaction({ ...scheduled, frequency: 'once' }),
      transaction({ ...scheduled, frequency: 'monthly', status: 'Settled' }),
      transaction({ ...scheduled, frequency: 'monthly', direction: 'PrimaryToLinked' }),
    ])
    expect(repeatingDeposits(all)).toEqual([{ amount: 20_000, frequency: 'weekly', goalUuid: null }])
  })
})
