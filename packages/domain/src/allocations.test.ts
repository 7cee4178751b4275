import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkAllocations,
  checkShares,
  unallocatedShare,
  readShare,
  splitEvenly,
  rescaleShares,
  sumShares,
} from './allocations.ts'
import { counts } from './limits.ts'

const beneficiaryCount = fc.integer({ min: 1, max: counts.beneficiaries })
const shares = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: counts.beneficiaries })
const place = (list: readonly number[]) => fc.nat({ max: list.length - 1 })

it.each([
  ['', { problem: 'empty' }],
  [' \u200B', { problem: 'empty' }],
  ['%', { problem: 'empty' }],
  ['12.5', { problem: 'not-whole' }],
  ['2,5', { problem: 'not-whole' }],
  ['33.33', { problem: 'not-whole' }],
  ['33.', { problem: 'not-whole' }],
  ['.5', { problem: 'not-whole' }],
  ['٢٫٥', { problem: 'not-whole' }],
  ['１２．５', { problem: 'not-whole' }],
  ['1.2.3', { problem: 'malformed' }],
  ['-1', { problem: 'malformed' }],
  ['1/3', { problem: 'malformed' }],
  ['a third', { problem: 'malformed' }],
  ['1'.repeat(1_000), { problem: 'malformed' }],
  ['101', { problem: 'too-high' }],
  ['125', { problem: 'too-high' }],
  ['0', { share: 0 }],
  ['007', { share: 7 }],
  [' 100 ', { share: 100 }],
  ['33 %', { share: 33 }],
  ['٣٣٪', { share: 33 }],
  ['\u200E50', { share: 50 }],
])('readShare(%j) is %o', (text, read) => expect(readShare(text)).toEqual(read))

describe('splitEvenly', () => {
  it.each([
    [1, [100]],
    [3, [34, 33, 33]],
    [6, [17, 17, 17, 17, 16, 16]],
    [7, [15, 15, 14, 14, 14, 14, 14]],
  ])('splitEvenly splits 100 percent among %i beneficiaries', (count, expected) => {
    expect(splitEvenly(count)).toEqual(expected)
  })

  it('splitEvenly gives valid shares that differ by at most one, the larger ones first', () => {
    fc.assert(
      fc.property(beneficiaryCount, (count) => {
        const split = splitEvenly(count)
        expect(split).toHaveLength(count)
        expect(checkShares(split)).toBeNull()
        expect(Math.max(...split) - Math.min(...split)).toBeLessThanOrEqual(1)
        expect(split).toEqual(split.toSorted((one, other) => other - one))
      }),
    )
  })
})

describe('checkShares', () => {
  it.each([
    [[50, 49], 'does-not-add-up'],
    [[100, 1], 'does-not-add-up'],
    [[50.5, 49.5], 'not-whole'],
    [[Number.NaN, 100], 'not-whole'],
    [[-10, 110], 'out-of-range'],
    [[101], 'out-of-range'],
  ] as const)('checkShares refuses %o as %s', (list, problem) => {
    expect(checkShares(list)).toBe(problem)
  })

  it('checkShares refuses every sum but 100', () => {
    fc.assert(
      fc.property(beneficiaryCount, fc.integer({ min: -100, max: 100 }), (count, off) => {
        const [first = 0, ...rest] = splitEvenly(count)
        expect(checkShares([first + off, ...rest]) === null).toBe(off === 0)
      }),
    )
  })

  it('checkShares accepts 0 % and an empty group', () => {
    expect(checkShares([100, 0])).toBeNull()
    expect(checkShares([])).toBeNull()
  })
})

describe('rescaleShares', () => {
  it.each([
    [
      [50, 25],
      [67, 33],
    ],
    [
      [20, 20, 20],
      [34, 33, 33],
    ],
    [
      [0, 0, 0],
      [34, 33, 33],
    ],
    [[1], [100]],
  ])('rescaleShares turns %o into %o', (list, expected) => {
    expect(rescaleShares(list)).toEqual(expected)
  })

  it('rescaleShares adds up to 100, keeps the order, and is within a percent of the exact share', () => {
    fc.assert(
      fc.property(
        shares
          .filter((list) => sumShares(list) > 0)
          .chain((list) => fc.tuple(fc.constant(list), place(list), place(list))),
        ([list, a, b]) => {
          const spreaded = rescaleShares(list)
          expect(checkShares(spreaded)).toBeNull()
          if ((list[a] ?? 0) > (list[b] ?? 0)) expect(spreaded[a]).toBeGreaterThanOrEqual(spreaded[b] ?? 0)
          expect(Math.abs((spreaded[a] ?? 0) - ((list[a] ?? 0) * 100) / sumShares(list))).toBeLessThan(1)
        },
      ),
    )
  })

  it('rescaleShares leaves shares that add up to 100 unchanged', () => {
    fc.assert(
      fc.property(beneficiaryCount, (count) => {
        expect(rescaleShares(splitEvenly(count))).toEqual(splitEvenly(count))
      }),
    )
  })
})

describe('checkAllocations', () => {
  const of = (...named: readonly (readonly [string | null, number])[]) =>
    named.map(([uuid, allocation]) => ({ uuid, allocation }))

  it.each([
    ['the whole group, in any order', of(['b', 40], ['a', 60]), null],
    ['a group with a member left out', of(['a', 100]), 'wrong-members'],
    ['a group with a foreign member', of(['a', 60], ['c', 40]), 'wrong-members'],
    ['a group with a member twice', of(['a', 60], ['a', 40]), 'wrong-members'],
    ['shares that do not add up', of(['a', 60], ['b', 41]), 'does-not-add-up'],
  ] as const)('checkAllocations checks %s', (_, allocations, problem) => {
    expect(checkAllocations(allocations, ['a', 'b'])).toBe(problem)
  })

  it('checkAllocations accepts null for the beneficiary that is being added', () => {
    expect(checkAllocations(of(['a', 50], [null, 50]), ['a', null])).toBeNull()
    expect(checkAllocations(of(['a', 100]), ['a', null])).toBe('wrong-members')
  })
})

it('unallocatedShare is negative when shares exceed 100', () => {
  expect([unallocatedShare([]), unallocatedShare([40]), unallocatedShare([60, 41])]).toEqual([100, 60, -1])
})
