import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, businessDayFrom, isBusinessDay } from './calendar.ts'
import { requestedDay, checkEnd, checkStart, dayOfSchedule, departures, frequencies } from './schedule.ts'

describe('a schedule', () => {
  it.each([
    ['weekly', 1, '2026-11-30'],
    ['biweekly', 1, '2026-12-07'],
    ['monthly', 1, '2026-12-23'],
    ['monthly', 2, '2027-01-23'],
  ] as const)('A schedule has its %s day number %i', (frequency, nth, day) => {
    expect(dayOfSchedule('2026-11-23', frequency, nth)).toBe(day)
  })

  it('A schedule uses the last day of a month without the 31st, and then the 31st again', () => {
    const days = [0, 1, 2, 3].map((nth) => dayOfSchedule('2026-12-31', 'monthly', nth))
    expect(days).toEqual(['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31'])
  })

  it('A schedule is submitted on business days, after a weekend or Thanksgiving', () => {
    expect(departures({ start: '2026-11-21', frequency: 'once', end: null }, 3)).toEqual(['2026-11-23'])
    expect(departures({ start: '2026-11-19', frequency: 'weekly', end: null }, 3)).toEqual([
      '2026-11-19',
      '2026-11-27',
      '2026-12-03',
    ])
  })

  it('A schedule continues from any of its days without losing the day of the month', () => {
    const schedule = { start: '2026-08-31', frequency: 'monthly', end: null } as const
    expect(departures(schedule, 3, '2026-11-30')).toEqual(['2026-11-30', '2026-12-31', '2027-02-01'])
  })

  it('requestedDay finds the requested day from the business day of a deposit', () => {
    expect(requestedDay({ start: '2026-11-28', frequency: 'monthly' }, '2026-11-30')).toBe('2026-11-28')
    expect(requestedDay({ start: '2026-08-31', frequency: 'monthly' }, '2026-11-30')).toBe('2026-11-30')
    expect(requestedDay({ start: '2026-11-28', frequency: 'once' }, '2026-11-30')).toBe('2026-11-28')
    const starts = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2026-01-01', days))
    fc.assert(
      fc.property(
        starts,
        fc.constantFrom('weekly', 'biweekly', 'monthly'),
        fc.nat(40),
        (start, frequency, nth) => {
          const requestedDate = dayOfSchedule(start, frequency, nth)
          expect(requestedDay({ start, frequency }, businessDayFrom(requestedDate))).toBe(requestedDate)
        },
      ),
    )
  })

  it('A schedule has no day after its end', () => {
    const schedule = { start: '2026-11-23', frequency: 'weekly', end: '2026-12-06' } as const
    expect(departures(schedule, 5)).toEqual(['2026-11-23', '2026-11-30'])
  })

  it('A schedule is submitted on business days in ascending order', () => {
    const starts = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2026-01-01', days))
    fc.assert(
      fc.property(starts, fc.constantFrom(...frequencies), (start, frequency) => {
        const days = departures({ start, frequency, end: null }, 12)
        expect(days.every(isBusinessDay)).toBe(true)
        expect(days).toEqual([...days].sort())
        expect((days[0] ?? '') >= start).toBe(true)
      }),
    )
  })
})

describe('checkStart and checkEnd', () => {
  it.each([
    ['', 'empty'],
    ['2026-02-30', 'not-a-date'],
    ['2026-11', 'not-a-date'],
    ['2026-11-19', 'past'],
    ['2026-11-20', 'today'],
    ['2026-11-21', null],
    ['2027-11-20', null],
    ['2027-11-21', 'too-far'],
  ])('checkStart(%o) on November 20 is %o', (date, problem) => {
    expect(checkStart(date, '2026-11-20')).toBe(problem)
  })

  it.each([
    ['', '2026-12-01', null],
    ['2026-12-01', '2026-12-01', null],
    ['2026-11-30', '2026-12-01', 'before-start'],
    ['2026-11-31', '2026-12-01', 'not-a-date'],
    ['2026-11-30', '', null],
  ])('checkEnd(%o) after a start on %o is %o', (end, start, problem) => {
    expect(checkEnd(end, start)).toBe(problem)
  })
})
