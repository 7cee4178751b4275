import { expect, it } from 'vitest'
import { isSameOrder, movedBy } from './goal-order.ts'

const abc = ['a', 'b', 'c']

it.each([
  ['b', -1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'c', 'b']],
  ['a', -1, abc],
  ['c', 1, abc],
  ['d', 1, abc],
] as const)('moves %s by %d', (uuid, by, expected) => {
  expect(movedBy(abc, uuid, by)).toEqual(expected)
})

it('compares orders', () => {
  expect(isSameOrder(abc, [...abc])).toBe(true)
  expect(isSameOrder(abc, ['a', 'b'])).toBe(false)
  expect(isSameOrder(abc, ['b', 'a', 'c'])).toBe(false)
})
