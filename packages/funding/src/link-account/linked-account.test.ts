import type { LinkedAccount } from '@coffer/api-client/linking'
import { linkedAccountStatuses } from '@coffer/domain/status'
import { describe, expect, it } from 'vitest'
import { accountsToFundFrom, linkingChoices, manualLink } from './linked-account.ts'

const account = (changed: Partial<LinkedAccount>): LinkedAccount => ({
  uuid: 'a',
  institution: 'Demo Bank',
  accountName: 'Everyday',
  mask: '6789',
  accountType: 'checking',
  sourceType: 'MANUAL',
  status: 'ACTIVE',
  verifyAttemptsLeft: null,
  microdepositsExpectedBy: null,
  ...changed,
})

describe('how a bank may be linked', () => {
  it.each([
    ['FASTLINK_ONLY', ['instant'], null],
    ['MANUAL_ONLY', ['manual'], null],
    ['FASTLINK_SAME_FI_ONLY', ['instant'], 'First Bank'],
    ['MANUAL_SAME_FI_ONLY', ['manual'], 'First Bank'],
    ['UNRESTRICTED', ['instant', 'manual'], null],
    ['BOTH_SAME_FI_ONLY', ['instant', 'manual'], 'First Bank'],
  ] as const)('%s', (linkingMode, ways, institution) => {
    expect(linkingChoices({ linkingMode, sameFiInstitution: 'First Bank' })).toEqual({ ways, institution })
  })
})

describe('accounts to fund from', () => {
  it.each(
    linkedAccountStatuses.map((status) => [status, ['ACTIVE', 'DEPOSITS_LOCKED'].includes(status)] as const),
  )('%s: %s', (status, isOne) => expect(accountsToFundFrom([account({ status })]).length === 1).toBe(isOne))
})

describe('the account linked by its details', () => {
  it.each([
    ['VERIFICATION_PENDING', 'pending'],
    ['PENDING', 'pending'],
    ['FAILED', 'failed'],
    ['VERIFICATION_RETURNED', 'failed'],
    ['LOCKED', 'locked'],
  ] as const)('%s is %s', (status, standing) => {
    expect(manualLink([account({ status })])).toMatchObject({ standing })
  })

  it('is none when it is verified, or was linked instantly', () => {
    const instant = account({ sourceType: 'FASTLINK', status: 'VERIFICATION_PENDING' })
    expect(manualLink([account({ status: 'ACTIVE' }), instant])).toBeNull()
  })

  it('is the one still open, when an earlier one failed', () => {
    const accounts = [account({ uuid: 'old', status: 'LOCKED' }), account({ uuid: 'new', status: 'PENDING' })]
    expect(manualLink(accounts)?.account.uuid).toBe('new')
  })
})
