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
  it.each(['open', 'loggedOut'] as const)('The guard %s allows a visitor without a bearer', (name) => {
    expect(isAllowed(name, anonymous)).toBe(true)
  })
  it.each(withBearer)('The guard %s redirects a visitor without a bearer to logout', (name) => {
    expect(destination(name, anonymous)).toBe('/logout')
  })
})

describe('guards, while the MFA is pending', () => {
  const pending = accessContext({ bearer: 'mfa-pending', sessionValid: false, depositor: null })
  it('The guard mfa allows a visitor while the MFA is pending', () => {
    expect(isAllowed('mfa', pending)).toBe(true)
  })
  it.each(withBearer.filter((name) => name !== 'mfa'))(
    'The guard %s redirects to choose-mfa while the MFA is pending',
    (name) => {
      expect(destination(name, pending)).toBe('/login/choose-mfa')
    },
  )
  it('The guard loggedOut redirects to logout while the MFA is pending', () => {
    expect(destination('loggedOut', pending)).toBe('/logout')
  })
})

it.each(['dashboard', 'records', 'anySession', 'fundingReturned'] as const)(
  'The guard %s redirects an expired session to logout',
  (name) => {
    expect(destination(name, accessContext({ sessionValid: false }))).toBe('/logout')
  },
)

it.each([
  ['resetEmailRecorded', 'resetEmailRecorded'],
  ['resetFailed', 'resetFailed'],
  ['invited', 'invited'],
  ['identityVerified', 'identityVerified'],
] as const)('The guard %s allows only after its result was recorded', (name, result) => {
  expect(isAllowed(name, accessContext({ flow: { ...noFlow, [result]: true } }))).toBe(true)
  expect(destination(name, accessContext())).toBe('/not-found')
})

describe('guards of the steps of an application', () => {
  it.each([
    ['basic', ['none', 'basic', 'address', 'employer']],
    ['address', ['basic', 'address', 'employer']],
    ['employer', ['address', 'employer']],
  ] as const)('isStepOpen opens the step %s when the last step is one of %o', (step, lasts) => {
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
  ] as const)('The guard %s with last step %s decides: %s', (name, lastStep, expected) => {
    expect(destination(name, applicant({ lastStep }))).toBe(expected)
  })

  it('The guard fundAccount allows after linking succeeded, whatever the step', () => {
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
])('The guard %s at last step %s allows the statuses %o', (name, lastStep, expected) => {
  const all = [null, ...registrationStatuses]
  const admitted = all.filter((registrationStatus) =>
    isAllowed(name, applicant({ lastStep, registrationStatus })),
  )
  expect(new Set(admitted)).toEqual(new Set(expected))
})

it('The guard onHold also allows the extended status HOLD', () => {
  const held = accessContext({ depositor: { ...customer, extendedStatus: 'HOLD' } })
  expect(isAllowed('onHold', held)).toBe(true)
  expect(destination('onHold', accessContext())).toBe('/not-found')
})

it.each([
  [null, '/not-found'],
  [[], 'allowed'],
  [[{ status: 'FAILED' }], '/not-found'],
] as const)('The guard noLinkedAccounts with linked accounts %o decides: %s', (linkedAccounts, expected) => {
  expect(destination('noLinkedAccounts', accessContext({ linkedAccounts }))).toBe(expected)
})

it('The guard fundSuccess allows only with its result', () => {
  expect(isAllowed('fundSuccess', accessContext({ fundSuccess: true }))).toBe(true)
  expect(destination('fundSuccess', accessContext())).toBe('/not-found')
})

describe('fundingReturned', () => {
  const returned = { status: 'Returned', returnCode: 'R01' } as const
  const pending = { status: 'Pending', returnCode: null } as const
  const settled = { status: 'Settled', returnCode: null } as const
  it.each([
    ['a returned deposit and a locked bank', [returned], 'LOCKED', 'allowed'],
    ['a returned and a later pending deposit', [pending, returned], 'LOCKED', 'allowed'],
    ['a returned and a settled deposit', [returned, settled], 'LOCKED', '/not-found'],
    ['a returned deposit without a code', [{ ...returned, returnCode: null }], 'LOCKED', '/not-found'],
    ['no returned deposit', [pending], 'LOCKED', '/not-found'],
    ['a returned deposit and an active bank', [returned], 'ACTIVE', '/not-found'],
  ] as const)('The guard fundingReturned checks %s', (_, transactions, status, expected) => {
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
  ] as const)('The guard %s with flags %o decides: %s', (name, flags, expected) => {
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
  ] as const)(
    'The guard %s decides for a VIEW_ONLY depositor with a complete registration: %s',
    (name, expected) => {
      expect(destination(name, complete)).toBe(expected)
    },
  )
  it.each([
    ['manualFunding', '/registration/hold-account'],
    ['dashboard', '/registration/hold-account'],
    ['registrationHome', 'allowed'],
    ['onHold', 'allowed'],
    ['registrationMessages', 'allowed'],
  ] as const)(
    'The guard %s decides for a VIEW_ONLY depositor with an incomplete registration: %s',
    (name, expected) => {
      expect(destination(name, underway)).toBe(expected)
    },
  )
})

it.each([
  ['open', []],
  ['mfa', []],
  ['dashboard', ['depositor']],
  ['noLinkedAccounts', ['depositor', 'linkedAccounts']],
  ['fundingReturned', ['depositor', 'linkedAccounts', 'transactions']],
] as const)('The guard %s requires %o', (name, requirements) => {
  expect(guards[name].requirements).toEqual(requirements)
})
