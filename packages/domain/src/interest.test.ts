import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accrueDay, nominalRate, postInterest, yearlyInterest } from './interest.ts'

it.each([
  ['0', 0],
  ['4.35', 0.042656],
  ['5.00', 0.048889],
])('nominalRate turns an APY of %s into the rate %d', (apy, rate) => {
  expect(nominalRate(apy)).toBeCloseTo(rate, 6)
})

it('nominalRate compounds over twelve months to the APY', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1500 }), (hundredths) => {
      const apy = (hundredths / 100).toFixed(2)
      expect((1 + nominalRate(apy) / 12) ** 12 - 1).toBeCloseTo(Number(apy) / 100, 12)
    }),
  )
})

it('accrueDay accrues about 1.16 a day on 10,000.00 at 4.35', () => {
  expect(Number(accrueDay(1_000_000, '4.35')) / 1e9).toBeCloseTo(116.87, 1)
  expect(accrueDay(0, '4.35')).toBe(0n)
  expect(accrueDay(-500, '4.35')).toBe(0n)
})

it.each([
  [0n, { cents: 0, carried: 0n }],
  [1_400_000_000n, { cents: 1, carried: 400_000_000n }],
  [1_500_000_000n, { cents: 2, carried: -500_000_000n }],
])('postInterest posts %o billionths as %o', (accrued, posted) => {
  expect(postInterest(accrued)).toEqual(posted)
})

it('postInterest loses nothing, month after month', () => {
  const days = fc.array(fc.integer({ min: 0, max: 25_000_000_00 }), { minLength: 28, maxLength: 31 })
  fc.assert(
    fc.property(fc.array(days, { maxLength: 12 }), (months) => {
      let accrued = 0n
      let carried = 0n
      let posted = 0n
      for (const month of months) {
        const earned = month.reduce((sum, balance) => sum + accrueDay(balance, '4.35'), 0n)
        accrued += earned
        const end = postInterest(carried + earned)
        carried = end.carried
        posted += BigInt(end.cents)
      }
      expect(posted * 1_000_000_000n + carried).toBe(accrued)
    }),
  )
})

it('yearlyInterest announces what a year of days and monthly postings pays, within some cents', () => {
  const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  let [balance, carried] = [1_000_000, 0n]
  for (const days of lengths) {
    const posted = postInterest(carried + BigInt(days) * accrueDay(balance, '4.35'))
    balance += posted.cents
    carried = posted.carried
  }
  expect(Math.abs(balance - 1_000_000 - yearlyInterest(1_000_000, '4.35'))).toBeLessThan(20)
  expect(yearlyInterest(1_000_000, '4.35')).toBe(43_500)
})
