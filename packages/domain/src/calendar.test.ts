import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addBusinessDays,
  addDays,
  availableFrom,
  businessDayFrom,
  easternDate,
  easternInstant,
  interestDate,
  federalHolidays,
  isBusinessDay,
  isCalendarDate,
  nextBusinessDay,
  settlementInstant,
  submissionDate,
  submissionInstant,
  utcDate,
} from './calendar.ts'

it.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
])('isCalendarDate(%o) is %o', (text, is) => {
  expect(isCalendarDate(text)).toBe(is)
})

describe('federal holidays', () => {
  it('Federal holidays match the holidays of the Federal Reserve in 2026', () => {
    expect(federalHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      // Independence Day falls on a Saturday and is not observed.
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ])
  })

  it('Federal holidays on a Sunday are observed on Monday', () => {
    expect(federalHolidays(2023)).toContain('2023-01-02')
    expect(federalHolidays(2021)).toContain('2021-07-05')
  })

  it('Federal holidays fall on weekdays in every year', () => {
    for (let year = 1990; year <= 2100; year += 1) {
      for (const holiday of federalHolidays(year)) {
        expect(new Date(`${holiday}T00:00:00Z`).getUTCDay() % 6).not.toBe(0)
      }
    }
  })
})

describe('business days', () => {
  it.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-11-26', false],
    ['2026-11-27', true],
  ])('isBusinessDay of %s is %o', (date, is) => {
    expect(isBusinessDay(date)).toBe(is)
  })

  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-21', 0, '2026-11-23'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-25', 1, '2026-11-27'],
    ['2026-11-25', 2, '2026-11-30'],
    ['2026-12-31', 1, '2027-01-04'],
  ])('addBusinessDays counts from %s by %i to %s', (date, days, expected) => {
    expect(addBusinessDays(date, days)).toBe(expected)
  })

  it('nextBusinessDay is the first business day after the date', () => {
    const dates = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days))
    fc.assert(
      fc.property(dates, (date) => {
        const next = nextBusinessDay(date)
        expect(next > date && isBusinessDay(next)).toBe(true)
        expect(businessDayFrom(addDays(date, 1))).toBe(next)
        for (let day = addDays(date, 1); day < next; day = addDays(day, 1)) {
          expect(isBusinessDay(day)).toBe(false)
        }
      }),
    )
  })
})

describe('Eastern time', () => {
  it.each([
    ['2026-11-20T04:59:59Z', '2026-11-19'],
    ['2026-11-20T05:00:00Z', '2026-11-20'],
    ['2026-07-01T03:59:59Z', '2026-06-30'],
    ['2026-07-01T04:00:00Z', '2026-07-01'],
  ])('easternDate of %s is %s', (instant, date) => {
    expect(easternDate(instant)).toBe(date)
  })

  it.each([
    ['2026-11-20', 16 * 60, '2026-11-20T21:00:00.000Z'],
    ['2026-07-01', 16 * 60, '2026-07-01T20:00:00.000Z'],
    // Days of the changes to and from daylight saving time.
    ['2026-03-08', 510, '2026-03-08T12:30:00.000Z'],
    ['2026-11-01', 510, '2026-11-01T13:30:00.000Z'],
    ['2026-07-01', 0, '2026-07-01T04:00:00.000Z'],
  ])('easternInstant of %s at minute %i is %s', (date, minutes, instant) => {
    expect(easternInstant(date, minutes)).toBe(instant)
    expect(easternDate(instant)).toBe(date)
  })

  it('easternDate agrees with Intl at any instant', () => {
    const clock = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/New_York',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    const seconds = fc.integer({ min: Date.parse('1970-01-01') / 1000, max: Date.parse('2099-01-01') / 1000 })
    fc.assert(
      fc.property(seconds, (second) => {
        expect(easternDate(second * 1000)).toBe(clock.format(second * 1000))
      }),
    )
  })

  it('interestDate counts interest credited at midnight as part of the day that ends', () => {
    expect(interestDate('2026-12-01T05:00:00Z')).toBe('2026-11-30')
    expect(interestDate('2026-12-01T05:00:01Z')).toBe('2026-12-01')
  })

  it('An instant may have one date in UTC and another in Eastern time', () => {
    expect(utcDate('2026-11-20T01:00:00Z')).toBe('2026-11-20')
    expect(easternDate('2026-11-20T01:00:00Z')).toBe('2026-11-19')
  })
})

describe('a transfer', () => {
  it.each([
    ['Friday before the cut-off', '2026-11-20T20:59:59Z', '2026-11-20'],
    ['Friday at the cut-off', '2026-11-20T21:00:00Z', '2026-11-23'],
    ['Saturday', '2026-11-21T15:00:00Z', '2026-11-23'],
    ['before a holiday, late', '2026-11-25T22:00:00Z', '2026-11-27'],
    ['a holiday', '2026-11-26T15:00:00Z', '2026-11-27'],
    ['summer time', '2026-07-01T19:59:59Z', '2026-07-01'],
  ])('A transfer requested on %s is submitted on its business day', (_, instant, date) => {
    expect(submissionDate(instant)).toBe(date)
  })

  it('A transfer settles on the next business day at 8:30 and is available on the second', () => {
    expect(submissionInstant('2026-11-25')).toBe('2026-11-25T21:00:00.000Z')
    expect(settlementInstant('2026-11-25')).toBe('2026-11-27T13:30:00.000Z')
    expect(availableFrom('2026-11-25')).toBe('2026-11-30T13:30:00.000Z')
  })

  it('A transfer is submitted after the request, settles later and is available last', () => {
    const instants = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2060, 0) })
    fc.assert(
      fc.property(instants, (instant) => {
        const submitted = submissionDate(instant)
        expect(isBusinessDay(submitted)).toBe(true)
        expect(Date.parse(submissionInstant(submitted))).toBeGreaterThan(instant)
        expect(settlementInstant(submitted) > submissionInstant(submitted)).toBe(true)
        expect(availableFrom(submitted) > settlementInstant(submitted)).toBe(true)
      }),
    )
  })
})
