import { expect, it } from 'vitest'
import { joinDate, readPart, readWholeDate, splitDate } from './date-parts.ts'

it.each([
  [{ year: '1990', month: '5', day: '1' }, '1990-05-01'],
  [{ year: '', month: '5', day: '' }, '-05-'],
  [{ year: '', month: '', day: '' }, ''],
])('joinDate joins %j to "%s"', (parts, value) => expect(joinDate(parts)).toBe(value))

it.each(['1990-05-01', '-05-', '1990--', ''])('joinDate restores "%s" from the parts of splitDate', (value) =>
  expect(joinDate(splitDate(value))).toBe(value),
)

it.each([
  '05/01/1990',
  '5/1/1990',
  '05-01-1990',
  '05.01.1990',
  '05 01 1990',
  '05 / 01 / 1990',
  '05011990',
  '1990-05-01',
  '1990/5/1',
  '\u200E05/01/1990',
  '٠٥/٠١/١٩٩٠',
])('readWholeDate reads "%s" as a whole date', (typed) => {
  const parts = readWholeDate(typed)
  expect(parts && joinDate(parts)).toBe('1990-05-01')
})

it.each(['', '05', '1990', '05/01', '05/01/90', 'May 1, 1990', '05/01/1990 or so', '1'.repeat(1_000)])(
  'readWholeDate returns null for "%s"',
  (typed) => expect(readWholeDate(typed)).toBeNull(),
)

it.each([
  ['05', '05'],
  ['5/', '5'],
  ['٠٥', '05'],
  ['055', '055'],
  ['May', 'May'],
])('readPart reads "%s" as "%s"', (typed, part) => expect(readPart(typed)).toBe(part))
