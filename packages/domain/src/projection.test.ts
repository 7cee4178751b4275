import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ProjectionTerms, project } from './projection.ts'

const terms = fc.record({
  start: fc.integer({ min: 0, max: 250_000_00 }),
  monthly: fc.integer({ min: 0, max: 5_000_00 }),
  years: fc.integer({ min: 1, max: 30 }),
  apy: fc.integer({ min: 0, max: 1_000 }).map((hundredths) => (hundredths / 100).toFixed(2)),
})

const end = (some: ProjectionTerms) => {
  const last = project(some).at(-1)
  if (!last) throw new Error('a projection has at least one year')
  return { ...last, balance: last.deposited + last.interest }
}

/** The closed form of the same assumptions, in floating point: compound interest and an annuity due. */
function formula({ start, monthly, years, apy }: ProjectionTerms): number {
  const growth = (1 + Number(apy) / 100) ** (1 / 12)
  const months = years * 12
  const annuity = growth === 1 ? months : (growth * (growth ** months - 1)) / (growth - 1)
  return start * growth ** months + monthly * annuity
}

describe('project', () => {
  it('project yields the APY to the cent for a year without deposits', () => {
    expect(project({ start: 10_000_00, monthly: 0, years: 1, apy: '4.35' })).toEqual([
      { year: 1, deposited: 10_000_00, interest: 435_00 },
    ])
  })

  // The spreadsheet formula FV(1.0435^(1/12)-1, 60, -200, -10000, 1).
  it('project agrees with the future value of five years of deposits', () => {
    expect(end({ start: 10_000_00, monthly: 200_00, years: 5, apy: '4.35' })).toMatchObject({
      deposited: 22_000_00,
      balance: 25_769_48,
    })
  })

  it('project agrees with the formula of compound interest to within a cent', () => {
    fc.assert(
      fc.property(terms, (some) => {
        expect(Math.abs(end(some).balance - formula(some))).toBeLessThan(1.5)
      }),
    )
  })

  it('project has whole cents, one entry a year, and exactly the deposits of its terms', () => {
    fc.assert(
      fc.property(terms, (some) => {
        const years = project(some)
        expect(years.map(({ year }) => year)).toEqual(Array.from({ length: some.years }, (_, at) => at + 1))
        for (const { year, deposited, interest } of years) {
          expect(Number.isSafeInteger(interest)).toBe(true)
          expect(deposited).toBe(some.start + some.monthly * 12 * year)
        }
      }),
    )
  })

  it('project never pays less for more money, more time or a higher rate', () => {
    fc.assert(
      fc.property(terms, (some) => {
        const { interest } = end(some)
        expect(end({ ...some, start: some.start + 100_00 }).interest).toBeGreaterThanOrEqual(interest)
        expect(end({ ...some, monthly: some.monthly + 1_00 }).interest).toBeGreaterThanOrEqual(interest)
        expect(end({ ...some, years: some.years + 1 }).interest).toBeGreaterThanOrEqual(interest)
        const apy = (Number(some.apy) + 0.05).toFixed(2)
        expect(end({ ...some, apy }).interest).toBeGreaterThanOrEqual(interest)
      }),
    )
  })

  it('project pays nothing without a rate or without money', () => {
    expect(end({ start: 500_00, monthly: 10_00, years: 3, apy: '0.00' }).interest).toBe(0)
    expect(end({ start: 0, monthly: 0, years: 3, apy: '4.35' }).interest).toBe(0)
  })
})
