import type { AccessContext } from '@coffer/domain/access-context'
import { accessContext, applicant } from '@coffer/domain/access-context.fixture'
import { describe, expect, it } from 'vitest'
import { activeState, isInBottomBar, navItemsFor } from './nav-items.ts'

const all = [
  '/dashboard',
  '/dashboard/transactions-list',
  '/dashboard/documents',
  '/dashboard/alerts',
  '/my-account',
]
const viewOnly = applicant({ registrationStatus: 'VIEW_ONLY', lastStep: 'completed' })

describe('navItemsFor', () => {
  it.each<[string, AccessContext, readonly string[]]>([
    ['a customer', accessContext(), all],
    ['a VIEW_ONLY depositor', viewOnly, ['/dashboard/documents', '/my-account']],
    ['an applicant', applicant({ lastStep: 'address' }), ['/my-account']],
    [
      'an applicant whose complete registration failed',
      applicant({ registrationStatus: 'FAILED', lastStep: 'completed' }),
      ['/my-account'],
    ],
    ['a depositor with pending MFA', accessContext({ bearer: 'mfa-pending' }), []],
    ['a visitor without a session', accessContext({ bearer: 'none', depositor: null }), []],
  ])('navItemsFor returns the permitted items for %s', (_, context, items) => {
    expect(navItemsFor(context, { hasAlerts: true })).toEqual(items)
  })

  it('navItemsFor leaves out alerts when there are none', () => {
    const shown = navItemsFor(accessContext(), { hasAlerts: false })
    expect(shown).toEqual(all.filter((item) => item !== '/dashboard/alerts'))
  })
})

it.each([
  ['goals', '/goals'],
  ['automatic_saving', '/plans'],
] as const)(
  'navItemsFor adds an item for the capability %s, but not to the bottom bar of a phone',
  (announced, item) => {
    const hasCapability = (capability: string) => capability === announced
    const shown = navItemsFor(accessContext(), { hasAlerts: true, hasCapability })
    expect(shown.filter((one) => !all.includes(one))).toEqual([item])
    expect(shown.filter(isInBottomBar)).toEqual(all)
  },
)

it.each([
  ['/dashboard', '/dashboard', 'current'],
  ['/goals', '/goals/$uuid', 'ancestor'],
  ['/dashboard', '/dashboard/alerts', null],
  ['/dashboard/alerts', '/dashboard/alerts', 'current'],
  ['/dashboard/documents', '/dashboard/documents/taxes', 'ancestor'],
  ['/dashboard/documents', '/disclosures', 'ancestor'],
  ['/dashboard/documents', '/disclosures/view-disclosures/$uuid', 'ancestor'],
  ['/my-account', '/my-account/edit-user-info/email', 'ancestor'],
  ['/my-account', '/message-center', null],
] as const)('The item %s, while %s is open, has the state %s', (item, path, expected) => {
  expect(activeState(item, path)).toBe(expected)
})
