import type { RoutePath } from '@coffer/router/routes'
import { type Condition, holds } from './conditions.ts'
import type { Visitor } from './visitors.ts'

const manualFunding = ['bearer', 'not complete', 'status not ERRORED, UNSUBMITTED, FAILED, nor null'] as const
const relink = ['session', 'relink flag'] as const
const linkBank = ['session', 'primary', 'complete', 'passed', 'no relink pending'] as const
const records = ['session', 'complete', 'active-type or view-only'] as const
const deposit = ['session', 'complete', 'passed', 'no relink pending'] as const
const jointHolder = [
  'session',
  'primary',
  'complete',
  'passed',
  'no joint holder started or still unsubmitted',
] as const
const invited = ['session', 'primary', 'a holder with a pending sign-up'] as const

/** The column `needs` of routes.md. */
const rows = {
  '/': ['open'],
  '/login': ['open'],
  '/logout': ['open'],
  '/calculator': ['open'],
  '/email-verification': ['open'],
  '/email-verified': ['open'],
  '/funding-returned': ['session', 'funding returned'],
  '/mfa-account-locked': ['open'],
  '/not-me': ['open'],
  '/verify-document': ['open'],
  '/unsubscribe': ['open'],
  '/otp-verification': ['bearer'],
  '/setup-mobile-mfa': ['bearer'],
  '/not-found': ['open'],

  '/login/forgot-password': ['open'],
  '/login/sent': ['a reset email was recorded'],
  '/login/reset-password': ['open'],
  '/login/reset-password/failed': ['a reset error happened'],
  '/login/choose-mfa': ['bearer'],
  '/login/registration-home': ['bearer'],
  '/login/entry': ['bearer'],

  '/registration': ['logged out'],
  '/registration/landing': ['bearer'],
  '/registration/basic-information': ['bearer', 'next(basic)'],
  '/registration/address': ['bearer', 'next(address)'],
  '/registration/employer': ['bearer', 'next(employer)'],
  '/registration/confirm-details': ['bearer', 'last step employer'],
  '/registration/additional-info': ['bearer', 'status IN_REVIEW, FLAGGED, ERRORED or UNSUBMITTED'],
  '/registration/reviewing-account': ['bearer', 'status IN_REVIEW, FLAGGED, ERRORED or UNSUBMITTED'],
  '/registration/hold-account': ['bearer', 'status FAILED or VIEW_ONLY, or extended status HOLD'],
  '/registration/passed': ['bearer', 'passed', 'not complete'],
  '/registration/duplicate-notification': ['bearer'],
  '/registration/cancel-account-open': ['bearer', 'not complete'],
  '/registration/cancelled-account-open': ['open'],
  '/registration/link-account-selection': ['bearer', 'passed or accepted', 'not complete'],
  '/registration/link-account-selection/failed': ['bearer', 'no linked accounts'],
  '/registration/message-center': ['bearer'],
  '/registration/message-center/add-new-message': ['bearer'],

  '/fund-account': ['bearer', 'last step verified or disclosures, or linking success'],
  '/fund-account/disclosure': ['bearer', 'approved, FLAGGED or IN_REVIEW', 'not complete'],
  '/fund-account/ready-to-fund': ['bearer', 'last step disclosures', 'not failed-type'],
  '/fund-account/successful-fund': ['bearer', 'fund-success'],

  '/manual-funding/banking-information': manualFunding,
  '/manual-funding/microdeposits': manualFunding,
  '/manual-funding/microdeposits/sent': manualFunding,
  '/manual-funding/successful': manualFunding,
  '/manual-funding/incorrect': manualFunding,
  '/manual-funding/reissue': manualFunding,

  '/relink/selection': relink,
  '/relink/selection/failed': relink,
  '/relink/manual/banking-information': relink,
  '/relink/manual/microdeposits': relink,
  '/relink/manual/microdeposits/sent': relink,
  '/relink/manual/successful': relink,
  '/relink/manual/reissue': relink,
  '/relink/manual/incorrect': relink,

  '/my-account/link-bank': linkBank,
  '/my-account/link-bank/failed': linkBank,
  '/my-account/link-bank/banking-information': linkBank,
  '/my-account/link-bank/microdeposits': linkBank,
  '/my-account/link-bank/microdeposits/sent': linkBank,
  '/my-account/link-bank/incorrect': linkBank,
  '/my-account/link-bank/reissue': linkBank,
  '/my-account/link-bank/success': linkBank,

  '/beneficiary/add': ['session', 'primary', 'fund-success or complete'],
  '/beneficiary/remove': ['session', 'primary', 'at least one beneficiary'],
  '/beneficiary/success': ['session', 'primary'],
  '/beneficiary/details': ['session', 'at least one beneficiary'],
  '/beneficiary/list': ['session', 'at least one beneficiary'],
  '/beneficiary/edit': ['session', 'primary', 'at least one beneficiary'],
  '/beneficiary/update-allocations': ['session', 'primary', 'more than one beneficiary'],
  '/non-profit/select': ['session', 'fund-success or complete'],
  '/non-profit/success': ['session', 'fund-success or complete'],

  '/dashboard': ['session', 'complete', 'active-type'],
  '/dashboard/transactions-list': records,
  '/dashboard/documents': records,
  '/dashboard/documents/statements': records,
  '/dashboard/documents/taxes': records,
  '/dashboard/documents/proofs': records,
  '/dashboard/alerts': ['session', 'complete', 'active-type'],
  '/interest': records,

  '/disclosures': records,
  '/disclosures/view-disclosures/$uuid': records,
  '/message-center': ['session'],
  '/message-center/add-new-message': ['session'],
  '/faq': ['session'],

  '/deposit': deposit,
  '/deposit/edit': deposit,
  '/deposit/success': deposit,
  '/deposit/cancel-success': deposit,
  '/deposit/reschedule-success': deposit,
  '/withdraw': [...deposit, 'available_balance above zero'],
  '/withdraw/close-success': ['session'],
  '/withdraw/success': ['session', 'complete', 'passed'],

  '/goals': records,
  '/goals/add': ['session', 'complete', 'passed'],
  '/goals/$uuid': records,
  '/goals/$uuid/edit': ['session', 'complete', 'passed'],

  '/plans': records,
  '/plans/add': deposit,
  '/plans/$uuid/edit': deposit,

  '/my-account': ['session'],
  '/my-account/sessions': ['session'],
  '/my-account/edit-user-info': ['session'],
  '/my-account/edit-user-info/email': ['session'],
  '/my-account/edit-user-info/phone': ['session'],
  '/my-account/edit-user-info/success': ['session'],
  '/my-account/edit-user-info/failed': ['session'],
  '/my-account/passkeys': ['session'],
  '/my-account/notifications': ['session'],
  '/my-account/otp-verification': ['session', 'navigation state says email or phone'],

  '/joint-account': jointHolder,
  '/joint-account/account-holder': ['session', 'primary'],
  '/joint-account/contact': jointHolder,
  '/joint-account/personal-information': jointHolder,
  '/joint-account/address-information': jointHolder,
  '/joint-account/occupation': jointHolder,
  '/joint-account/confirm-details': [...jointHolder, 'secondary progress complete'],
  '/joint-account/saved': ['session', 'primary'],
  '/joint-account/verify/success': ['open'],
  '/joint-account/success': ['session', 'primary'],
  '/joint-account/resume': ['session', 'primary', 'an application is started'],
  '/joint-account/reviewing-account': ['session', 'primary'],
  '/joint-account/close-application': [
    'session',
    'primary',
    'an application not sent, or its sign-up pending',
  ],
  '/joint-account/duplicate-notification': ['session', 'primary'],
  '/joint-account/edit-email': invited,
  '/joint-account/edit-email/failed': invited,
  '/joint-account/edit-email/success': invited,
  '/joint-account/onboarding': ['link state'],
  '/joint-account/onboarding/ssn-verification': ['link state'],
  '/joint-account/onboarding/locked-access': ['link state'],
  '/joint-account/onboarding/identity-verified': ['link state'],
  '/joint-account/onboarding/create-password': ['link state'],
  '/joint-account/onboarding/password-success': ['link state'],
  '/joint-account/onboarding/success': ['session', 'not primary'],
} as const satisfies Record<string, readonly Condition[]>

