import { defaultPasswordRequirements } from '@coffer/domain/passwords'
import { expect, it } from 'vitest'
import { listedRules } from './new-password-rules.ts'

const bank = { slug: 'harbor', name: 'Harborlight Savings', shortName: 'Harborlight' }
const strict = { ...defaultPasswordRequirements, requireUpper: true, requireSymbol: true }
const met = (password: string, required = defaultPasswordRequirements) =>
  listedRules(password, required, bank).map(({ rule, isMet }) => [rule, isMet])

it('listedRules lists the tenant’s requirements, none of them met by an empty password', () => {
  expect(met('')).toEqual([
    ['min-length', false],
    ['common', false],
  ])
})

it('listedRules marks each rule that the password meets', () => {
  expect(met('quiet harbor morning', strict)).toEqual([
    ['min-length', true],
    ['upper', false],
    ['symbol', false],
    ['common', true],
  ])
})

it('listedRules lists the maximum length only when the password exceeds it', () => {
  expect(met('quiet harbor '.repeat(20))).toContainEqual(['max-length', false])
})

it('listedRules lists the bank-name rule only for a password with that name, ignoring case and punctuation', () => {
  for (const close of ['harbor2026bank!', 'HARBOR-harbor-2026', 'Harborlight Savings 1', 'localhost 2026 !'])
    expect(met(close)).toContainEqual(['bank', false])
  for (const far of ['quiet harbor morning', 'correct-horse battery 9'])
    expect(met(far).map(([rule]) => rule)).not.toContain('bank')
})
