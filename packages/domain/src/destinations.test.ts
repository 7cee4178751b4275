import { describe, expect, it } from 'vitest'
import { accessContext, applicant, customer } from './access-context.fixture.ts'
import type { AccessContext } from './access-context.ts'
import { kycPath, logoDestination, postLoginDestination, reviewDestination } from './destinations.ts'
import { registrationStatuses } from './status.ts'

describe('after log-in', () => {
  it.each<[string, AccessContext, string]>([
    ['no bearer', accessContext({ bearer: 'none' }), '/logout'],
    ['expired', accessContext({ sessionValid: false }), '/logout'],
    ['MFA pending', accessContext({ bearer: 'mfa-pending' }), '/login/choose-mfa'],
    ['no last step', applicant(), '/registration/landing'],
    [
      'step not completed',
      applicant({ lastStep: 'bank', registrationStatus: 'PASSED' }),
      '/login/registration-home',
    ],
    [
      'VIEW_ONLY',
      accessContext({ depositor: { ...customer, registrationStatus: 'VIEW_ONLY' } }),
      '/dashboard/documents',
    ],
    [
      'HOLD',
      accessContext({ depositor: { ...customer, extendedStatus: 'HOLD' } }),
      '/registration/hold-account',
    ],
    [
      'accepted',
      accessContext({ depositor: { ...customer, registrationStatus: 'IN_REVIEW' } }),
      '/dashboard',
    ],
    [
      'primary, not accepted',
      accessContext({ depositor: { ...customer, registrationStatus: 'FLAGGED' } }),
      '/not-found',
    ],
    [
      'secondary, not passed',
      accessContext({ depositor: { ...customer, isPrimary: false, registrationStatus: 'IN_REVIEW' } }),
      '/registration/additional-info',
    ],
    [
      'secondary, failed',
      accessContext({ depositor: { ...customer, isPrimary: false, registrationStatus: 'FAILED' } }),
      '/registration/hold-account',
    ],
    ['secondary, passed', accessContext({ depositor: { ...customer, isPrimary: false } }), '/dashboard'],
  ])('%s', (_, who, path) => {
    expect(postLoginDestination(who)).toBe(path)
  })
})

it('the KYC path has an answer for every status', () => {
  expect([null, ...registrationStatuses].map((status) => [status, kycPath(status)])).toEqual([
    [null, '/not-found'],
    ['PASSED', '/registration/additional-info'],
    ['FAILED', '/registration/hold-account'],
    ['FLAGGED', '/registration/additional-info'],
    ['ERRORED', '/registration/additional-info'],
    ['IN_REVIEW', '/registration/additional-info'],
    ['VIEW_ONLY', '/registration/hold-account'],
    ['UNSUBMITTED', '/registration/additional-info'],
    ['MANUALLY_REVIEWED', '/registration/additional-info'],
  ])
})

describe('the logo leads', () => {
  it.each<[string, AccessContext, string]>([
    ['without a token', accessContext({ bearer: 'none' }), '/login'],
    ['while the MFA is pending', accessContext({ bearer: 'mfa-pending' }), '/login'],
    ['with an expired session', accessContext({ sessionValid: false }), '/login'],
    ['when passed', accessContext(), '/dashboard'],
    [
      'when complete, not passed',
      accessContext({ depositor: { ...customer, registrationStatus: 'FLAGGED' } }),
      '/login/entry',
    ],
    [
      'when not complete',
      applicant({ lastStep: 'verified', registrationStatus: 'PASSED' }),
      '/login/registration-home',
    ],
    ['when nothing is known yet', accessContext({ depositor: null }), '/login/entry'],
  ])('%s', (_, who, path) => {
    expect(logoDestination(who)).toBe(path)
  })
})

it.each([
  [null, null],
  ['PASSED', '/registration/passed'],
  ['MANUALLY_REVIEWED', '/registration/passed'],
  ['IN_REVIEW', '/registration/reviewing-account'],
  ['FLAGGED', '/registration/additional-info'],
  ['ERRORED', '/registration/additional-info'],
  ['UNSUBMITTED', '/registration/additional-info'],
  ['FAILED', '/registration/hold-account'],
  ['VIEW_ONLY', '/registration/hold-account'],
] as const)('the review answers %s: %s', (registrationStatus, path) => {
  expect(reviewDestination({ registrationStatus, extendedStatus: null })).toBe(path)
})

it('a review that ends in HOLD leads to the hold page', () => {
  expect(reviewDestination({ registrationStatus: 'PASSED', extendedStatus: 'HOLD' })).toBe(
    '/registration/hold-account',
  )
})
