import { describe, expect, it } from 'vitest'
import { addDays } from './calendar.ts'
import { movableDates, moveRange, upcomingDates, type DepositPlan, type PlanChange } from './deposit-plans.ts'

const start = '2026-12-01'
const context = { now: '2026-11-23T17:00:00Z', after: null }
const weekly = (changes: readonly PlanChange[], end: string | null = null): DepositPlan => ({
  start,
  frequency: 'weekly',
  secondDay: null,
  amount: 10_000,
  end,
  pausedUntil: null,
  changes,
})
/** The first weeks, all skipped. */
const skips = (count: number): readonly PlanChange[] =>
  Array.from({ length: count }, (_, week) => ({
    date: addDays(start, 7 * week),
    kind: 'skipped',
    cents: null,
    movedTo: null,
  }))

describe('movableDates', () => {
  it.each([
    ['no date is skipped', weekly([])],
    ['the first five dates are skipped', weekly(skips(5))],
    [
      'one date is moved',
      weekly([{ date: '2026-12-08', kind: 'moved', cents: null, movedTo: '2026-12-10' }]),
    ],
    ['the plan ends with the third date', weekly([], '2026-12-15')],
    ['the plan has ended', weekly([], '2026-11-01')],
  ])('movableDates has the upcoming dates with the range of each if %s', (_, plan) => {
    const upcoming = upcomingDates(plan, context)
    expect(movableDates(plan, context)).toEqual(
      upcoming.map((one) => ({ ...one, range: moveRange(plan, context, one.date) })),
    )
  })

  it('movableDates reads the changes of a plan in linear time', () => {
    const costOf = (count: number): number => {
      const costs = Array.from({ length: 5 }, () => {
        const before = process.cpuUsage()
        expect(movableDates(weekly(skips(count)), context)).toHaveLength(count + 6)
        const { user, system } = process.cpuUsage(before)
        return user + system
      })
      return Math.min(...costs)
    }
    costOf(50)
    // Ten times as many dates: quadratic work would take a hundred times as long.
    expect(costOf(1_000) / costOf(100)).toBeLessThan(40)
  })
})
