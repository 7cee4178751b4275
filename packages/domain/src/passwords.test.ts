import { describe, expect, it, vi } from 'vitest'
import { bankWords } from './password-context.ts'
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
])('checkPassword lists the default rules that %o does not meet: %o', (password, rules) => {
  expect(checkPassword(password, defaultPasswordRequirements, [])).toEqual(rules)
})

it.each([
  ['Quiet-Harbour-1', []],
  ['quiet-harbour-1', ['upper']],
  ['QUIET-HARBOUR-1', ['lower']],
  ['Quiet-Harbour-x', ['digit']],
  ['QuietHarbour1xx', ['symbol']],
  ['Quiet Harbour 1', ['symbol']],
  ['', ['min-length', 'upper', 'lower', 'digit', 'symbol']],
])('checkPassword lists the strict rules that %o does not meet: %o', (password, rules) => {
  expect(checkPassword(password, strict, [])).toEqual(rules)
})

it('checkPassword counts composed characters, not UTF-16 units', () => {
  expect(checkPassword('🔑'.repeat(6) + 'a', defaultPasswordRequirements, [])).toContain('min-length')
  expect(checkPassword('e\u0301'.repeat(11), defaultPasswordRequirements, [])).toContain('min-length')
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
  ])('The password %s is common', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })
  it.each(['Coffer-demo-2026', 'a quiet harbour', 'x'])('The password %s is not common', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})

it('requiredPasswordRules lists only the required rules', () => {
  expect(requiredPasswordRules(defaultPasswordRequirements)).toEqual(['min-length', 'max-length', 'common'])
  expect(requiredPasswordRules(strict)).toHaveLength(7)
})

describe('a password that is far too long', () => {
  it('A password that is far too long is only measured, and nothing else is checked', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    expect(checkPassword('\u0316\u0301'.repeat(2_000), defaultPasswordRequirements, [])).toEqual([
      'max-length',
    ])
    expect(normalize).not.toHaveBeenCalled()
    normalize.mockRestore()
  })

  it('The length of a password is measured in visible characters, up to four units each', () => {
    expect(checkPassword('e\u0301\u0323 b'.repeat(30), defaultPasswordRequirements, [])).toEqual([])
  })
})

describe('a password about its bank', () => {
  const bank = bankWords(
    { slug: 'harbor', name: 'Harborlight Savings', shortName: 'Harborlight' },
    'harbor.localhost',
  )
  it.each([
    'harbor2026bank!',
    'Ｈarbor-2026-harbor',
    'harbor.localhost 26',
    'HARBORLIGHT savings 9',
    'savings by harbor',
  ])('A password about its bank is refused: %s', (password) => {
    expect(checkPassword(password, defaultPasswordRequirements, bank)).toContain('bank')
  })

  it.each(['correct-harbor staple 9', 'savings of nine herons', 'kW7#vq92!xLp04'])(
    'A password that is not about its bank is accepted: %s',
    (password) => {
      expect(checkPassword(password, defaultPasswordRequirements, bank)).toEqual([])
    },
  )
})
