import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  bankName,
  checkAccountNumber,
  checkRoutingNumber,
  checkSsn,
  knownRoutingNumbers,
  numberDigits,
} from './bank.ts'
import { mailOnlyStates, stateCode, states } from './states.ts'

it.each([
  ['021000021', null],
  ['110000000', null],
  ['0210 0002 1', null],
  ['０２１００００２１', null],
  ['', 'empty'],
  ['12345678', 'malformed'],
  ['02100002a', 'malformed'],
  ['123456789', 'checksum'],
  ['021000022', 'checksum'],
  ['000000000', 'prefix'],
  ['130000006', 'prefix'],
  ['330000008', 'prefix'],
])('checkRoutingNumber(%o) is %o', (text, problem) => {
  expect(checkRoutingNumber(text)).toBe(problem)
})

it('checkRoutingNumber finds every wrong digit by the checksum', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...knownRoutingNumbers),
      fc.integer({ min: 2, max: 8 }),
      fc.integer({ min: 1, max: 9 }),
      (routing, place, shift) => {
        const wrong = (Number(routing.charAt(place)) + shift) % 10
        const text = routing.slice(0, place) + String(wrong) + routing.slice(place + 1)
        expect(checkRoutingNumber(text)).toBe('checksum')
      },
    ),
  )
})

it.each(knownRoutingNumbers)('bankName has a name for the valid routing number %s', (routing) => {
  expect(checkRoutingNumber(routing)).toBeNull()
  expect(bankName(routing)).toBeTruthy()
})

it('bankName is null for an unknown bank', () => {
  expect(bankName('011000015')).toBeNull()
  expect(bankName('constructor')).toBeNull()
})

it.each([
  ['1234', null],
  ['12345678901234567', null],
  ['', 'empty'],
  ['123', 'length'],
  ['123456789012345678', 'length'],
  ['12 34', null],
  ['1234\u200B', null],
  ['١٢٣٤', null],
  ['12x34', 'malformed'],
])('checkAccountNumber(%o) is %o', (text, problem) => {
  expect(checkAccountNumber(text)).toBe(problem)
})

it.each([
  ['123-45-6789', null],
  ['123456789', null],
  ['899 99 9999', null],
  ['123\u201145\u20116789', null],
  ['١٢٣٤٥٦٧٨٩', null],
  ['\u200E123456789', null],
  ['123456789x', 'malformed'],
  ['', 'empty'],
  ['12345678', 'malformed'],
  ['1234567890', 'malformed'],
  ['000456789', 'area'],
  ['666456789', 'area'],
  ['900456789', 'area'],
  ['123006789', 'group'],
  ['123450000', 'serial'],
])('checkSsn(%o) is %o', (text, problem) => {
  expect(checkSsn(text)).toBe(problem)
})

it('numberDigits keeps text that is not a number as it was typed', () => {
  expect(numberDigits(' 123-45-6789 ')).toBe('123456789')
  expect(numberDigits('12x34')).toBe('12x34')
  expect(numberDigits('-'.repeat(1_000))).toBe('-'.repeat(1_000))
})

it('The list of states has 51 states with distinct codes', () => {
  expect(new Set(states.map(({ code }) => code)).size).toBe(51)
})

it.each([
  ['Ohio', 'OH'],
  ['new  york', 'NY'],
  ['dc', 'DC'],
  ['D.C.', 'DC'],
  ['District of Columbia', 'DC'],
  ['Puerto Rico', 'PR'],
  ['U.S. Virgin Islands', 'VI'],
  ['ae', 'AE'],
  ['Ohi', null],
  ['', null],
])('stateCode(%o) is %o', (text, code) => {
  expect(stateCode(text)).toBe(code)
})

it.each([...states, ...mailOnlyStates])('stateCode reads $name and $code as the code', ({ name, code }) => {
  expect(stateCode(name.toUpperCase())).toBe(code)
  expect(stateCode(code.toLowerCase())).toBe(code)
})
