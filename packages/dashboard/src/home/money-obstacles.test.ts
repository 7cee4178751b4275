import type { Visitor } from '@coffer/domain/access'
import { guards } from '@coffer/domain/access'
import type { RegistrationStatus } from '@coffer/domain/status'
import { describe, expect, it } from 'vitest'
import { moneyObstacles } from './money-obstacles.ts'

const visitor = (part: Partial<Visitor> & { status?: RegistrationStatus | null } = {}): Visitor => ({
  bearer: 'full',
  sessionValid: true,
  depositor: {
    isPrimary: true,
    registrationStatus: part.status === undefined ? 'PASSED' : part.status,
    lastStep: 'completed',
    extendedStatus: 'FUNDED',
  },
  relink: false,
  fundSuccess: false,
  linkingSuccess: false,
  justVerified: false,
  linkedAccounts: [{ status: 'ACTIVE' }],
  transactions: [],
  availableBalance: 100,
  beneficiaryCount: 0,
  jointHolder: null,
  flow: {
    resetEmailRecorded: false,
    resetFailed: false,
    changeUnderWay: false,
    withdrawalUnanswered: false,
    invited: false,
    identityVerified: false,
  },
  ...part,
})

describe('why money cannot be moved', () => {
  it.each([
    [visitor(), false, null, null],
    [visitor({ status: 'MANUALLY_REVIEWED' }), false, null, null],
    [visitor({ availableBalance: 0 }), false, null, 'nothing-available'],
    [visitor({ availableBalance: -500 }), false, null, 'nothing-available'],
    [visitor({ relink: true }), false, 'relink', 'relink'],
    [visitor({ status: 'IN_REVIEW' }), false, 'not-approved', 'not-approved'],
    [visitor({ availableBalance: 0 }), true, 'closing', 'closing'],
  ] as const)('%#', (who, isClosing, deposit, withdraw) => {
    expect(moneyObstacles(who, isClosing)).toEqual({ deposit, withdraw })
  })

  it.each([
    visitor(),
    visitor({ relink: true }),
    visitor({ status: 'IN_REVIEW' }),
    visitor({ availableBalance: 0 }),
  ])('is as the guards decide: %#', (who) => {
    const { deposit, withdraw } = moneyObstacles(who, false)
    expect(deposit === null).toBe(guards.movesMoney(who).enter)
    expect(withdraw === null).toBe(guards.withdraw(who).enter)
  })
})
