import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyTransaction } from '../transaction/transaction.fixture.ts'
import { interestByYear } from './interest-by-year.ts'

const interest = (effectiveOn: string, amount: number) =>
  anyTransaction({ direction: 'ServiceToPrimary', effectiveOn, amount })

describe('interestByYear', () => {
  it('interestByYear has no years before the first interest', () => {
    expect(interestByYear([anyTransaction()], '2026-11-20')).toEqual([])
  })

  it('interestByYear sums the months of each year, and includes years without interest in between', () => {
    const years = interestByYear(
      [interest('2026-10-31', 12_34), interest('2026-10-31', 1), interest('2024-12-31', 5_00)],
      '2026-11-20',
    )
    expect(years.map(({ year, total }) => [year, total])).toEqual([
      [2026, 12_35],
      [2025, 0],
      [2024, 5_00],
    ])
    expect(years[0]?.months[9]).toBe(12_35)
    expect(years[2]?.months[11]).toBe(5_00)
  })

  it('interestByYear includes the current year from its first day, before any interest is paid in it', () => {
    expect(interestByYear([interest('2026-12-31', 5_00)], '2027-01-01').map(({ year }) => year)).toEqual([
      2027, 2026,
    ])
  })

  it('interestByYear leaves out transfers and interest that has not been posted', () => {
    const others = [
      anyTransaction(),
      anyTransaction({ direction: 'PrimaryToService' }),
      anyTransaction({ direction: 'ServiceToPrimary', status: 'Pending' }),
    ]
    expect(interestByYear(others, '2026-11-20')).toEqual([])
  })

  it('The months and the years of interestByYear each add up to the interest posted', () => {
    const posting = fc.record({
      day: fc.date({ min: new Date('2019-01-01'), max: new Date('2026-11-20'), noInvalidDate: true }),
      cents: fc.integer({ min: 1, max: 1_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(posting), (postings) => {
        const years = interestByYear(
          postings.map(({ day, cents }) => interest(day.toISOString().slice(0, 10), cents)),
          '2026-11-20',
        )
        const all = postings.reduce((sum, { cents }) => sum + cents, 0)
        expect(years.reduce((sum, { total }) => sum + total, 0)).toBe(all)
        expect(years.flatMap(({ months }) => months).reduce((sum, cents) => sum + cents, 0)).toBe(all)
      }),
    )
  })
})
