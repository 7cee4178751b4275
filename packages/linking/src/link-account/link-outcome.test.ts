import { allowsDeposits, isUsable } from '@coffer/domain/status'
import { expect, it } from 'vitest'
import { exampleAccount } from '../example-accounts.ts'
import { linkOutcome } from './link-outcome.ts'

const active = exampleAccount({ status: 'ACTIVE' })
const locked = exampleAccount({ status: 'LOCKED' })
const limited = exampleAccount({ status: 'DEPOSITS_LOCKED' })

it.each([
  ['a new account', active, [], allowsDeposits, 'linked'],
  ['an account that was linked before', active, [active], allowsDeposits, 'already-linked'],
  ['a known account that becomes usable', active, [locked], allowsDeposits, 'linked'],
  ['a known locked account', locked, [locked], allowsDeposits, 'already-linked'],
  ['a new locked account', locked, [], allowsDeposits, 'already-linked'],
  ['an account for deposits only, in registration', limited, [], allowsDeposits, 'linked'],
  ['an account for deposits only, in relinking', limited, [], isUsable, 'already-linked'],
] as const)('linkOutcome of %s is %s', (_name, account, before, isLinked, status) => {
  const answer = { uuid: account.uuid, accounts: [account] }
  expect(linkOutcome(answer, before, isLinked)).toEqual({ status, account })
})

it('linkOutcome counts a response without an account as linked', () => {
  expect(linkOutcome({ uuid: null, accounts: [] }, [active], allowsDeposits).status).toBe('linked')
})
