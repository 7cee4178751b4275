import { expect, it } from 'vitest'
import { balanceTicks, linePath, createScale } from './chart-scale.ts'

const dollars = (cents: readonly number[]) => cents.map((value) => value / 100)

it('balanceTicks starts at zero when the balances do', () => {
  expect(dollars(balanceTicks([0, 500_000, 1_200_000]))).toEqual([0, 5_000, 10_000, 15_000])
})

it('balanceTicks starts near the balances when zero would flatten the line', () => {
  expect(dollars(balanceTicks([1_000_000, 1_030_000]))).toEqual([10_000, 10_100, 10_200, 10_300])
})

it('balanceTicks reaches below zero after a returned deposit', () => {
  expect(dollars(balanceTicks([-5_000, 20_000]))).toEqual([-100, 0, 100, 200])
})

it.each([[[0]], [[500_000]], [[500_000, 500_000]]])(
  'balanceTicks leaves room around the level balances %j',
  (balances) => {
    const ticks = balanceTicks(balances)
    expect(new Set(ticks).size).toBeGreaterThan(1)
    expect(ticks.every((tick) => Number.isInteger(tick))).toBe(true)
  },
)

const days = [100_00, 200_00, 150_00].map((balance, index) => ({
  date: `2026-11-0${index + 1}`,
  balance,
  interest: 0,
}))

it('createScale finds the nearest day within the data', () => {
  const { indexAt } = createScale(days, { width: 100, height: 50 })
  expect([-10, 0, 24, 26, 51, 100, 400].map(indexAt)).toEqual([0, 0, 0, 1, 1, 2, 2])
})

it('linePath draws a single day as a horizontal line', () => {
  const [only] = days
  const points = only ? [only] : []
  expect(linePath(points, createScale(points, { width: 100, height: 50 }))).toMatch(/^M0 [\d.]+H100\.0$/)
})

it('linePath draws a step for each day, because balances change at once', () => {
  const scale = createScale(days, { width: 100, height: 50 })
  expect(linePath(days, scale)).toMatch(/^M0 [\d.]+H50\.0V[\d.]+H100\.0V[\d.]+$/)
})
