import { expect, it } from 'vitest'
import { joinDate, splitDate } from './date-parts.ts'

it.each([
  [{ year: '1990', month: '5', day: '1' }, '1990-05-01'],
  [{ year: '', month: '5', day: '' }, '-05-'],
  [{ year: '', month: '', day: '' }, ''],
])('joins %j to "%s"', (parts, value) => expect(joinDate(parts)).toBe(value))

it.each(['1990-05-01', '-05-', '1990--', ''])('takes "%s" apart and joins it again', (value) =>
  expect(joinDate(splitDate(value))).toBe(value),
)
