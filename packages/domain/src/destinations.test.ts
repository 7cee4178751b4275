import { describe, expect, it } from 'vitest'
import { accessContext, applicant, customer } from './access-context.fixture.ts'
import type { AccessContext } from './access-context.ts'
import { kycPath, logoDestination, postLoginDestination, reviewDestination } from './destinations.ts'
import { registrationStatuses } from './status.ts'

describe('after log-in', () => {
  it.each<[string, AccessContext, string]>([
    ['a visitor without a bearer', accessContext({ bearer: 'none' }), '/logout'],
    ['an expired session', accessContext({ sessionValid: false }), '/logout'],
    ['a log-in with pending MFA', accessContext({ bearer: 'mfa-pending' }), '/login/choose-mfa'],
    ['an applicant without a last step', applicant(), '/registration/landing'],
    [
      'an applicant who has not completed',
      applicant({ lastStep: 'bank', registrationStatus: 'PASSED' }),
      '/login/registration-home',
    ],
    [
      'a depositor with status VIEW_ONLY',
      accessContext({ depositor: { ...customer, registrationStatus: 'VIEW_ONLY' } }),
      '/dashboard/documents',
    ],
    [
      'a depositor with status HOLD',
      accessContext({ depositor: { ...customer, extendedStatus: 'HOLD' } }),
      '/registration/hold-account',
    ],
    [
      'an accepted depositor',
      accessContext({ depositor: { ...customer, registrationStatus: 'IN_REVIEW' } }),
      '/dashboard',
    ],
    [
      'a primary depositor who is not accepted',
      accessContext({ depositor: { ...customer, registrationStatus: 'FLAGGED' } }),
      '/not-found',
    ],
    [
      'a secondary depositor who has not passed',
      accessContext({ depositor: { ...customer, isPrimary: false, registrationStatus: 'IN_REVIEW' } }),
      '/registration/additional-info',
    ],
    [
      'a secondary depositor who failed',
      accessContext({ depositor: { ...customer, isPrimary: false, registrationStatus: 'FAILED' } }),
      '/registration/hold-account',
    ],
    [
      'a secondary depositor who passed',
      accessContext({ depositor: { ...customer, isPrimary: false } }),
      '/dashboard',
    ],
  ])('postLoginDestination for %s is $2', (_, who, path) => {
    expect(postLoginDestination(who)).toBe(path)
  })
})

it('kycPath has a path for every status', () => {
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

describe('the logo', () => {
  it.each<[string, AccessContext, string]>([
    ['a visitor without a token', accessContext({ bearer: 'none' }), '/login'],
    ['a log-in with pending MFA', accessContext({ bearer: 'mfa-pending' }), '/login'],
    ['an expired session', accessContext({ sessionValid: false }), '/login'],
    ['a depositor who passed', accessContext(), '/dashboard'],
    [
      'a complete depositor who has not passed',
      accessContext({ depositor: { ...customer, registrationStatus: 'FLAGGED' } }),
      '/login/entry',
    ],
    [
      'an applicant who is not complete',
      applicant({ lastStep: 'verified', registrationStatus: 'PASSED' }),
      '/login/registration-home',
    ],
    ['a depositor who has not loaded yet', accessContext({ depositor: null }), '/login/entry'],
  ])('logoDestination for %s is $2', (_, who, path) => {
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
] as const)('reviewDestination for the status %s is %s', (registrationStatus, path) => {
  expect(reviewDestination({ registrationStatus, extendedStatus: null })).toBe(path)
})

it('reviewDestination for a review that ends in HOLD is the hold page', () => {
  expect(reviewDestination({ registrationStatus: 'PASSED', extendedStatus: 'HOLD' })).toBe(
    '/registration/hold-account',
  )
})
