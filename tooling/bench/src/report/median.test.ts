import { expect, it } from 'vitest'
import { median } from './median.ts'

it.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[], Number.NaN],
])('The median of %o is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})
