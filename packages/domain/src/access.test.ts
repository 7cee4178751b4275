import { describe, expect, it } from 'vitest'
import { accessContext, applicant, customer, noFlow } from './access-context.fixture.ts'
import type { AccessContext } from './access-context.ts'
import { guards, isStepOpen } from './access.ts'
import { registrationStatuses, registrationSteps } from './status.ts'
import type { LastStep, RegistrationStatus } from './status.ts'

type GuardName = keyof typeof guards
const isGuardName = (name: string): name is GuardName => name in guards

const isAllowed = (name: GuardName, context: AccessContext) => guards[name](context).isAllowed
const destination = (name: GuardName, context: AccessContext) => {
  const decision = guards[name](context)
  return decision.isAllowed ? 'allowed' : decision.to
}

const withoutBearer: readonly GuardName[] = [
  'open',
  'resetEmailRecorded',
  'resetFailed',
  'loggedOut',
  'invited',
  'identityVerified',
  'linkState',
]
const withBearer = Object.keys(guards)
  .filter(isGuardName)
  .filter((name) => !withoutBearer.includes(name))

describe('guards, without a bearer', () => {
  const anonymous = accessContext({ bearer: 'none', sessionValid: false, depositor: null })
  it.each(['open', 'loggedOut'] as const)('%s allows', (name) => {
    expect(isAllowed(name, anonymous)).toBe(true)
  })
  it.each(withBearer)('%s redirects to logout', (name) => {
    expect(destination(name, anonymous)).toBe('/logout')
  })
})

describe('guards, while the MFA is pending', () => {
  const pending = accessContext({ bearer: 'mfa-pending', sessionValid: false, depositor: null })
  it('mfa allows', () => {
    expect(isAllowed('mfa', pending)).toBe(true)
  })
  it.each(withBearer.filter((name) => name !== 'mfa'))('%s redirects to choose-mfa', (name) => {
    expect(destination(name, pending)).toBe('/login/choose-mfa')
  })
  it('loggedOut redirects to logout', () => {
    expect(destination('loggedOut', pending)).toBe('/logout')
  })
})

it.each(['dashboard', 'records', 'anySession', 'fundingReturned'] as const)(
  '%s redirects an expired session to logout',
  (name) => {
    expect(destination(name, accessContext({ sessionValid: false }))).toBe('/logout')
  },
)

it.each([
  ['resetEmailRecorded', 'resetEmailRecorded'],
  ['resetFailed', 'resetFailed'],
  ['invited', 'invited'],
  ['identityVerified', 'identityVerified'],
] as const)('%s allows only after its result', (name, result) => {
  expect(isAllowed(name, accessContext({ flow: { ...noFlow, [result]: true } }))).toBe(true)
  expect(destination(name, accessContext())).toBe('/not-found')
})

describe('guards of the steps of an application', () => {
  it.each([
    ['basic', ['none', 'basic', 'address', 'employer']],
    ['address', ['basic', 'address', 'employer']],
    ['employer', ['address', 'employer']],
  ] as const)('%s is open when the last step is one of %o', (step, lasts) => {
    const all: readonly LastStep[] = ['none', ...registrationSteps]
    expect(all.filter((last) => isStepOpen(last, step))).toEqual(lasts)
  })

  it.each([
    ['basicStep', 'none', 'allowed'],
    ['basicStep', 'confirmed', '/not-found'],
    ['addressStep', 'none', '/not-found'],
    ['addressStep', 'employer', 'allowed'],
    ['employerStep', 'basic', '/not-found'],
    ['employerStep', 'address', 'allowed'],
    ['confirmDetails', 'employer', 'allowed'],
    ['confirmDetails', 'address', '/not-found'],
    ['confirmDetails', 'confirmed', '/not-found'],
    ['fundAccount', 'bank', '/not-found'],
    ['fundAccount', 'verified', 'allowed'],
    ['fundAccount', 'disclosures', 'allowed'],
    ['fundAccount', 'funded', '/not-found'],
    ['readyToFund', 'verified', '/not-found'],
    ['readyToFund', 'disclosures', 'allowed'],
  ] as const)('%s with last step %s: %s', (name, lastStep, expected) => {
    expect(destination(name, applicant({ lastStep }))).toBe(expected)
  })

  it('fundAccount allows after linking succeeded, whatever the step', () => {
    expect(isAllowed('fundAccount', applicant({ lastStep: 'confirmed' }, { linkingSuccess: true }))).toBe(
      true,
    )
  })
})

type Row = [GuardName, LastStep, readonly (RegistrationStatus | null)[]]
const accepted = ['PASSED', 'IN_REVIEW', 'MANUALLY_REVIEWED'] as const
const reviewed = ['FLAGGED', 'ERRORED', 'IN_REVIEW', 'UNSUBMITTED'] as const

