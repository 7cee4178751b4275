import { expect, it } from 'vitest'
import { balanceTicks, linePath, scaleOf } from './chart-scale.ts'

const dollars = (cents: readonly number[]) => cents.map((value) => value / 100)

it('counts from zero where balances come from there', () => {
  expect(dollars(balanceTicks([0, 500_000, 1_200_000]))).toEqual([0, 5_000, 10_000, 15_000])
})

it('stands closer where zero would press the line flat', () => {
  expect(dollars(balanceTicks([1_000_000, 1_030_000]))).toEqual([10_000, 10_100, 10_200, 10_300])
})

it('reaches below zero after a returned deposit', () => {
  expect(dollars(balanceTicks([-5_000, 20_000]))).toEqual([-100, 0, 100, 200])
})

it.each([[[0]], [[500_000]], [[500_000, 500_000]]])('has room around the level balances %j', (balances) => {
  const ticks = balanceTicks(balances)
  expect(new Set(ticks).size).toBeGreaterThan(1)
  expect(ticks.every((tick) => Number.isInteger(tick))).toBe(true)
})

const days = [100_00, 200_00, 150_00].map((balance, index) => ({
  date: `2026-11-0${index + 1}`,
  balance,
  interest: 0,
}))

it('finds the day nearest to a place, never outside', () => {
  const { indexAt } = scaleOf(days, { width: 100, height: 50 })
  expect([-10, 0, 24, 26, 51, 100, 400].map(indexAt)).toEqual([0, 0, 0, 1, 1, 2, 2])
})

it('draws a single day as a level line', () => {
  const [only] = days
  const points = only ? [only] : []
  expect(linePath(points, scaleOf(points, { width: 100, height: 50 }))).toMatch(/^M0 ([\d.]+)L100\.0 \1$/)
})
