import { describe, expect, it } from 'vitest'
import type { Visitor } from './access.ts'
import {
  kycPath,
  logoDestination,
  postLoginDestination,
  resumeDestination,
  reviewDestination,
} from './destinations.ts'
import { routeGuards, type GuardedPath } from './route-guards.ts'
import { registrationStatuses } from './status.ts'
import { applicant, customer, everyVisitor, visitor } from './visitors.fixture.ts'

describe('after log-in', () => {
  it.each<[string, Visitor, GuardedPath]>([
    ['no bearer', visitor({ bearer: 'none' }), '/logout'],
    ['expired', visitor({ sessionValid: false }), '/logout'],
    ['MFA pending', visitor({ bearer: 'mfa-pending' }), '/login/choose-mfa'],
    ['no last step', applicant(), '/registration/landing'],
    [
      'step not completed',
      applicant({ lastStep: 'bank', registrationStatus: 'PASSED' }),
      '/login/registration-home',
    ],
    [
      'VIEW_ONLY',
      visitor({ depositor: { ...customer, registrationStatus: 'VIEW_ONLY' } }),
      '/dashboard/documents',
    ],
    ['HOLD', visitor({ depositor: { ...customer, extendedStatus: 'HOLD' } }), '/registration/hold-account'],
    ['accepted', visitor({ depositor: { ...customer, registrationStatus: 'IN_REVIEW' } }), '/dashboard'],
    [
      'primary, not accepted',
      visitor({ depositor: { ...customer, registrationStatus: 'FLAGGED' } }),
      '/not-found',
    ],
    [
      'secondary, not passed',
      visitor({ depositor: { ...customer, isPrimary: false, registrationStatus: 'IN_REVIEW' } }),
      '/registration/additional-info',
    ],
    [
      'secondary, failed',
      visitor({ depositor: { ...customer, isPrimary: false, registrationStatus: 'FAILED' } }),
      '/registration/hold-account',
    ],
    ['secondary, passed', visitor({ depositor: { ...customer, isPrimary: false } }), '/dashboard'],
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
  it.each<[string, Visitor, GuardedPath]>([
    ['without a token', visitor({ bearer: 'none' }), '/login'],
    ['while the MFA is pending', visitor({ bearer: 'mfa-pending' }), '/login'],
    ['with an expired session', visitor({ sessionValid: false }), '/login'],
    ['when passed', visitor(), '/dashboard'],
    [
      'when complete, not passed',
      visitor({ depositor: { ...customer, registrationStatus: 'FLAGGED' } }),
      '/login/entry',
    ],
    [
      'when not complete',
      applicant({ lastStep: 'verified', registrationStatus: 'PASSED' }),
      '/login/registration-home',
    ],
    ['when nothing is known yet', visitor({ depositor: null }), '/login/entry'],
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

/** Follows the redirects from a screen as the router does; null when they go round. */
function settle(path: GuardedPath, who: Visitor): GuardedPath | null {
  let at = path
  for (let hops = 0; hops < 6; hops += 1) {
    const entry = routeGuards[at](who)
    if (!entry.enter) at = entry.to
    else if (at === '/login/entry') at = postLoginDestination(who)
    else return at
  }
  return null
}

describe('every visitor there is', () => {
  const paths = Object.keys(routeGuards).filter((path): path is GuardedPath => path in routeGuards)

  const everybody = [...everyVisitor()]

  it.each(paths)('settles, asking for %s, without going round', (path) => {
    expect(everybody.filter((who) => settle(path, who) === null).slice(0, 3)).toEqual([])
  })

  it('is one of very many', () => {
    expect(everybody.length * paths.length).toBeGreaterThan(1_000_000)
  })

  it('has one destination after log-in, and may stay there', () => {
    const refused: Visitor[] = []
    for (const who of everybody) {
      const destination = postLoginDestination(who)
      if (settle('/login/entry', who) === destination) continue
      // VIEW_ONLY before the registration is complete is the one who is sent on, from landing to the hold page.
      const isViewOnly = who.depositor?.registrationStatus === 'VIEW_ONLY'
      if (!(isViewOnly && settle('/login/entry', who) === '/registration/hold-account')) refused.push(who)
    }
    expect(refused.slice(0, 3)).toEqual([])
  })

  it('gets in where the logo leads', () => {
    const refused: Visitor[] = []
    for (const who of everybody) {
      if (!routeGuards[logoDestination(who)](who).enter) refused.push(who)
    }
    expect(refused.slice(0, 3)).toEqual([])
  })

  it('can go on from registration home', () => {
    const refused: Visitor[] = []
    for (const who of everybody) {
      if (who.bearer !== 'full' || !who.depositor || who.depositor.lastStep === 'completed') continue
      // Before confirming there is no status.
      const isConfirmed = !['none', 'basic', 'address', 'employer'].includes(who.depositor.lastStep)
      if (isConfirmed === (who.depositor.registrationStatus === null)) continue
      const path = resumeDestination(who.depositor)
      if (path !== null && !routeGuards[path](who).enter) refused.push(who)
    }
    expect(refused.slice(0, 3)).toEqual([])
  })
})
