import { describe, expect, it } from 'vitest'
import { accessContext, applicant, customer, everyAccessContext } from './access-context.fixture.ts'
import type { AccessContext } from './access-context.ts'
import { guards } from './access.ts'
import { isRefusal, type Refusal } from './refusal.ts'

const refusalOf = (name: keyof typeof guards, context: AccessContext): Refusal | null => {
  const decision = guards[name](context)
  return decision.isAllowed ? null : decision.refusal
}

const relinking = accessContext({ relink: true, linkedAccounts: [{ status: 'LOCKED' }] })
const secondary = accessContext({ depositor: { ...customer, isPrimary: false }, beneficiaryCount: 2 })
const open = { lastStep: 'completed' } as const
const invited = { registrationStatus: null, lastStep: 'confirmed', isPendingSignup: true } as const

describe('a refusal', () => {
  it.each<[Refusal, keyof typeof guards, string, AccessContext]>([
    ['relink', 'movesMoney', 'a locked bank', relinking],
    ['relink', 'withdraw', 'a locked bank', relinking],
    ['no-bank', 'movesMoney', 'no bank', accessContext({ relink: true, linkedAccounts: [] })],
    [
      'no-bank',
      'movesMoney',
      'a replaced bank alone',
      accessContext({ relink: true, linkedAccounts: [{ status: 'ARCHIVED' }] }),
    ],
    ['bank-linked', 'relink', 'a linked bank', accessContext()],
    ['nothing-to-withdraw', 'withdraw', 'an empty account', accessContext({ availableBalance: 0 })],
    [
      'closing',
      'withdraw',
      'an account that is closing',
      accessContext({ availableBalance: 0, isClosing: true }),
    ],
    ['relink', 'linksBank', 'a locked bank', relinking],
    ['closing', 'linksBank', 'an account that is closing', accessContext({ isClosing: true })],
    ['primary-only-banks', 'linksBank', 'a joint holder', secondary],
    ['unfinished', 'movesMoney', 'an applicant', applicant({ lastStep: 'verified' })],
    ['unfinished', 'dashboard', 'an applicant', applicant()],
    ['in-review', 'movesMoney', 'a review', applicant({ ...open, registrationStatus: 'IN_REVIEW' })],
    [
      'identity-unconfirmed',
      'dashboard',
      'an application with documents missing',
      applicant({ ...open, registrationStatus: 'FLAGGED' }),
    ],
    ['declined', 'dashboard', 'a failed one', applicant({ ...open, registrationStatus: 'FAILED' })],
    ['declined', 'basicStep', 'a failed one', applicant({ ...open, registrationStatus: 'FAILED' })],
    ['account-open', 'basicStep', 'a customer', accessContext()],
    ['step-closed', 'employerStep', 'an earlier step', applicant({ lastStep: 'basic' })],
    ['step-closed', 'confirmDetails', 'an approved applicant', applicant({ lastStep: 'confirmed' })],
    ['primary-only-holder', 'addHolder', 'a joint holder', secondary],
    ['primary-only-holder', 'resumeHolder', 'a joint holder', secondary],
    ['primary-only-holder', 'holder', 'a joint holder', secondary],
    ['primary-only-beneficiaries', 'changeBeneficiary', 'a joint holder', secondary],
    ['no-beneficiaries', 'seeBeneficiaries', 'no beneficiaries', accessContext()],
    ['holder-added', 'addHolder', 'an invitation', accessContext({ jointHolder: invited })],
    ['no-holder-application', 'editHolderEmail', 'no invitation', accessContext()],
    ['nothing-to-do', 'changeUnderWay', 'no change under way', accessContext()],
    ['nothing-to-do', 'joined', 'the primary holder', accessContext()],
    ['nothing-to-do', 'resetEmailRecorded', 'no requested reset', accessContext()],
    ['nothing-to-do', 'resetFailed', 'no failed reset', accessContext()],
    ['nothing-to-do', 'invited', 'no opened invitation', accessContext()],
    ['nothing-to-do', 'identityVerified', 'no proven identity', accessContext()],
    ['nothing-to-do', 'linkState', 'a visitor without a link', accessContext({ bearer: 'none' })],
  ])('The refusal is “%s” if the guard %s refuses %s', (refusal, name, _, context) => {
    expect(refusalOf(name, context)).toBe(refusal)
  })

  it('A refusal exists whenever a known depositor with a session is sent to not-found', () => {
    const names = Object.keys(guards).filter((name): name is keyof typeof guards => name in guards)
    const silent = new Set<string>()
    for (const context of everyAccessContext()) {
      if (context.bearer !== 'full' || !context.sessionValid || !context.depositor) continue
      for (const name of names) {
        const decision = guards[name](context)
        if (!decision.isAllowed && decision.to === '/not-found' && decision.refusal === null) silent.add(name)
      }
    }
    expect([...silent]).toEqual([])
  })

  it('A joint holder gets the same refusal whether someone is invited or not', () => {
    const refusals = [null, invited].map((jointHolder) =>
      refusalOf('editHolderEmail', { ...secondary, jointHolder }),
    )
    expect(refusals).toEqual(['primary-only-holder', 'primary-only-holder'])
  })
})

it.each([
  ['relink', true],
  ['unknown', false],
  [undefined, false],
])('isRefusal of %s is %s', (value, expected) => {
  expect(isRefusal(value)).toBe(expected)
})
