import { describe, expect, it } from 'vitest'
import { isStepOpen, type Visitor } from './access.ts'
import { routeGuards, type GuardedPath } from './route-guards.ts'
import { registrationStatuses, registrationSteps } from './status.ts'
import type { LastStep, RegistrationStatus } from './status.ts'
import { applicant, customer, noFlow, visitor } from './visitors.fixture.ts'

const enters = (path: GuardedPath, who: Visitor) => routeGuards[path](who).enter
const sent = (path: GuardedPath, who: Visitor) => {
  const entry = routeGuards[path](who)
  return entry.enter ? 'in' : entry.to
}

const paths = Object.keys(routeGuards).filter((path): path is GuardedPath => path in routeGuards)
const open: readonly GuardedPath[] = [
  '/',
  '/login',
  '/logout',
  '/not-found',
  '/email-verification',
  '/email-verified',
  '/mfa-account-locked',
  '/login/forgot-password',
  '/login/reset-password',
  '/registration/cancelled-account-open',
  '/joint-account/verify/success',
]
const mfa: readonly GuardedPath[] = [
  '/otp-verification',
  '/setup-mobile-mfa',
  '/login/choose-mfa',
  '/login/entry',
]
const byFlow: readonly GuardedPath[] = [
  '/login/sent',
  '/login/reset-password/failed',
  '/registration',
  '/joint-account/onboarding',
  '/joint-account/onboarding/ssn-verification',
  '/joint-account/onboarding/locked-access',
  '/joint-account/onboarding/identity-verified',
  '/joint-account/onboarding/create-password',
  '/joint-account/onboarding/password-success',
]
const guarded = paths.filter((path) => ![...open, ...byFlow].includes(path))

describe('without a bearer', () => {
  const stranger = visitor({ bearer: 'none', sessionValid: false, depositor: null })
  it.each([...open, '/registration'] as const)('%s is open', (path) => {
    expect(enters(path, stranger)).toBe(true)
  })
  it.each(guarded)('%s leads to logout', (path) => {
    expect(sent(path, stranger)).toBe('/logout')
  })
})

describe('while the MFA is pending', () => {
  const pending = visitor({ bearer: 'mfa-pending', sessionValid: false, depositor: null })
  it.each(mfa)('%s is open', (path) => {
    expect(enters(path, pending)).toBe(true)
  })
  it.each(guarded.filter((path) => !mfa.includes(path)))('%s leads to choose-mfa', (path) => {
    expect(sent(path, pending)).toBe('/login/choose-mfa')
  })
  it('counts as logged in for registration', () => {
    expect(sent('/registration', pending)).toBe('/logout')
  })
})

it.each([
  '/dashboard',
  '/dashboard/transactions-list',
  '/message-center/add-new-message',
  '/funding-returned',
] as const)('an expired session leads from %s to logout', (path) => {
  expect(sent(path, visitor({ sessionValid: false }))).toBe('/logout')
})

it.each([
  ['/login/sent', 'resetEmailRecorded'],
  ['/login/reset-password/failed', 'resetFailed'],
  ['/joint-account/onboarding', 'invited'],
  ['/joint-account/onboarding/create-password', 'identityVerified'],
] as const)('%s only after its result', (path, result) => {
  expect(enters(path, visitor({ flow: { ...noFlow, [result]: true } }))).toBe(true)
  expect(sent(path, visitor())).toBe('/not-found')
})

describe('steps of the application', () => {
  it.each([
    ['basic', ['none', 'basic', 'address', 'employer']],
    ['address', ['basic', 'address', 'employer']],
    ['employer', ['address', 'employer']],
  ] as const)('%s is open when the last step is one of %o', (step, lasts) => {
    const all: readonly LastStep[] = ['none', ...registrationSteps]
    expect(all.filter((last) => isStepOpen(last, step))).toEqual(lasts)
  })

  it.each([
    ['/registration/basic-information', 'none', 'in'],
    ['/registration/basic-information', 'confirmed', '/not-found'],
    ['/registration/address', 'none', '/not-found'],
    ['/registration/address', 'employer', 'in'],
    ['/registration/employer', 'basic', '/not-found'],
    ['/registration/employer', 'address', 'in'],
    ['/registration/confirm-details', 'employer', 'in'],
    ['/registration/confirm-details', 'address', '/not-found'],
    ['/registration/confirm-details', 'confirmed', '/not-found'],
    ['/fund-account', 'bank', '/not-found'],
    ['/fund-account', 'verified', 'in'],
    ['/fund-account', 'disclosures', 'in'],
    ['/fund-account', 'funded', '/not-found'],
    ['/fund-account/ready-to-fund', 'verified', '/not-found'],
    ['/fund-account/ready-to-fund', 'disclosures', 'in'],
  ] as const)('%s with last step %s: %s', (path, lastStep, expected) => {
    expect(sent(path, applicant({ lastStep }))).toBe(expected)
  })

  it('fund account is open after linking succeeded, whatever the step', () => {
    expect(enters('/fund-account', applicant({ lastStep: 'confirmed' }, { linkingSuccess: true }))).toBe(true)
  })
})

type Rule = [GuardedPath, LastStep, readonly (RegistrationStatus | null)[]]
const accepted = ['PASSED', 'IN_REVIEW', 'MANUALLY_REVIEWED'] as const
const reviewed = ['FLAGGED', 'ERRORED', 'IN_REVIEW', 'UNSUBMITTED'] as const

