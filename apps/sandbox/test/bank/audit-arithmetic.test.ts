import { addDays, easternDate, easternInstant } from '@coffer/domain/calendar'
import { accrueDay, postInterest } from '@coffer/domain/interest'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dailyInterest, roundToCents } from '../../src/ledger/audit/daily-interest.ts'
import {
  businessDayAt,
  formatDay,
  dayAt,
  parseDay,
  lastOfMonth,
  startOfDay,
  morningOf,
} from '../../src/ledger/audit/eastern-days.ts'

const day = fc.integer({ min: parseDay('2007-01-01'), max: parseDay('2099-12-30') })

describe('the audit’s calendar', () => {
  it('The audit’s calendar starts each day of thirty years when the product’s calendar does', () => {
    for (let date = '2010-01-01'; date < '2040-01-01'; date = addDays(date, 1))
      expect(new Date(startOfDay(parseDay(date))).toISOString()).toBe(easternInstant(date, 0))
  })

  it('The audit’s calendar finds the same date as the product’s calendar at any moment', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 86_399_999 }), (date, ms) => {
        const moment = startOfDay(date) + ms
        expect(formatDay(dayAt(moment))).toBe(easternDate(moment))
      }),
      { numRuns: 2_000 },
    )
  })

  it('The audit’s calendar counts midnight to the day before, and finds mornings and the last day of a month', () => {
    const first = parseDay('2027-02-01')
    expect(businessDayAt(startOfDay(first))).toBe(first - 1)
    expect(businessDayAt(startOfDay(first) + 1)).toBe(first)
    expect(formatDay(lastOfMonth(parseDay('2028-02-03')))).toBe('2028-02-29')
    expect(formatDay(lastOfMonth(parseDay('2027-12-31')))).toBe('2027-12-31')
    expect(new Date(morningOf(parseDay('2027-03-15'))).toISOString()).toBe(easternInstant('2027-03-15', 510))
  })
})

describe('the audit’s interest', () => {
  it('The audit’s daily interest equals the product’s for any balance and yield', () => {
    const yields = fc.integer({ min: 0, max: 2_000 }).map((hundredths) => (hundredths / 100).toFixed(2))
    fc.assert(
      fc.property(fc.integer({ min: -1_000, max: 10 ** 12 }), yields, (balance, apy) => {
        expect(dailyInterest(balance, apy)).toBe(accrueDay(balance, apy))
      }),
      { numRuns: 2_000 },
    )
  })

  it('The audit rounds interest to the cent as the product does', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -500_000_000n, max: 10n ** 18n }), (accrued) => {
        const { cents, rest } = roundToCents(accrued)
        expect({ cents, carried: rest }).toEqual(postInterest(accrued))
      }),
      { numRuns: 2_000 },
    )
    expect(roundToCents(500_000_000n)).toEqual({ cents: 1, rest: -500_000_000n })
  })
})
