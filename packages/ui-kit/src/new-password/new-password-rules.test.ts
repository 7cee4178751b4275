import { defaultPasswordRequirements } from '@coffer/domain/passwords'
import { expect, it } from 'vitest'
import { listedRules } from './new-password-rules.ts'

const bank = { slug: 'harbor', name: 'Harborlight Savings', shortName: 'Harborlight' }
const strict = { ...defaultPasswordRequirements, requireUpper: true, requireSymbol: true }
const met = (password: string, asked = defaultPasswordRequirements) =>
  listedRules(password, asked, bank).map(({ rule, isMet }) => [rule, isMet])

it('lists the requirements of the tenant, none of them met by an empty password', () => {
  expect(met('')).toEqual([
    ['min-length', false],
    ['common', false],
  ])
})

it('ticks each rule off as it is met', () => {
  expect(met('quiet harbor morning', strict)).toEqual([
    ['min-length', true],
    ['upper', false],
    ['symbol', false],
    ['common', true],
  ])
})

it('names the greatest length only to who exceeds it', () => {
  expect(met('quiet harbor '.repeat(20))).toContainEqual(['max-length', false])
})

it('names the rule about the bank’s name only to who breaks it, in any case and with marks between', () => {
  for (const close of ['harbor2026bank!', 'HARBOR-harbor-2026', 'Harborlight Savings 1', 'localhost 2026 !'])
    expect(met(close)).toContainEqual(['bank', false])
  for (const far of ['quiet harbor morning', 'correct-horse battery 9'])
    expect(met(far).map(([rule]) => rule)).not.toContain('bank')
})
