import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountText } from './money.ts'
import { readAmount } from './typed-amount.ts'

it.each([
  ['1,000', 1_000_00],
  ['$50', 50_00],
  ['US$ 50', 50_00],
  ['usd50', 50_00],
  ['50 USD', 50_00],
  ['1.000,50', 1_000_50],
  ['1.000,5', 1_000_50],
  ['1.000.000', 1_000_000_00],
  ['1 000.50', 1_000_50],
  ['1,000.50', 1_000_50],
  ['0.11', 11],
  ["1'234.50", 1_234_50],
  ['1’234.50', 1_234_50],
  ["1'234,50", 1_234_50],
  ["1'000", 1_000_00],
  ['50 US$', 50_00],
  ['50 $', 50_00],
  ['50\u00A0USD', 50_00],
  ['\u200E$50', 50_00],
  ['\u20661,234.50\u2069', 1_234_50],
  ['\uFEFF50\u200B', 50_00],
  ['١٢٣', 123_00],
  ['١٬٢٣٤٫٥٠', 1_234_50],
  ['＄１，２３４．５０', 1_234_50],
])('readAmount(%o) is %i cents', (text, cents) => {
  expect(readAmount(text)).toEqual({ cents })
  expect(readAmount(text, { comma: 'cents' })).toEqual({ cents })
})

it('readAmount reads a comma before two digits as a decimal comma in Spanish only', () => {
  expect(readAmount('12,50')).toEqual({ problem: 'malformed' })
  expect(readAmount('12,50', { comma: 'cents' })).toEqual({ cents: 12_50 })
})

it.each([
  ['12.345', 'ambiguous'],
  ['1.000', 'ambiguous'],
  ['0.125', 'too-precise'],
  ['1234.567', 'too-precise'],
  ['1.00,5', 'malformed'],
  ['1,00.5', 'malformed'],
  ['fifty', 'malformed'],
  ['', 'empty'],
  ['$', 'empty'],
  ['0', 'not-positive'],
  ['-20', 'not-positive'],
  ['\u221220', 'not-positive'],
  ["12'34", 'malformed'],
  ["1'234'5", 'malformed'],
  ['50 €', 'malformed'],
  ['50%', 'malformed'],
  ['5e3', 'malformed'],
  ['\u200B', 'empty'],
  ['1'.repeat(100_000), 'malformed'],
])('readAmount refuses %o as %s', (text, problem) => {
  expect(readAmount(text, { comma: 'cents' })).toEqual({ problem })
})

it('readAmount reads every amount in the form of an input field', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 12 }),
      fc.constantFrom('thousands', 'cents'),
      (cents, comma) => {
        expect(readAmount(amountText(cents), { comma })).toEqual({ cents })
      },
    ),
  )
})
