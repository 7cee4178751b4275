import { describe, expect, it } from 'vitest'
import { covered, coveredAlone } from './intervals.ts'

const between = (start: number, end: number) => ({ start, end })

describe('covered', () => {
  it.each([
    ['nothing without an interval', [], 0],
    ['one interval', [between(10, 30)], 20],
    ['two separate intervals', [between(10, 30), between(50, 60)], 30],
    ['the overlap of two intervals once', [between(20, 40), between(10, 30)], 30],
    ['an interval within another once', [between(10, 50), between(20, 30)], 40],
  ])('covered() counts %s', (_, intervals, total) => {
    expect(covered(intervals)).toBe(total)
  })

  it('covered() counts nothing after its end', () => {
    expect(covered([between(0, 50), between(70, 90)], 80)).toBe(60)
    expect(covered([between(100, 120)], 80)).toBe(0)
  })
})

it('coveredAlone() leaves out the time that the other intervals cover too', () => {
  const calls = [between(10, 40), between(60, 80)]
  const scripts = [between(0, 20), between(75, 90)]
  expect(coveredAlone(calls, scripts, 100)).toBe(35)
  expect(coveredAlone(calls, scripts, 65)).toBe(25)
  expect(coveredAlone(calls, [], 100)).toBe(50)
})
