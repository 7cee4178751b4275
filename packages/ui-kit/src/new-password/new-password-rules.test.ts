import { defaultPasswordRequirements } from '@coffer/domain/passwords'
import { expect, it } from 'vitest'
import { listedRules } from './new-password-rules.ts'

const strict = { ...defaultPasswordRequirements, requireUpper: true, requireSymbol: true }
const met = (password: string, asked = defaultPasswordRequirements) =>
  listedRules(password, asked).map(({ rule, isMet }) => [rule, isMet])

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
