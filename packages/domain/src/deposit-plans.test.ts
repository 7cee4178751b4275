import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, businessDayFrom, isBusinessDay } from './calendar.ts'
import {
  amountOn,
  dateOfPlan,
  isSecondDay,
  nextDeposit,
  planFrequencies,
  submissionOf,
  upcomingDates,
  usualSecondDay,
  type DepositPlan,
  type PlanChange,
  type PlanContext,
} from './deposit-plans.ts'

const plan = (part: Partial<DepositPlan> = {}): DepositPlan => ({
  start: '2026-12-01',
  frequency: 'monthly',
  secondDay: null,
  amount: 10_000,
  end: null,
  pausedUntil: null,
  changes: [],
  ...part,
})
const before: PlanContext = { now: '2026-11-23T17:00:00Z', after: null }
const skipped = (date: string): PlanChange => ({ date, kind: 'skipped', cents: null })
const datesOf = (of: DepositPlan, context = before) => upcomingDates(of, context).map(({ date }) => date)

const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2026-01-01', days))
const anyPlan = fc
  .record({
    start: day,
    frequency: fc.constantFrom(...planFrequencies),
    second: fc.integer({ min: 1, max: 31 }),
  })
  .map(({ start, frequency, second }) =>
    plan({
      start,
      frequency,
      secondDay:
        frequency !== 'twice_monthly' ? null : isSecondDay(second, start) ? second : usualSecondDay(start),
    }),
  )
/** From a few weeks before the start to years after it. */
const daysFromStart = fc.integer({ min: -40, max: 1_500 })
const noonOf = (date: string) => `${date}T17:00:00Z`

describe('the dates of a plan', () => {
  it.each([
    ['weekly', null, ['2026-12-01', '2026-12-08', '2026-12-15']],
    ['biweekly', null, ['2026-12-01', '2026-12-15', '2026-12-29']],
    ['twice_monthly', 15, ['2026-12-01', '2026-12-15', '2027-01-01']],
    ['monthly', null, ['2026-12-01', '2027-01-01', '2027-02-01']],
  ] as const)('are %s', (frequency, secondDay, dates) => {
    expect([0, 1, 2].map((nth) => dateOfPlan(plan({ frequency, secondDay }), nth))).toEqual(dates)
  })

  it('begin twice a month with the later day where that is the first one', () => {
    const dates = plan({ start: '2026-12-15', frequency: 'twice_monthly', secondDay: 1 })
    expect([0, 1, 2].map((nth) => dateOfPlan(dates, nth))).toEqual(['2026-12-15', '2027-01-01', '2027-01-15'])
  })

  it('use the last day of a month without the 31st, and the 31st of the next', () => {
    const dates = plan({ start: '2027-01-15', frequency: 'twice_monthly', secondDay: 31 })
    expect([0, 1, 2, 3, 4, 5].map((nth) => dateOfPlan(dates, nth))).toEqual([
      '2027-01-15',
      '2027-01-31',
      '2027-02-15',
      '2027-02-28',
      '2027-03-15',
      '2027-03-31',
    ])
  })

  it('ascend, each a day of its own that the calendar has', () => {
    fc.assert(
      fc.property(anyPlan, (of) => {
        const dates = Array.from({ length: 60 }, (_, nth) => dateOfPlan(of, nth))
        expect(dates[0]).toBe(of.start)
        expect(dates).toEqual([...new Set(dates)].sort())
      }),
    )
  })

  it('come twice in every whole month, twice a month', () => {
    fc.assert(
      fc.property(day, (start) => {
        const of = plan({ start, frequency: 'twice_monthly', secondDay: usualSecondDay(start) })
        const months = Array.from({ length: 60 }, (_, nth) => dateOfPlan(of, nth).slice(0, 7))
        const counts = [...Map.groupBy(months, (month) => month).values()].map(({ length }) => length)
        expect(new Set(counts.slice(1, -1))).toEqual(new Set([2]))
      }),
    )
  })
})

describe('isSecondDay and usualSecondDay', () => {
  it.each([
    ['2026-12-01', 15],
    ['2026-12-15', 31],
    ['2026-12-10', 25],
    ['2026-12-31', 16],
  ])('offer with the day of %s the %d', (start, other) => {
    expect(usualSecondDay(start)).toBe(other)
  })

  it.each([
    [8, true],
    [7, false],
    [1, false],
    [0, false],
    [32, false],
    [15.5, false],
  ])('take the %d beside the 1st: %s', (other, isTaken) => {
    expect(isSecondDay(other, '2026-12-01')).toBe(isTaken)
  })

  it('agree for every start', () => {
    fc.assert(fc.property(day, (start) => isSecondDay(usualSecondDay(start), start)))
  })
})