/** A route without a row fails the type check. */
export const needs: Record<RoutePath, readonly Condition[]> = rows

/** Accessible while a code is pending. */
const onTheWayIn = ['/login/choose-mfa', '/otp-verification', '/setup-mobile-mfa', '/login/entry']

/** decisions.md: the screens with a bearer that VIEW_ONLY may open. */
const forViewOnly = [
  '/login/entry',
  '/dashboard/documents',
  '/dashboard/documents/statements',
  '/dashboard/documents/taxes',
  '/dashboard/documents/proofs',
  '/dashboard/transactions-list',
  '/interest',
  '/disclosures',
  '/disclosures/view-disclosures/$uuid',
  '/faq',
  '/goals',
  '/goals/$uuid',
  '/plans',
  '/message-center',
  '/message-center/add-new-message',
  '/registration/message-center',
  '/registration/message-center/add-new-message',
  '/registration/hold-account',
  '/my-account',
  '/my-account/sessions',
  '/my-account/edit-user-info',
  '/my-account/edit-user-info/email',
  '/my-account/edit-user-info/phone',
  '/my-account/edit-user-info/success',
  '/my-account/edit-user-info/failed',
  '/my-account/passkeys',
  '/my-account/notifications',
  '/my-account/otp-verification',
]

const standings: Partial<Record<Visitor['step'], RoutePath>> = {
  confirmed: '/registration/passed',
  bank: '/manual-funding/microdeposits',
  verified: '/fund-account',
  disclosures: '/fund-account/ready-to-fund',
}

/** Where an application stands after its review; null before that, and once it is complete. */
export const standing = ({ step, status }: Visitor): RoutePath | null =>
  status === 'FAILED' ? '/registration/hold-account' : (standings[step] ?? null)

/** The guard's redirect for a visitor; null allows the route. */
export function redirectedTo(path: RoutePath, visitor: Visitor): RoutePath | null {
  const conditions = needs[path]
  const isInside = conditions.includes('bearer') || conditions.includes('session')
  if (isInside && visitor.bearer === 'none') return '/logout'
  if (isInside && visitor.bearer === 'code awaited')
    return onTheWayIn.includes(path) ? null : '/login/choose-mfa'
  if (isInside && visitor.status === 'VIEW_ONLY' && !onTheWayIn.includes(path) && !forViewOnly.includes(path))
    return '/dashboard/documents'
  if (conditions.every((condition) => holds[condition](visitor))) return null
  // The wait is over for a person with an answer.
  if (path === '/registration/reviewing-account') return standing(visitor) ?? '/not-found'
  return path === '/registration' ? '/logout' : '/not-found'
}
