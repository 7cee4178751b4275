import { expect, it } from 'vitest'
import { isSameOrder, moveBy } from './order-goals.tsx'

const abc = ['a', 'b', 'c']

it.each([
  ['b', -1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'c', 'b']],
  ['a', -1, abc],
  ['c', 1, abc],
  ['d', 1, abc],
] as const)('moveBy moves the goal %s by %d, but not past either end', (uuid, by, expected) => {
  expect(moveBy(abc, uuid, by)).toEqual(expected)
})

it('isSameOrder returns true only for the same goals in the same order', () => {
  expect(isSameOrder(abc, [...abc])).toBe(true)
  expect(isSameOrder(abc, ['a', 'b'])).toBe(false)
  expect(isSameOrder(abc, ['b', 'a', 'c'])).toBe(false)
})