it.each<Row>([
  ['underReview', 'confirmed', reviewed],
  ['reviewing', 'confirmed', [null, ...reviewed]],
  ['onHold', 'confirmed', ['FAILED', 'VIEW_ONLY']],
  ['passedNotComplete', 'confirmed', ['PASSED', 'MANUALLY_REVIEWED']],
  ['passedNotComplete', 'completed', []],
  ['linkSelection', 'confirmed', accepted],
  ['linkSelection', 'completed', []],
  ['disclosure', 'verified', ['PASSED', 'FLAGGED', 'IN_REVIEW', 'MANUALLY_REVIEWED']],
  ['disclosure', 'completed', []],
  ['readyToFund', 'disclosures', [null, 'PASSED', 'FLAGGED', 'IN_REVIEW', 'MANUALLY_REVIEWED']],
  ['manualFunding', 'confirmed', ['PASSED', 'FLAGGED', 'IN_REVIEW', 'MANUALLY_REVIEWED']],
  ['manualFunding', 'completed', []],
  ['dashboard', 'completed', accepted],
  ['dashboard', 'funded', []],
  ['records', 'completed', ['PASSED', 'IN_REVIEW', 'VIEW_ONLY', 'MANUALLY_REVIEWED']],
])('%s at last step %s allows the statuses %o', (name, lastStep, expected) => {
  const all = [null, ...registrationStatuses]
  const admitted = all.filter((registrationStatus) =>
    isAllowed(name, applicant({ lastStep, registrationStatus })),
  )
  expect(new Set(admitted)).toEqual(new Set(expected))
})

it('onHold allows the extended status HOLD too', () => {
  const held = accessContext({ depositor: { ...customer, extendedStatus: 'HOLD' } })
  expect(isAllowed('onHold', held)).toBe(true)
  expect(destination('onHold', accessContext())).toBe('/not-found')
})

it.each([
  [null, '/not-found'],
  [[], 'allowed'],
  [[{ status: 'FAILED' }], '/not-found'],
] as const)('noLinkedAccounts with linked accounts %o: %s', (linkedAccounts, expected) => {
  expect(destination('noLinkedAccounts', accessContext({ linkedAccounts }))).toBe(expected)
})

it('fundSuccess allows only with its result', () => {
  expect(isAllowed('fundSuccess', accessContext({ fundSuccess: true }))).toBe(true)
  expect(destination('fundSuccess', accessContext())).toBe('/not-found')
})

describe('fundingReturned', () => {
  const returned = { status: 'Returned', returnCode: 'R01' } as const
  const pending = { status: 'Pending', returnCode: null } as const
  const settled = { status: 'Settled', returnCode: null } as const
  it.each([
    ['returned and locked', [returned], 'LOCKED', 'allowed'],
    ['a later deposit pending', [pending, returned], 'LOCKED', 'allowed'],
    ['one settled', [returned, settled], 'LOCKED', '/not-found'],
    ['without a code', [{ ...returned, returnCode: null }], 'LOCKED', '/not-found'],
    ['nothing returned', [pending], 'LOCKED', '/not-found'],
    ['not locked', [returned], 'ACTIVE', '/not-found'],
  ] as const)('%s', (_, transactions, status, expected) => {
    expect(
      destination('fundingReturned', accessContext({ transactions, linkedAccounts: [{ status }] })),
    ).toBe(expected)
  })
})

describe('guards of relinking', () => {
  it.each([
    ['relink', { relink: true }, 'allowed'],
    ['relink', {}, '/not-found'],
    ['relink', { justVerified: true }, '/not-found'],
    ['relinkedOrRelink', { justVerified: true }, 'allowed'],
    ['relinkedOrRelink', { relink: true }, 'allowed'],
    ['relinkedOrRelink', {}, '/not-found'],
  ] as const)('%s with %o: %s', (name, flags, expected) => {
    expect(destination(name, accessContext(flags))).toBe(expected)
  })
})

describe('guards, for VIEW_ONLY', () => {
  const complete = applicant({ registrationStatus: 'VIEW_ONLY', lastStep: 'completed' })
  const underway = applicant({ registrationStatus: 'VIEW_ONLY', lastStep: 'confirmed' })
  it.each([
    ['dashboard', '/dashboard/documents'],
    ['fundAccount', '/dashboard/documents'],
    ['registrationHome', '/dashboard/documents'],
    ['records', 'allowed'],
    ['anySession', 'allowed'],
    ['onHold', 'allowed'],
    ['mfa', 'allowed'],
  ] as const)('once complete, %s: %s', (name, expected) => {
    expect(destination(name, complete)).toBe(expected)
  })
  it.each([
    ['manualFunding', '/registration/hold-account'],
    ['dashboard', '/registration/hold-account'],
    ['registrationHome', 'allowed'],
    ['onHold', 'allowed'],
    ['registrationMessages', 'allowed'],
  ] as const)('before that, %s: %s', (name, expected) => {
    expect(destination(name, underway)).toBe(expected)
  })
})

it.each([
  ['open', []],
  ['mfa', []],
  ['dashboard', ['depositor']],
  ['noLinkedAccounts', ['depositor', 'linkedAccounts']],
  ['fundingReturned', ['depositor', 'linkedAccounts', 'transactions']],
] as const)('%s requires %o', (name, requirements) => {
  expect(guards[name].requirements).toEqual(requirements)
})
