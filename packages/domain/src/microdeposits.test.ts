import { expect, it } from 'vitest'
import { afterWrongAmounts, amountsMatch, mayReissue, parseMicrodeposit } from './microdeposits.ts'

it.each([
  ['0.11', { cents: 11 }],
  ['.99', { cents: 99 }],
  ['1.00', { problem: 'out-of-range' }],
  ['11', { problem: 'out-of-range' }],
  ['0', { problem: 'not-positive' }],
  ['', { problem: 'empty' }],
])('parseMicrodeposit(%o) is %o', (text, read) => {
  expect(parseMicrodeposit(text)).toEqual(read)
})

it.each([
  [[11, 22], true],
  [[22, 11], true],
  [[11, 11], false],
  [[22, 22], false],
  [[11, 23], false],
] as const)('amountsMatch compares 11 and 22 with %o: %o', (given, matches) => {
  expect(amountsMatch([11, 22], given)).toBe(matches)
})

it.each([
  [3, 0, { status: 'VERIFICATION_PENDING', triesLeft: 2 }],
  [2, 0, { status: 'VERIFICATION_PENDING', triesLeft: 1 }],
  [1, 0, { status: 'FAILED', triesLeft: 0 }],
  [1, 1, { status: 'FAILED', triesLeft: 0 }],
  [1, 2, { status: 'LOCKED', triesLeft: 0 }],
])('afterWrongAmounts with %i tries left after %i reissues is right', (left, reissues, after) => {
  expect(afterWrongAmounts(left, reissues)).toEqual(after)
})

it.each([
  ['FAILED', 0, true],
  ['VERIFICATION_PENDING', 1, true],
  ['TIMEOUT', 1, true],
  ['FAILED', 2, false],
  ['VERIFICATION_RETURNED', 0, false],
  ['LOCKED', 0, false],
  ['ACTIVE', 0, false],
] as const)('mayReissue in status %s after %i reissues is %o', (status, reissues, may) => {
  expect(mayReissue(status, reissues)).toBe(may)
})
