import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './calendar.ts'
import {
  centsBehind,
  nextPeriod,
  forecastDate,
  goalStatus,
  monthlyFill,
  monthlyNeeded,
  monthsBetween,
  nextYearly,
  targetProgress,
  recentMonthly,
  type GoalPeriod,
} from './goal-progress.ts'
import { dayOfSchedule } from './schedule.ts'

const today = '2026-11-23'
const period = (part: Partial<GoalPeriod> = {}): GoalPeriod => ({
  kind: 'target_by_date',
  targetCents: 120_000,
  targetDate: '2027-11-23',
  savedCents: 0,
  startedOn: today,
  startedWithCents: 0,
  reachedOn: null,
  ...part,
})
const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days))
const someCents = fc.integer({ min: 1, max: 1_000_000_000 })

describe('monthsBetween', () => {
  it.each([
    ['2026-11-23', '2027-11-23', 12],
    ['2026-11-23', '2027-11-22', 11],
    ['2027-01-31', '2027-02-28', 1],
    ['2027-01-31', '2027-02-27', 0],
    ['2027-03-01', '2027-02-01', 0],
  ])('monthsBetween %s and %s is %d', (from, to, months) => {
    expect(monthsBetween(from, to)).toBe(months)
  })

  it('monthsBetween counts the months of a schedule', () => {
    fc.assert(
      fc.property(day, fc.nat(600), (from, months) => {
        const to = dayOfSchedule(from, 'monthly', months)
        expect(monthsBetween(from, to)).toBe(months)
        if (months > 0) expect(monthsBetween(from, addDays(to, -1))).toBe(months - 1)
      }),
    )
  })
})

describe('targetProgress', () => {
  it.each([
    [{ savedCents: 5, targetCents: null }, null],
    [
      { savedCents: 99_999, targetCents: 100_000 },
      { percent: 99, remainingCents: 1 },
    ],
    [
      { savedCents: 300_000, targetCents: 100_000 },
      { percent: 100, remainingCents: 0 },
    ],
  ])('targetProgress %o is %o', (money, progress) => {
    expect(targetProgress(money)).toEqual(progress)
  })
})

describe('monthlyNeeded', () => {
  it.each([
    ['the remainder over the months left', period(), 10_000],
    ['rounded up', period({ savedCents: 1 }), 10_000],
    ['all of it within a month', period({ targetDate: '2026-12-01' }), 120_000],
    ['all of it after the date', period({ targetDate: '2026-01-01' }), 120_000],
    ['nothing once reached', period({ reachedOn: '2026-11-01' }), 0],
    ['null without a date', period({ kind: 'target', targetDate: null }), null],
    ['null for a buffer', period({ kind: 'buffer', targetDate: null, targetCents: null }), null],
  ])('monthlyNeeded is %s', (_, one, cents) => {
    expect(monthlyNeeded(one, today)).toBe(cents)
  })
})

describe('centsBehind', () => {
  it.each([
    ['2026-12-22', 0, 0],
    ['2026-12-23', 0, 10_000],
    ['2026-12-23', 10_000, 0],
    ['2027-05-23', 45_000, 15_000],
    ['2027-11-22', 110_000, 0],
    ['2027-11-23', 110_000, 10_000],
    ['2030-01-01', 110_000, 10_000],
  ])('centsBehind on %s with %d cents saved is %d', (on, savedCents, cents) => {
    expect(centsBehind(period({ savedCents }), on)).toBe(cents)
  })

  it('centsBehind counts from the amount that the period started with', () => {
    const later = period({ startedWithCents: 60_000, savedCents: 60_000 })
    expect([centsBehind(later, '2026-12-22'), centsBehind(later, '2026-12-23')]).toEqual([0, 5_000])
  })

  it('centsBehind is 0 for a depositor who saves the needed amount each month', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 4_000 }), someCents, (startedOn, days, targetCents) => {
        const one = period({ startedOn, targetDate: addDays(startedOn, days), targetCents })
        const monthly = monthlyNeeded(one, startedOn) ?? 0
        for (let month = 0; month < monthsBetween(startedOn, one.targetDate ?? ''); month += 1) {
          const on = dayOfSchedule(startedOn, 'monthly', month)
          expect(centsBehind({ ...one, savedCents: Math.min(targetCents, monthly * month) }, on)).toBe(0)
        }
      }),
      { numRuns: 50 },
    )
  })
})

describe('goalStatus', () => {
  it.each([
    [period({ kind: 'buffer', targetCents: null, targetDate: null }), 'growing'],
    [period({ kind: 'target', targetDate: null }), 'saving'],
    [period(), 'on-track'],
    [period({ startedOn: '2026-05-23' }), 'behind'],
    [period({ startedOn: '2026-05-23', reachedOn: '2026-06-01' }), 'reached'],
  ])('goalStatus of %o is %s', (one, status) => {
    expect(goalStatus(one, today)).toBe(status)
  })
})

