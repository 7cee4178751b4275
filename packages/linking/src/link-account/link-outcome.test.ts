import { allowsDeposits, usable } from '@coffer/domain/status'
import { expect, it } from 'vitest'
import { exampleAccount } from '../example-accounts.ts'
import { linkOutcome } from './link-outcome.ts'

const active = exampleAccount({ status: 'ACTIVE' })
const locked = exampleAccount({ status: 'LOCKED' })
const limited = exampleAccount({ status: 'DEPOSITS_LOCKED' })

it.each([
  ['a new account', active, [], allowsDeposits, 'linked'],
  ['one that was linked before', active, [active], allowsDeposits, 'already-linked'],
  ['one that was known and is usable only now', active, [locked], allowsDeposits, 'linked'],
  ['one that is locked', locked, [locked], allowsDeposits, 'already-linked'],
  ['one that is locked, not seen before', locked, [], allowsDeposits, 'already-linked'],
  ['one for deposits only, to register', limited, [], allowsDeposits, 'linked'],
  ['one for deposits only, to relink', limited, [], usable, 'already-linked'],
] as const)('%s: %s', (_name, account, before, isLinked, status) => {
  const answer = { uuid: account.uuid, accounts: [account] }
  expect(linkOutcome(answer, before, isLinked)).toEqual({ status, account })
})

it('counts an answer without an account as linked', () => {
  expect(linkOutcome({ uuid: null, accounts: [] }, [active], allowsDeposits).status).toBe('linked')
})
