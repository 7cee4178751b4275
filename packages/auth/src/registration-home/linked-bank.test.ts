import type { LinkedAccount } from '@coffer/api-client/linking'
import { type LinkedAccountStatus, linkedAccountStatuses } from '@coffer/domain/status'
import { expect, it } from 'vitest'
import { linkedBank } from './linked-bank.ts'

const account = (status: LinkedAccountStatus): LinkedAccount => ({
  uuid: status,
  institution: 'First Meadow Bank',
  accountName: 'Checking',
  mask: '0987',
  accountType: 'checking',
  sourceType: 'MANUAL',
  status,
  verifyAttemptsLeft: 3,
  microdepositsExpectedOn: '2026-11-24',
  reissuesLeft: 2,
  routingNumber: null,
  holderName: null,
  isDefault: null,
})

const states: Record<LinkedAccountStatus, string | null> = {
  VERIFICATION_PENDING: 'deposits',
  PENDING: 'checking',
  VERIFIED: 'checking',
  ACTIVE: 'linked',
  DEPOSITS_LOCKED: 'linked',
  FAILED: 'trouble',
  VERIFICATION_RETURNED: 'trouble',
  LOCKED: 'trouble',
  TIMEOUT: 'trouble',
  ERRORED: 'trouble',
  VIEW_ONLY: 'trouble',
  ARCHIVED: null,
}

it.each(linkedAccountStatuses)('linkedBank returns the state of an account with status %s', (status) => {
  expect(linkedBank([account(status)])?.state ?? null).toBe(states[status])
})

it('linkedBank returns the account that is furthest along, regardless of the others', () => {
  const accounts = [account('FAILED'), account('VERIFICATION_PENDING'), account('ARCHIVED')]
  expect(linkedBank(accounts)?.account.status).toBe('VERIFICATION_PENDING')
  expect(linkedBank([...accounts, account('ACTIVE')])?.account.status).toBe('ACTIVE')
})

it('linkedBank returns null when nothing is linked', () => {
  expect(linkedBank([])).toBeNull()
})
