import { describe, expect, it } from 'vitest'
import { exampleAccount } from '../example-accounts.ts'
import { linkingChoices, manualLink, nextAction } from './linked-account.ts'

const account = exampleAccount

describe('linkingChoices', () => {
  it.each([
    ['FASTLINK_ONLY', ['instant'], null],
    ['MANUAL_ONLY', ['manual'], null],
    ['FASTLINK_SAME_FI_ONLY', ['instant'], 'First Bank'],
    ['MANUAL_SAME_FI_ONLY', ['manual'], 'First Bank'],
    ['UNRESTRICTED', ['instant', 'manual'], null],
    ['BOTH_SAME_FI_ONLY', ['instant', 'manual'], 'First Bank'],
  ] as const)(
    'linkingChoices returns the methods and the institution of mode %s',
    (linkingMode, methods, institution) => {
      expect(linkingChoices({ linkingMode, sameFiInstitution: 'First Bank' })).toEqual({
        methods,
        institution,
      })
    },
  )
})

describe('nextAction', () => {
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
  ] as const)(
    'nextAction for %s is %s when linked by details and %s when linked instantly',
    (status, manual, instant) => {
      expect(nextAction(account({ status }))).toBe(manual)
      expect(nextAction(account({ status, sourceType: 'FASTLINK' }))).toBe(instant)
    },
  )

  it('nextAction is new deposits after the last attempt, as long as a reissue is left', () => {
    const failed = account({ status: 'FAILED', verifyAttemptsLeft: 0 })
    expect(nextAction(failed)).toBe('new-deposits')
    expect(nextAction({ ...failed, reissuesLeft: 1 })).toBe('new-deposits')
    expect(nextAction({ ...failed, reissuesLeft: 0 })).toBe('another')
  })
})

describe('manualLink', () => {
  it.each([
    ['VERIFICATION_PENDING', 'pending'],
    ['PENDING', 'preparing'],
    ['FAILED', 'out-of-tries'],
    ['TIMEOUT', 'timed-out'],
    ['VERIFICATION_RETURNED', 'returned'],
    ['LOCKED', 'locked'],
  ] as const)('manualLink maps the account status %s to %s', (accountStatus, status) => {
    expect(manualLink([account({ status: accountStatus, verifyAttemptsLeft: 0 })])).toMatchObject({ status })
  })

  it.each(['FAILED', 'LOCKED'] as const)(
    'manualLink ignores a verified account that becomes %s later',
    (status) => {
      expect(manualLink([account({ status, verifyAttemptsLeft: null })])).toBeNull()
    },
  )

  it.each(['FAILED', 'TIMEOUT'] as const)(
    'manualLink treats %s as locked when no new deposits can be sent',
    (status) => {
      const link = manualLink([account({ status, verifyAttemptsLeft: 0, reissuesLeft: 0 })])
      expect(link).toMatchObject({ status: 'locked' })
    },
  )

  it('manualLink ignores accounts that are verified or were linked instantly', () => {
    const instant = account({ sourceType: 'FASTLINK', status: 'VERIFICATION_PENDING' })
    expect(manualLink([account({ status: 'ACTIVE' }), instant])).toBeNull()
  })

  it('manualLink prefers an open account to a failed one', () => {
    const accounts = [
      account({ uuid: 'old', status: 'LOCKED', verifyAttemptsLeft: 0 }),
      account({ uuid: 'new', status: 'VERIFICATION_PENDING' }),
    ]
    expect(manualLink(accounts)?.account.uuid).toBe('new')
  })
})
