import { describe, expect, it } from 'vitest'
import { covered, coveredAlone } from './intervals.ts'

const between = (start: number, end: number) => ({ start, end })

describe('covered', () => {
  it.each([
    ['nothing', [], 0],
    ['one', [between(10, 30)], 20],
    ['two apart', [between(10, 30), between(50, 60)], 30],
    ['two that overlap, once', [between(20, 40), between(10, 30)], 30],
    ['one within another', [between(10, 50), between(20, 30)], 40],
  ])('counts %s', (_, intervals, total) => {
    expect(covered(intervals)).toBe(total)
  })

  it('stops at its end', () => {
    expect(covered([between(0, 50), between(70, 90)], 80)).toBe(60)
    expect(covered([between(100, 120)], 80)).toBe(0)
  })
})

it('time alone leaves out what passed beside something else', () => {
  const calls = [between(10, 40), between(60, 80)]
  const scripts = [between(0, 20), between(75, 90)]
  expect(coveredAlone(calls, scripts, 100)).toBe(35)
  expect(coveredAlone(calls, scripts, 65)).toBe(25)
  expect(coveredAlone(calls, [], 100)).toBe(50)
})
