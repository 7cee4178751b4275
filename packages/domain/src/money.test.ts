import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountText, checkLimits, parseAmount } from './money.ts'

it.each([
  ['25', 2500],
  ['25.', 2500],
  ['25.5', 2550],
  ['.11', 11],
  ['0.01', 1],
  [' $1,234.50 ', 123450],
  ['250,000.00', 25000000],
  ['007', 700],
  // 1.005 * 100 and 4.35 * 100 are not exact in floating point.
  ['4.35', 435],
  ['90071992547409.91', 9007199254740991],
])('parseAmount(%o) is %i cents', (text, cents) => {
  expect(parseAmount(text)).toEqual({ cents })
})

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['$', 'empty'],
  ['.', 'malformed'],
  ['abc', 'malformed'],
  ['1e3', 'malformed'],
  ['12,34', 'malformed'],
  ['1.2.3', 'malformed'],
  ['１２', 'malformed'],
  ['99999999999999999', 'malformed'],
  ['1.005', 'too-precise'],
  ['1.000', 'too-precise'],
  ['0', 'not-positive'],
  ['0.00', 'not-positive'],
  ['-5', 'not-positive'],
  ['-$5.00', 'not-positive'],
])('parseAmount(%o) has the problem “%s”', (text, problem) => {
  expect(parseAmount(text)).toEqual({ problem })
})

it('parseAmount reads back every amount that amountText formats', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (cents) => {
      expect(parseAmount(amountText(cents))).toEqual({ cents })
    }),
  )
})

it('parseAmount returns whole positive cents or a problem for any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = parseAmount(text)
      if ('cents' in read) expect(Number.isSafeInteger(read.cents) && read.cents > 0).toBe(true)
      else expect(read.problem).toBeTruthy()
    }),
  )
})

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [-123450, '-1234.50'],
])('amountText(%i) is %s', (cents, text) => {
  expect(amountText(cents)).toBe(text)
})

it.each([
  [99, 'below-minimum'],
  [100, null],
  [500, null],
  [501, 'above-maximum'],
])('checkLimits of %i cents between 100 and 500 is %o', (cents, problem) => {
  expect(checkLimits(cents, { min: 100, max: 500 })).toBe(problem)
})
