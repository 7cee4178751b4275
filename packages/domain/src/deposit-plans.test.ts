import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, businessDayFrom, isBusinessDay } from './calendar.ts'
import {
  amountOn,
  dateOfPlan,
  isSecondDay,
  moveRange,
  nextDeposit,
  plannedDay,
  plannedAmount,
  planFrequencies,
  scheduledSubmission,
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
const skipped = (date: string): PlanChange => ({ date, kind: 'skipped', cents: null, movedTo: null })
const moved = (date: string, movedTo: string): PlanChange => ({ date, kind: 'moved', cents: null, movedTo })
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
  ] as const)('The dates of a plan are right for the frequency %s', (frequency, secondDay, dates) => {
    expect([0, 1, 2].map((nth) => dateOfPlan(plan({ frequency, secondDay }), nth))).toEqual(dates)
  })

  it('The dates of a twice-monthly plan may begin with the later day of the month', () => {
    const dates = plan({ start: '2026-12-15', frequency: 'twice_monthly', secondDay: 1 })
    expect([0, 1, 2].map((nth) => dateOfPlan(dates, nth))).toEqual(['2026-12-15', '2027-01-01', '2027-01-15'])
  })

  it('The dates of a plan use the last day of a month without the 31st, and then the 31st again', () => {
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

  it('The dates of a plan ascend, and each is a different day of the calendar', () => {
    fc.assert(
      fc.property(anyPlan, (of) => {
        const dates = Array.from({ length: 60 }, (_, nth) => dateOfPlan(of, nth))
        expect(dates[0]).toBe(of.start)
        expect(dates).toEqual([...new Set(dates)].sort())
      }),
    )
  })

  it('The dates of a twice-monthly plan fall twice in every whole month', () => {
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
  ])('usualSecondDay for a start on %s is %d', (start, other) => {
    expect(usualSecondDay(start)).toBe(other)
  })

  it.each([
    ['2026-12-01', 8, true],
    ['2026-12-01', 7, false],
    ['2026-12-01', 1, false],
    ['2026-12-01', 22, true],
    ['2026-12-01', 23, false],
    ['2026-12-01', 31, false],
    ['2026-12-01', 0, false],
    ['2026-12-01', 32, false],
    ['2026-12-01', 15.5, false],
    ['2026-12-31', 7, true],
    ['2026-12-31', 6, false],
    ['2026-12-31', 24, true],
    ['2026-12-31', 25, false],
  ])('isSecondDay for a start on %s and day %d is %s', (start, other, isTaken) => {
    expect(isSecondDay(other, start)).toBe(isTaken)
  })

  it('isSecondDay keeps all deposits of a plan on different business days', () => {
    const days = Array.from({ length: 31 }, (_, index) => index + 1)
    for (const own of days) {
      const start = addDays('2026-01-01', own - 1)
      for (const other of days.filter((one) => isSecondDay(one, start))) {
        const of = plan({ start, frequency: 'twice_monthly', secondDay: other })
        const dates = upcomingDates(of, { now: noonOf('2025-12-20'), after: null }, 120)
        const submitted = dates.map(({ scheduledFor }) => scheduledFor)
        expect(submitted, `${own} and ${other}`).toEqual([...new Set(submitted)].toSorted())
      }
    }
  })

  it('isSecondDay accepts usualSecondDay for every start', () => {
    fc.assert(fc.property(day, (start) => isSecondDay(usualSecondDay(start), start)))
  })
})

describe('plannedAmount', () => {
  it.each([
    ['2026-12-28', 10_000],
    ['2026-12-25', 0],
    ['2027-01-25', 0],
    ['2027-02-25', 700],
    ['2028-12-26', 10_000],
  ])('plannedAmount is the amount of the date that is submitted on %s: %i', (businessDay, cents) => {
    const changes = [
      { date: '2027-01-25', kind: 'skipped', cents: null, movedTo: null },
      { date: '2027-02-25', kind: 'amount', cents: 700, movedTo: null },
    ] as const
    expect(plannedAmount(plan({ start: '2026-12-25', changes }), before, businessDay)).toBe(cents)
  })
})