describe('forecastDate', () => {
  it.each([
    [380_000, 20_000, '2028-06-23'],
    [380_001, 20_000, '2028-07-23'],
    [0, 0, today],
    [1, 0, null],
    [1_000_000_000, 1, null],
  ])('forecastDate for %d cents missing at %d a month is %s', (targetCents, monthly, date) => {
    expect(forecastDate({ savedCents: 0, targetCents }, monthly, today)).toBe(date)
  })

  it('forecastDate is null for a buffer', () => {
    expect(forecastDate({ savedCents: 0, targetCents: null }, 100, today)).toBeNull()
  })

  it('forecastDate is on time at the amount that is needed', () => {
    fc.assert(
      fc.property(someCents, fc.integer({ min: 31, max: 4_000 }), (targetCents, days) => {
        const one = period({ targetCents, targetDate: addDays(today, days) })
        const date = forecastDate(one, monthlyNeeded(one, today) ?? 0, today)
        expect((date ?? '9999-12-31') <= (one.targetDate ?? '')).toBe(true)
      }),
    )
  })
})

describe('recentMonthly', () => {
  it.each([
    [30_000, '2020-01-01', 10_000],
    [30_000, '2026-09-20', 15_000],
    [30_000, '2026-11-20', 30_000],
    [-30_000, '2020-01-01', 0],
  ])('recentMonthly of %d since %s is %d', (recentCents, createdOn, cents) => {
    expect(recentMonthly({ recentCents, createdOn }, today)).toBe(cents)
  })
})

describe('monthlyFill', () => {
  const rule = { savedCents: 0, isProtected: false, targetCents: 1, reachedOn: null }
  const goals = [
    { ...rule, uuid: 'a', fillPercent: 50, fillCents: null },
    { ...rule, uuid: 'b', fillPercent: null, fillCents: 5_000 },
  ]
  it.each([
    ['a', 'monthly', 10_000],
    ['a', 'weekly', 43_333],
    ['b', 'biweekly', 10_833],
  ] as const)('monthlyFill of goal %s from a deposit of 200.00 %s is %d', (uuid, frequency, cents) => {
    expect(monthlyFill(uuid, goals, [{ amount: 20_000, frequency, goalUuid: null }])).toBe(cents)
  })
})

describe('nextYearly', () => {
  it.each([
    ['2027-04-15', '2026-11-23', '2028-04-15'],
    ['2026-11-23', '2026-11-23', '2027-11-23'],
    ['2022-04-15', '2026-11-23', '2027-04-15'],
    ['2028-02-29', '2028-03-01', '2029-02-28'],
  ])('nextYearly after %s, on %s, is %s', (date, on, next) => {
    expect(nextYearly(date, on)).toBe(next)
  })
})

describe('nextPeriod', () => {
  const yearly = period({ kind: 'yearly', reachedOn: '2026-10-01' })
  const kept = { targetDate: '2027-11-23', startedOn: today, startedWithCents: 0 }
  const again = { targetDate: '2028-11-23', startedOn: '2026-12-01', reachedOn: null }
  it.each([
    [
      'reaches a goal when its target is saved',
      period({ savedCents: 120_000 }),
      'assigned',
      { ...kept, reachedOn: '2026-12-01', events: ['reached'] },
    ],
    [
      'does not reach a goal a second time',
      period({ savedCents: 130_000, reachedOn: today }),
      'filled',
      { ...kept, reachedOn: today, events: [] },
    ],
    [
      'keeps a reached goal reached while it is spent',
      period({ reachedOn: today }),
      'withdrawal',
      { ...kept, reachedOn: today, events: [] },
    ],
    [
      'reopens a reached goal after a return',
      period({ reachedOn: today }),
      'return',
      { ...kept, reachedOn: null, events: [] },
    ],
    [
      'reopens a reached goal for a higher target',
      period({ savedCents: 1, reachedOn: today }),
      'changed',
      { ...kept, reachedOn: null, events: [] },
    ],
    [
      'restarts a used yearly goal',
      { ...yearly, savedCents: 500 },
      'withdrawal',
      { ...again, startedWithCents: 500, events: ['restarted'] },
    ],
    [
      'restarts a yearly goal that the holders have emptied',
      yearly,
      'released',
      { ...again, startedWithCents: 0, events: ['restarted'] },
    ],
    [
      'does not restart a yearly goal when only a part is released',
      { ...yearly, savedCents: 1 },
      'released',
      { ...kept, reachedOn: '2026-10-01', events: [] },
    ],
    [
      'does not restart a yearly goal before it was reached',
      { ...yearly, reachedOn: null },
      'withdrawal',
      { ...kept, reachedOn: null, events: [] },
    ],
    [
      'restarts a yearly goal when its date has passed',
      { ...yearly, reachedOn: null, targetDate: '2026-11-30' },
      'withdrawal',
      { ...again, targetDate: '2027-11-30', startedWithCents: 0, events: ['restarted'] },
    ],
    [
      'restarts a yearly goal on request',
      { ...yearly, reachedOn: null },
      'restarted',
      { ...again, startedWithCents: 0, events: ['restarted'] },
    ],
    [
      'reaches the next period at once with the money that is left',
      { ...yearly, savedCents: 120_000 },
      'withdrawal',
      { ...again, startedWithCents: 120_000, reachedOn: '2026-12-01', events: ['restarted', 'reached'] },
    ],
  ] as const)('nextPeriod %s', (_, one, cause, change) => {
    expect(nextPeriod(one, cause, '2026-12-01')).toEqual(change)
  })
})
