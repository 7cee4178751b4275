import { describe, expect, it } from 'vitest'
import type { Visitor } from './access.ts'
import { activeState, placesFor } from './navigation.ts'
import { applicant, visitor } from './visitors.fixture.ts'

const all = [
  '/dashboard',
  '/dashboard/transactions-list',
  '/dashboard/documents',
  '/dashboard/alerts',
  '/my-account',
]
const viewOnly = applicant({ registrationStatus: 'VIEW_ONLY', lastStep: 'completed' })

describe('the navigation', () => {
  it.each<[string, Visitor, readonly string[]]>([
    ['a customer', visitor(), all],
    ['who may only view', viewOnly, ['/dashboard/documents', '/my-account']],
    ['who applies', applicant({ lastStep: 'address' }), ['/my-account']],
    [
      'who is complete and failed',
      applicant({ registrationStatus: 'FAILED', lastStep: 'completed' }),
      ['/my-account'],
    ],
    ['whose code is awaited', visitor({ bearer: 'mfa-pending' }), []],
    ['who is not logged in', visitor({ bearer: 'none', depositor: null }), []],
  ])('of %s', (_, who, shown) => {
    expect(placesFor(who, { hasAlerts: true })).toEqual(shown)
  })

  it('has alerts only when there are any', () => {
    const shown = placesFor(visitor(), { hasAlerts: false })
    expect(shown).toEqual(all.filter((place) => place !== '/dashboard/alerts'))
  })
})

it.each([
  ['/dashboard', '/dashboard', 'page'],
  ['/dashboard', '/dashboard/alerts', null],
  ['/dashboard/alerts', '/dashboard/alerts', 'page'],
  ['/dashboard/documents', '/dashboard/documents/taxes', 'around'],
  ['/dashboard/documents', '/disclosures', 'around'],
  ['/dashboard/documents', '/disclosures/view-disclosures/$uuid', 'around'],
  ['/my-account', '/my-account/edit-user-info/email', 'around'],
  ['/my-account', '/message-center', null],
] as const)('%s while %s is open: %s', (place, path, expected) => {
  expect(activeState(place, path)).toBe(expected)
})
