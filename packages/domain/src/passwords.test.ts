import { describe, expect, it } from 'vitest'
import {
  requiredPasswordRules,
  checkPassword,
  defaultPasswordRequirements,
  isCommonPassword,
} from './passwords.ts'

const strict = {
  ...defaultPasswordRequirements,
  minLength: 14,
  requireUpper: true,
  requireLower: true,
  requireDigit: true,
  requireSymbol: true,
}

it.each([
  ['a quiet harbour', []],
  ['short', ['min-length']],
  ['x'.repeat(127) + 'y', []],
  ['x'.repeat(128) + 'y', ['max-length']],
  ['Password1234', ['common']],
  ['', ['min-length']],
])('lists the default rules that %o does not meet: %o', (password, rules) => {
  expect(checkPassword(password, defaultPasswordRequirements)).toEqual(rules)
})

it.each([
  ['Quiet-Harbour-1', []],
  ['quiet-harbour-1', ['upper']],
  ['QUIET-HARBOUR-1', ['lower']],
  ['Quiet-Harbour-x', ['digit']],
  ['QuietHarbour1xx', ['symbol']],
  ['Quiet Harbour 1', ['symbol']],
  ['', ['min-length', 'upper', 'lower', 'digit', 'symbol']],
])('lists the strict rules that %o does not meet: %o', (password, rules) => {
  expect(checkPassword(password, strict)).toEqual(rules)
})

it('counts composed characters, not UTF-16 units', () => {
  expect(checkPassword('🔑'.repeat(6) + 'a', defaultPasswordRequirements)).toContain('min-length')
  expect(checkPassword('e\u0301'.repeat(11), defaultPasswordRequirements)).toContain('min-length')
})

describe('common passwords', () => {
  it.each([
    'password1234',
    'PASSWORD1234',
    'aaaaaaaaaaaaaa',
    '123456789012',
    '098765432109',
    'abcdefghijklm',
    'qwertyuiopas',
  ])('%s is one', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })
  it.each(['Coffer-demo-2026', 'a quiet harbour', 'x'])('%s is none', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})

it('lists only the required rules', () => {
  expect(requiredPasswordRules(defaultPasswordRequirements)).toEqual(['min-length', 'max-length', 'common'])
  expect(requiredPasswordRules(strict)).toHaveLength(7)
})