describe('upcomingDates', () => {
  it('say the business day that a weekend or a holiday moves a deposit to', () => {
    const [first, second] = upcomingDates(plan({ start: '2026-12-25' }), before)
    expect(first).toEqual({
      date: '2026-12-25',
      scheduledFor: '2026-12-28',
      amount: 10_000,
      isSkipped: false,
    })
    expect(second?.scheduledFor).toBe('2027-01-25')
  })

  it('count a deposit as sent from the moment it is due, whether it ran or not', () => {
    const weekly = plan({ frequency: 'weekly' })
    const due = submissionOf('2026-12-01')
    const justBefore = new Date(new Date(due).getTime() - 1).toISOString()
    expect(datesOf(weekly, { now: justBefore, after: null })[0]).toBe('2026-12-01')
    expect(datesOf(weekly, { now: due, after: null })[0]).toBe('2026-12-08')
  })

  it('keep a skipped date among them, with six deposits besides', () => {
    const dates = upcomingDates(plan({ changes: [skipped('2027-01-01')] }), before)
    expect(dates.map(({ isSkipped }) => isSkipped)).toEqual([false, true, false, false, false, false, false])
  })

  it('are none before the end of a pause, and none after the end', () => {
    expect(datesOf(plan({ pausedUntil: '2027-02-01', end: '2027-03-31' }))).toEqual([
      '2027-02-01',
      '2027-03-01',
    ])
    expect(datesOf(plan({ pausedUntil: '2027-02-01', end: '2027-01-31' }))).toEqual([])
  })

  it('are after now, the last one sent, the pause and before the end, on business days, in order', () => {
    fc.assert(
      fc.property(
        fc.record({
          of: anyPlan,
          at: daysFromStart,
          sent: daysFromStart,
          paused: fc.option(daysFromStart),
          lasts: fc.option(fc.nat(900)),
          skips: fc.array(fc.nat(12), { maxLength: 6 }),
        }),
        ({ of, at, sent, paused, lasts, skips }) => {
          const changes = [...new Set(skips)].map((nth) => skipped(dateOfPlan(of, nth)))
          const changed = {
            ...of,
            changes,
            pausedUntil: paused === null ? null : addDays(of.start, paused),
            end: lasts === null ? null : addDays(of.start, lasts),
          }
          const context = { now: noonOf(addDays(of.start, at)), after: addDays(of.start, sent) }
          const dates = upcomingDates(changed, context)
          const planned = dates.filter(({ isSkipped }) => !isSkipped)
          expect(dates.map(({ date }) => date)).toEqual(dates.map(({ date }) => date).toSorted())
          for (const { date, scheduledFor } of dates) {
            expect(date > context.after).toBe(true)
            expect(submissionOf(scheduledFor) > context.now).toBe(true)
            expect(changed.pausedUntil === null || date >= changed.pausedUntil).toBe(true)
            expect(changed.end === null || date <= changed.end).toBe(true)
            expect(isBusinessDay(scheduledFor)).toBe(true)
            expect(scheduledFor).toBe(businessDayFrom(date))
          }
          for (const { date } of planned) expect(changes.some((one) => one.date === date)).toBe(false)
          if (changed.end === null) expect(planned).toHaveLength(6)
          expect(nextDeposit(changed, context)).toEqual(planned[0] ?? null)
        },
      ),
    )
  })

  it('follow each other without a gap: sending the next one leaves the others', () => {
    fc.assert(
      fc.property(anyPlan, daysFromStart, (of, at) => {
        const now = noonOf(addDays(of.start, at))
        const [first, ...others] = datesOf(of, { now, after: null })
        expect(datesOf(of, { now, after: first ?? null }).slice(0, 5)).toEqual(others)
      }),
    )
  })
})

describe('amountOn', () => {
  const changes: readonly PlanChange[] = [
    { date: '2027-01-01', kind: 'amount', cents: 5_000 },
    { date: '2027-02-01', kind: 'amount_from', cents: 20_000 },
    { date: '2027-04-01', kind: 'amount_from', cents: 30_000 },
    { date: '2027-05-01', kind: 'amount', cents: 1_000 },
  ]
  it.each([
    ['2026-12-01', 10_000],
    ['2027-01-01', 5_000],
    ['2027-02-01', 20_000],
    ['2027-03-01', 20_000],
    ['2027-04-01', 30_000],
    ['2027-05-01', 1_000],
    ['2027-06-01', 30_000],
  ])('of %s is %d: its own, else of the last change before it', (date, cents) => {
    expect(amountOn(plan({ changes: changes.toReversed() }), date)).toBe(cents)
  })
})