it.each<Rule>([
  ['/registration/additional-info', 'confirmed', reviewed],
  ['/registration/reviewing-account', 'confirmed', [null, ...reviewed]],
  ['/registration/hold-account', 'confirmed', ['FAILED', 'VIEW_ONLY']],
  ['/registration/passed', 'confirmed', ['PASSED', 'MANUALLY_REVIEWED']],
  ['/registration/passed', 'completed', []],
  ['/registration/link-account-selection', 'confirmed', accepted],
  ['/registration/link-account-selection', 'completed', []],
  ['/fund-account/disclosure', 'verified', ['PASSED', 'FLAGGED', 'IN_REVIEW', 'MANUALLY_REVIEWED']],
  ['/fund-account/disclosure', 'completed', []],
  [
    '/fund-account/ready-to-fund',
    'disclosures',
    [null, 'PASSED', 'FLAGGED', 'IN_REVIEW', 'MANUALLY_REVIEWED'],
  ],
  [
    '/manual-funding/banking-information',
    'confirmed',
    ['PASSED', 'FLAGGED', 'IN_REVIEW', 'MANUALLY_REVIEWED'],
  ],
  ['/manual-funding/microdeposits', 'completed', []],
  ['/dashboard', 'completed', accepted],
  ['/dashboard', 'funded', []],
  ['/dashboard/transactions-list', 'completed', ['PASSED', 'IN_REVIEW', 'VIEW_ONLY', 'MANUALLY_REVIEWED']],
  ['/dashboard/documents', 'completed', ['PASSED', 'IN_REVIEW', 'VIEW_ONLY', 'MANUALLY_REVIEWED']],
])('%s at last step %s is for the statuses %o', (path, lastStep, expected) => {
  const all = [null, ...registrationStatuses]
  const admitted = all.filter((registrationStatus) =>
    enters(path, applicant({ lastStep, registrationStatus })),
  )
  expect(new Set(admitted)).toEqual(new Set(expected))
})

it('the hold page is also for the extended status HOLD', () => {
  const held = visitor({ depositor: { ...customer, extendedStatus: 'HOLD' } })
  expect(enters('/registration/hold-account', held)).toBe(true)
  expect(sent('/registration/hold-account', visitor())).toBe('/not-found')
})

it.each([
  [null, '/not-found'],
  [[], 'in'],
  [[{ status: 'FAILED' }], '/not-found'],
] as const)('linking failed, with linked accounts %o: %s', (linkedAccounts, expected) => {
  expect(sent('/registration/link-account-selection/failed', visitor({ linkedAccounts }))).toBe(expected)
})

it('successful funding needs its result', () => {
  expect(enters('/fund-account/successful-fund', visitor({ fundSuccess: true }))).toBe(true)
  expect(sent('/fund-account/successful-fund', visitor())).toBe('/not-found')
})

describe('funding returned', () => {
  const returned = { status: 'Returned', returnCode: 'R01' } as const
  const pending = { status: 'Pending', returnCode: null } as const
  const settled = { status: 'Settled', returnCode: null } as const
  it.each([
    ['returned and locked', [returned], 'LOCKED', 'in'],
    ['another one on its way', [pending, returned], 'LOCKED', 'in'],
    ['one settled', [returned, settled], 'LOCKED', '/not-found'],
    ['without a code', [{ ...returned, returnCode: null }], 'LOCKED', '/not-found'],
    ['nothing returned', [pending], 'LOCKED', '/not-found'],
    ['not locked', [returned], 'ACTIVE', '/not-found'],
  ] as const)('%s', (_, transactions, status, expected) => {
    expect(sent('/funding-returned', visitor({ transactions, linkedAccounts: [{ status }] }))).toBe(expected)
  })
})

describe('relink', () => {
  it.each([
    ['/relink/selection', { relink: true }, 'in'],
    ['/relink/selection', {}, '/not-found'],
    ['/relink/manual/microdeposits', { justVerified: true }, '/not-found'],
    ['/relink/manual/successful', { justVerified: true }, 'in'],
    ['/relink/manual/successful', { relink: true }, 'in'],
    ['/relink/manual/successful', {}, '/not-found'],
  ] as const)('%s with %o: %s', (path, flags, expected) => {
    expect(sent(path, visitor(flags))).toBe(expected)
  })
})

describe('VIEW_ONLY', () => {
  const complete = applicant({ registrationStatus: 'VIEW_ONLY', lastStep: 'completed' })
  const underway = applicant({ registrationStatus: 'VIEW_ONLY', lastStep: 'confirmed' })
  it.each([
    ['/dashboard', '/dashboard/documents'],
    ['/fund-account', '/dashboard/documents'],
    ['/login/registration-home', '/dashboard/documents'],
    ['/dashboard/documents', 'in'],
    ['/dashboard/transactions-list', 'in'],
    ['/message-center/add-new-message', 'in'],
    ['/registration/hold-account', 'in'],
    ['/login/entry', 'in'],
  ] as const)('once complete, at %s: %s', (path, expected) => {
    expect(sent(path, complete)).toBe(expected)
  })
  it.each([
    ['/manual-funding/microdeposits', '/registration/hold-account'],
    ['/dashboard', '/registration/hold-account'],
    ['/login/registration-home', 'in'],
    ['/registration/hold-account', 'in'],
    ['/registration/message-center/add-new-message', 'in'],
  ] as const)('before that, at %s: %s', (path, expected) => {
    expect(sent(path, underway)).toBe(expected)
  })
})

it.each([
  ['/login', []],
  ['/login/entry', []],
  ['/dashboard', ['depositor']],
  ['/registration/link-account-selection/failed', ['depositor', 'linkedAccounts']],
  ['/funding-returned', ['depositor', 'linkedAccounts', 'transactions']],
] as const)('%s decides by %o', (path, facts) => {
  expect(routeGuards[path].facts).toEqual(facts)
})
