import { describe, expect, it } from 'vitest'
import { byYear, nextStatementDate, currentYear, yearOptions } from './statement-years.ts'

describe('nextStatementDate', () => {
  it.each([
    ['2026-11-20T15:00:00Z', '2026-12-01'],
    ['2026-12-31T20:00:00Z', '2027-01-01'],
    // Still January in New York.
    ['2026-02-01T04:59:00Z', '2026-02-01'],
    ['2026-02-01T05:00:00Z', '2026-03-01'],
    ['2028-02-29T15:00:00Z', '2028-03-01'],
  ])('nextStatementDate at %s is %s', (now, date) => {
    expect(nextStatementDate(now)).toBe(date)
  })
})

it('currentYear returns the year in Eastern Time', () => {
  expect(currentYear('2027-01-01T04:00:00Z')).toBe(2026)
  expect(currentYear('2027-01-01T06:00:00Z')).toBe(2027)
})

it('yearOptions lists each year once, newest first', () => {
  expect(yearOptions(2027, null, 2026, 2025, 2026, 2019)).toEqual([2027, 2026, 2025, 2019])
})

it('byYear groups statements by year and keeps their order', () => {
  const [first, second, third] = [{ year: 2026 }, { year: 2026 }, { year: 2025 }]
  expect(byYear([first, second, third])).toEqual([
    [2026, [first, second]],
    [2025, [third]],
  ])
})
