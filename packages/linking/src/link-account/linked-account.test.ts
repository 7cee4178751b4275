import { describe, expect, it } from 'vitest'
import { exampleAccount } from '../example-accounts.ts'
import { linkingChoices, manualLink, wayOn } from './linked-account.ts'

const account = exampleAccount

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

describe('the way on from a linked account', () => {
  it.each([
    ['ACTIVE', 'use', 'use'],
    ['DEPOSITS_LOCKED', 'use', 'use'],
    ['VERIFICATION_PENDING', 'amounts', 'wait'],
    ['FAILED', 'another', 'another'],
    ['VERIFICATION_RETURNED', 'details', 'another'],
    ['TIMEOUT', 'new-deposits', 'another'],
    ['PENDING', 'wait', 'wait'],
    ['VERIFIED', 'wait', 'wait'],
    ['LOCKED', 'another', 'another'],
    ['ARCHIVED', 'another', 'another'],
    ['ERRORED', 'another', 'another'],
    ['VIEW_ONLY', 'another', 'another'],
  ] as const)('%s: %s when linked by details, %s when linked instantly', (status, manual, instant) => {
    expect(wayOn(account({ status }))).toBe(manual)
    expect(wayOn(account({ status, sourceType: 'FASTLINK' }))).toBe(instant)
  })

  it('is new deposits for one that ran out of tries, as long as any are left', () => {
    const failed = account({ status: 'FAILED', verifyAttemptsLeft: 0 })
    expect(wayOn(failed)).toBe('new-deposits')
    expect(wayOn({ ...failed, reissuesLeft: 1 })).toBe('new-deposits')
    expect(wayOn({ ...failed, reissuesLeft: 0 })).toBe('another')
  })
})

describe('the account linked by its details', () => {
  it.each([
    ['VERIFICATION_PENDING', 'pending'],
    ['PENDING', 'preparing'],
    ['FAILED', 'out-of-tries'],
    ['TIMEOUT', 'timed-out'],
    ['VERIFICATION_RETURNED', 'returned'],
    ['LOCKED', 'locked'],
  ] as const)('%s is %s', (status, standing) => {
    expect(manualLink([account({ status, verifyAttemptsLeft: 0 })])).toMatchObject({ standing })
  })

  it.each(['FAILED', 'LOCKED'] as const)('is none when one that was verified is %s later', (status) => {
    expect(manualLink([account({ status, verifyAttemptsLeft: null })])).toBeNull()
  })

  it.each(['FAILED', 'TIMEOUT'] as const)('%s is locked once no new deposits can be sent', (status) => {
    const link = manualLink([account({ status, verifyAttemptsLeft: 0, reissuesLeft: 0 })])
    expect(link).toMatchObject({ standing: 'locked' })
  })

  it('is none when it is verified, or was linked instantly', () => {
    const instant = account({ sourceType: 'FASTLINK', status: 'VERIFICATION_PENDING' })
    expect(manualLink([account({ status: 'ACTIVE' }), instant])).toBeNull()
  })

  it('is the one still open, when an earlier one failed', () => {
    const accounts = [
      account({ uuid: 'old', status: 'LOCKED', verifyAttemptsLeft: 0 }),
      account({ uuid: 'new', status: 'VERIFICATION_PENDING' }),
    ]
    expect(manualLink(accounts)?.account.uuid).toBe('new')
  })
})