describe('upcomingDates', () => {
  it('upcomingDates has the business day to which a weekend or a holiday moves a deposit', () => {
    const [first, second] = upcomingDates(plan({ start: '2026-12-25' }), before)
    expect(first).toEqual({
      date: '2026-12-25',
      movedTo: null,
      scheduledFor: '2026-12-28',
      amount: 10_000,
      isSkipped: false,
    })
    expect(second?.scheduledFor).toBe('2027-01-25')
  })

  it('upcomingDates counts a deposit as sent from the moment it is due, whether it ran or not', () => {
    const weekly = plan({ frequency: 'weekly' })
    const due = scheduledSubmission('2026-12-01')
    const justBefore = new Date(new Date(due).getTime() - 1).toISOString()
    expect(datesOf(weekly, { now: justBefore, after: null })[0]).toBe('2026-12-01')
    expect(datesOf(weekly, { now: due, after: null })[0]).toBe('2026-12-08')
  })

  it('upcomingDates keeps a skipped date, beside six deposits', () => {
    const dates = upcomingDates(plan({ changes: [skipped('2027-01-01')] }), before)
    expect(dates.map(({ isSkipped }) => isSkipped)).toEqual([false, true, false, false, false, false, false])
  })

  it('upcomingDates has no date before the end of a pause and none after the end of the plan', () => {
    expect(datesOf(plan({ pausedUntil: '2027-02-01', end: '2027-03-31' }))).toEqual([
      '2027-02-01',
      '2027-03-01',
    ])
    expect(datesOf(plan({ pausedUntil: '2027-02-01', end: '2027-01-31' }))).toEqual([])
  })

  it('upcomingDates submits a moved date on the business day of its new date and leaves the others', () => {
    const of = plan({ changes: [moved('2026-12-01', '2026-12-05'), moved('2027-01-01', '2026-12-30')] })
    expect(upcomingDates(of, before).slice(0, 3)).toMatchObject([
      { date: '2026-12-01', movedTo: '2026-12-05', scheduledFor: '2026-12-07' },
      { date: '2027-01-01', movedTo: '2026-12-30', scheduledFor: '2026-12-30' },
      { date: '2027-02-01', movedTo: null, scheduledFor: '2027-02-01' },
    ])
    expect(datesOf(of, { now: '2026-12-04T17:00:00Z', after: null })[0]).toBe('2026-12-01')
    expect(datesOf(of, { now: '2026-12-07T17:00:00Z', after: '2026-12-05' })[0]).toBe('2027-01-01')
    expect(datesOf(of, { now: '2026-12-30T17:00:00Z', after: '2026-12-30' })[0]).toBe('2027-02-01')
  })

  it('upcomingDates leaves out a date that is moved into a pause or past the end', () => {
    const changes = [moved('2026-12-01', '2026-12-10')]
    expect(datesOf(plan({ changes, pausedUntil: '2026-12-10' }))[0]).toBe('2026-12-01')
    expect(datesOf(plan({ changes, pausedUntil: '2026-12-11' }))[0]).toBe('2027-01-01')
    expect(datesOf(plan({ changes, end: '2026-12-09' }))).toEqual([])
  })

  it('upcomingDates are after now, the last sent one and the pause, before the end, on business days, in order', () => {
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
            expect(scheduledSubmission(scheduledFor) > context.now).toBe(true)
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

  it('upcomingDates follow each other without a gap: sending the next one leaves the others', () => {
    fc.assert(
      fc.property(anyPlan, daysFromStart, (of, at) => {
        const now = noonOf(addDays(of.start, at))
        const [first, ...others] = datesOf(of, { now, after: null })
        expect(datesOf(of, { now, after: first ?? null }).slice(0, 5)).toEqual(others)
      }),
    )
  })
})

describe('moveRange', () => {
  const weekly = plan({ frequency: 'weekly' })
  it.each([
    [
      'begins tomorrow and ends on the last business day before the next date',
      '2026-12-01',
      '2026-11-24',
      '2026-12-07',
    ],
    ['begins on the day after the previous date', '2026-12-08', '2026-12-02', '2026-12-14'],
    [
      'ends before the business day to which a weekend moves the next date',
      '2026-12-29',
      '2026-12-23',
      '2027-01-04',
    ],
  ])('moveRange %s', (_, date, from, until) => {
    expect(moveRange(weekly, before, date)).toEqual({ from, until })
  })

  it('moveRange is null for a date that the plan does not have', () => {
    expect(moveRange(weekly, before, '2026-12-02')).toBeNull()
  })

  it('moveRange is between the days to which its neighbors are moved, even skipped ones', () => {
    const changes = [
      moved('2026-12-01', '2026-12-05'),
      moved('2026-12-15', '2026-12-11'),
      skipped('2026-12-15'),
    ]
    expect(moveRange({ ...weekly, changes }, before, '2026-12-08')).toEqual({
      from: '2026-12-08',
      until: '2026-12-10',
    })
  })

  it('moveRange is after a pause, and up to the end of the plan or a year from now', () => {
    const one = plan({ pausedUntil: '2026-12-20', end: '2027-01-10' })
    expect(moveRange(one, before, '2027-01-01')).toEqual({ from: '2026-12-20', until: '2027-01-10' })
    const far = plan({ start: '2027-11-01', end: '2028-11-30' })
    expect(moveRange(far, before, '2028-11-01')).toBeNull()
  })

  it('moveRange keeps the days of a plan in order, each on a different business day', () => {
    fc.assert(
      fc.property(
        anyPlan,
        fc.array(fc.record({ nth: fc.nat(5), share: fc.double({ min: 0, max: 1, noNaN: true }) }), {
          maxLength: 12,
        }),
        (of, moves) => {
          const context = { now: noonOf(addDays(of.start, -3)), after: null }
          let changed = of
          for (const { nth, share } of moves) {
            const date = upcomingDates(changed, context)[nth]?.date ?? of.start
            const range = moveRange(changed, context, date)
            if (range === null) continue
            const days = (Date.parse(range.until) - Date.parse(range.from)) / 86_400_000
            const to = addDays(range.from, Math.round(Math.min(days, 60) * share))
            const others = changed.changes.filter((one) => one.date !== date)
            changed = { ...changed, changes: [...others, moved(date, to)] }
          }
          const dates = upcomingDates(changed, context)
          expect(dates.map(({ date }) => date)).toEqual(datesOf(of, context))
          for (const days of [dates.map(plannedDay), dates.map(({ scheduledFor }) => scheduledFor)])
            expect(days).toEqual([...new Set(days)].toSorted())
        },
      ),
    )
  })
})

describe('amountOn', () => {
  const changes: readonly PlanChange[] = [
    { date: '2027-01-01', kind: 'amount', cents: 5_000, movedTo: null },
    { date: '2027-02-01', kind: 'amount_from', cents: 20_000, movedTo: null },
    { date: '2027-04-01', kind: 'amount_from', cents: 30_000, movedTo: null },
    { date: '2027-05-01', kind: 'amount', cents: 1_000, movedTo: null },
  ]
  it.each([
    ['2026-12-01', 10_000],
    ['2027-01-01', 5_000],
    ['2027-02-01', 20_000],
    ['2027-03-01', 20_000],
    ['2027-04-01', 30_000],
    ['2027-05-01', 1_000],
    ['2027-06-01', 30_000],
  ])('amountOn %s is %d: its own amount, or else that of the last change before it', (date, cents) => {
    expect(amountOn(plan({ changes: changes.toReversed() }), date)).toBe(cents)
  })
})
