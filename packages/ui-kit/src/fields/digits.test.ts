import { expect, it } from 'vitest'
import { caretPosition, formatPhone, formatSsn, formatTypedAmount } from './digits.ts'

it.each([
  ['', ''],
  ['6', '(6'],
  ['612', '(612'],
  ['6125', '(612) 5'],
  ['6125550', '(612) 555-0'],
  ['6125550142', '(612) 555-0142'],
  ['61255501429', '61255501429'],
  ['+44 7911', '+44 7911'],
])('formatPhone formats "%s" as "%s"', (digits, shown) => expect(formatPhone(digits)).toBe(shown))

it.each([
  ['219', '219'],
  ['21909', '219-09'],
  ['219099999', '219-09-9999'],
  ['2190999991', '2190999991'],
  ['219-09-999x', '219-09-999x'],
])('formatSsn formats "%s" as "%s"', (digits, shown) => expect(formatSsn(digits)).toBe(shown))

it.each([
  ['(612) 555', 0, 0],
  ['(612) 555', 1, 2],
  ['(612) 555', 3, 4],
  ['(612) 555', 4, 7],
])('caretPosition in "%s" after %i digits is %i', (shown, count, place) =>
  expect(caretPosition(shown, count)).toBe(place),
)

it.each([
  ['1,234.5', '1,234.50'],
  ['1234567', '1,234,567.00'],
  ['.5', '0.50'],
  ['007', '7.00'],
  ['12.', '12.00'],
  ['$1,234.5', '1,234.50'],
  ["1'234.50", '1,234.50'],
  ['50 US$', '50.00'],
  ['1.000,50', '1,000.50'],
  ['٥٠', '50.00'],
])('formatTypedAmount formats "%s" as "%s"', (typed, tidy) => expect(formatTypedAmount(typed)).toBe(tidy))

it.each(['', '.', '12.345', '12,34', '0', 'ten', '50 €'])(
  'formatTypedAmount leaves "%s", which is not an amount, unchanged',
  (typed) => expect(formatTypedAmount(typed)).toBe(typed),
)
