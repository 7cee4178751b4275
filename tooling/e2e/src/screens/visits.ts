import type { RoutePath } from '@coffer/router/routes'
import type { Page } from '@playwright/test'
import type { Results } from '../people/browser-session.ts'
import type { Person } from '../people/person.ts'
import {
  dayOfBank,
  instantOfBank,
  stubBeneficiaries,
  stubDisclosure,
  stubGoal,
  stubPlan,
  stubHolderStarted,
  stubHolderUnderReview,
  stubLinkedBank,
  stubPendingMicrodeposits,
  stubScheduledDeposit,
  stubUuid,
} from './screen-stubs.ts'

/** How a screen is reached: the visitor, and the results of earlier flows. */
export interface Visit {
  /** A logged-out visitor, one with a pending code, or a demo depositor. */
  as: 'visitor' | 'password-given' | 'code-sent' | (string & {})
  search?: string
  results?: Results
  /** Stubs that keep open a screen that would redirect at once. */
  hold?: (page: Page, person: Person) => Promise<unknown>
}

const expectedBy = dayOfBank(11)
const depositMade = {
  linkedAccountId: stubUuid,
  amount: 50_000,
  frequency: 'monthly',
  startDate: dayOfBank(11),
  endDate: null,
  requestId: stubUuid,
  acceptedAt: Date.parse(instantOfBank(0)),
  isChecked: true,
} as const

const linkState = { 'joint-invitation': { uuid: '7f0f7a4e-0000-4000-8000-000000000000', hash: 'hash' } }
const identityKnown = { 'joint-identity': { email: 'sam@example.com', token: 'token' } }
const invitation = { email: 'sam@example.com', expiresAt: instantOfBank(11) }

/** One visit to every screen: a route without one fails the type check. */
export const visits: Record<RoutePath, Visit> = {
  '/': { as: 'visitor' },
  '/login': { as: 'visitor' },
  '/calculator': { as: 'visitor' },
  // Opened by its address, this screen asks for a confirmation.
  '/logout': { as: 'active' },
  '/email-verification': {
    as: 'visitor',
    results: { registered: { email: 'robin@example.com', maskedEmail: 'r•••@example.com' } },
  },
  '/email-verified': { as: 'visitor', search: '?state=expired' },
  '/funding-returned': { as: 'returned' },
  '/mfa-account-locked': { as: 'visitor' },
  '/not-me': { as: 'visitor' },
  '/verify-document': { as: 'visitor' },
  '/unsubscribe': { as: 'visitor' },
  '/otp-verification': { as: 'code-sent' },
  '/setup-mobile-mfa': { as: 'password-given' },
  '/not-found': { as: 'visitor' },

  '/login/forgot-password': { as: 'visitor' },
  '/login/sent': { as: 'visitor', results: { 'reset-requested': { email: 'robin@example.com' } } },
  '/login/reset-password': { as: 'visitor', search: '#email=robin%40example.com&token=abc' },
  '/login/reset-password/failed': {
    as: 'visitor',
    results: { 'reset-failed': { message: 'This link was already used.' } },
  },
  '/login/choose-mfa': { as: 'password-given' },
  '/login/registration-home': { as: 'basic' },
  '/login/entry': {
    as: 'active',
    hold: (_, { bank: { operator } }) =>
      operator.fault({ method: 'GET', path: '/depositor', kind: 'status', value: 403 }),
  },

  '/registration': { as: 'visitor' },
  '/registration/landing': { as: 'new' },
  '/registration/basic-information': { as: 'new' },
  '/registration/address': { as: 'basic' },
  '/registration/employer': { as: 'address' },
  '/registration/confirm-details': { as: 'employer' },
  '/registration/additional-info': { as: 'flagged' },
  '/registration/reviewing-account': { as: 'in-review' },
  '/registration/hold-account': { as: 'failed' },
  '/registration/passed': { as: 'passed' },
  '/registration/duplicate-notification': { as: 'new' },
  '/registration/cancel-account-open': { as: 'employer' },
  '/registration/cancelled-account-open': {
    as: 'visitor',
    results: { 'application-cancelled': { cancelledAt: instantOfBank(0) } },
  },
  '/registration/link-account-selection': { as: 'passed' },
  '/registration/link-account-selection/failed': {
    as: 'passed',
    results: { 'linking-failed': { reason: 'credentials' } },
  },
  '/registration/message-center': { as: 'passed' },
  '/registration/message-center/add-new-message': { as: 'passed' },

  '/manual-funding/banking-information': { as: 'passed' },
  '/manual-funding/microdeposits': { as: 'bank' },
  '/manual-funding/microdeposits/sent': { as: 'bank', results: { 'microdeposits-sent': { expectedBy } } },
  '/manual-funding/successful': {
    as: 'verified',
    results: { 'microdeposits-verified': { linkedAccountId: stubUuid } },
  },
  '/manual-funding/incorrect': {
    as: 'bank',
    results: { 'microdeposits-incorrect': { attemptsLeft: 2 } },
  },
  '/manual-funding/reissue': { as: 'bank' },

  '/relink/selection': { as: 'relink' },
  '/relink/selection/failed': { as: 'relink', results: { 'linking-failed': { reason: 'credentials' } } },
  '/relink/manual/banking-information': { as: 'relink' },
  '/relink/manual/microdeposits': { as: 'relink', hold: stubPendingMicrodeposits },
  '/relink/manual/microdeposits/sent': { as: 'relink', hold: stubPendingMicrodeposits },
  '/relink/manual/successful': {
    as: 'active',
    results: { 'microdeposits-verified': { linkedAccountId: stubUuid } },
  },
  '/relink/manual/incorrect': {
    as: 'relink',
    results: { 'microdeposits-incorrect': { attemptsLeft: 2 } },
    hold: stubPendingMicrodeposits,
  },
  '/relink/manual/reissue': { as: 'relink', hold: stubPendingMicrodeposits },

  '/my-account/link-bank': { as: 'active' },
  '/my-account/link-bank/failed': {
    as: 'active',
    results: { 'linking-failed': { reason: 'credentials' } },
  },
  '/my-account/link-bank/banking-information': { as: 'active' },
  '/my-account/link-bank/microdeposits': { as: 'active', hold: stubPendingMicrodeposits },
  '/my-account/link-bank/microdeposits/sent': { as: 'active', hold: stubPendingMicrodeposits },
  '/my-account/link-bank/incorrect': {
    as: 'active',
    results: { 'microdeposits-incorrect': { attemptsLeft: 2 } },
    hold: stubPendingMicrodeposits,
  },
  '/my-account/link-bank/reissue': { as: 'active', hold: stubPendingMicrodeposits },
  '/my-account/link-bank/success': {
    as: 'active',
    results: { 'bank-linked': { linkedAccountId: stubUuid } },
    hold: stubLinkedBank,
  },

  '/fund-account': { as: 'verified' },
  '/fund-account/disclosure': { as: 'verified' },
  '/fund-account/ready-to-fund': { as: 'disclosures' },
  '/fund-account/successful-fund': {
    as: 'disclosures',
    results: { 'fund-success': { amount: 125_000, requestId: null } },
  },

  '/dashboard': { as: 'active' },
  '/dashboard/transactions-list': { as: 'active' },
  '/dashboard/alerts': { as: 'active' },
  '/dashboard/documents': { as: 'active' },
  '/dashboard/documents/statements': { as: 'active', search: '?year=2025' },
  '/dashboard/documents/taxes': { as: 'active' },
  '/dashboard/documents/proofs': { as: 'saver' },
  '/interest': { as: 'active' },
  '/disclosures': { as: 'active' },
  '/disclosures/view-disclosures/$uuid': { as: 'active', hold: stubDisclosure },
  '/message-center': { as: 'active' },
  '/message-center/add-new-message': { as: 'active' },
  '/faq': { as: 'active' },

  '/deposit': { as: 'active' },
  '/deposit/success': { as: 'active', results: { 'deposit-submitted': depositMade } },
  '/deposit/edit': { as: 'active', search: `?id=${stubUuid}`, hold: stubScheduledDeposit },
  '/deposit/cancel-success': {
    as: 'active',
    results: { 'deposit-cancelled': { amount: 50_000, scheduledFor: dayOfBank(11), isRepeating: true } },
  },
  '/deposit/reschedule-success': { as: 'active', results: { 'deposit-rescheduled': depositMade } },
  '/withdraw': { as: 'active' },
  '/withdraw/success': { as: 'active', results: { 'withdrawal-submitted': depositMade } },
  '/withdraw/close-success': { as: 'active', results: { 'account-closing': depositMade } },

  '/beneficiary/add': { as: 'active', hold: stubBeneficiaries },
  '/beneficiary/remove': { as: 'active', search: `?id=${stubUuid}`, hold: stubBeneficiaries },
  '/beneficiary/success': {
    as: 'active',
    results: { 'beneficiary-changed': { type: 'added', name: 'Mateo Rivera', count: 3 } },
  },
  '/beneficiary/details': { as: 'active', search: `?id=${stubUuid}`, hold: stubBeneficiaries },
  '/beneficiary/list': { as: 'active', hold: stubBeneficiaries },
  '/beneficiary/edit': { as: 'active', search: `?id=${stubUuid}`, hold: stubBeneficiaries },
  '/beneficiary/update-allocations': { as: 'active', hold: stubBeneficiaries },
  '/non-profit/select': { as: 'active' },
  '/non-profit/success': {
    as: 'active',
    results: { 'non-profit-chosen': { ein: '84-1000017', name: 'Tidewater Reads' } },
  },

  '/goals': { as: 'goals' },
  '/goals/add': { as: 'goals' },
  '/goals/$uuid': { as: 'goals', hold: stubGoal },
  '/goals/$uuid/edit': { as: 'goals', hold: stubGoal },
  '/plans': { as: 'saver' },
  '/plans/add': { as: 'saver' },
  '/plans/$uuid/edit': { as: 'saver', hold: stubPlan },

  '/my-account': { as: 'active' },
  '/my-account/sessions': { as: 'active' },
  '/my-account/edit-user-info': { as: 'active' },
  '/my-account/edit-user-info/email': { as: 'active' },
  '/my-account/edit-user-info/phone': { as: 'active' },
  '/my-account/edit-user-info/success': {
    as: 'active',
    results: { 'user-changed': { of: 'email', value: 'robin@example.com' } },
  },
  '/my-account/edit-user-info/failed': {
    as: 'active',
    results: { 'user-unchanged': { of: 'phone', message: null } },
  },
  '/my-account/passkeys': { as: 'active' },
  '/my-account/notifications': { as: 'active' },
  '/my-account/otp-verification': {
    as: 'active',
    results: {
      'change-under-way': {
        of: 'email',
        value: 'robin@example.com',
        nonceToken: stubUuid,
        maskedDestination: 'r•••@example.com',
        resendAt: 0,
        isConfirmed: false,
      },
    },
  },

  '/joint-account': { as: 'active' },
  '/joint-account/account-holder': { as: 'inviting' },
  '/joint-account/contact': { as: 'active' },
  '/joint-account/personal-information': { as: 'active', hold: stubHolderStarted },
  '/joint-account/address-information': { as: 'active', hold: stubHolderStarted },
  '/joint-account/occupation': { as: 'active', hold: stubHolderStarted },
  '/joint-account/confirm-details': { as: 'active', hold: stubHolderStarted },
  '/joint-account/saved': { as: 'active', hold: stubHolderStarted },
  '/joint-account/success': { as: 'inviting', results: { 'joint-invited': invitation } },
  '/joint-account/resume': { as: 'active', hold: stubHolderStarted },
  '/joint-account/reviewing-account': { as: 'active', hold: stubHolderUnderReview },
  '/joint-account/close-application': { as: 'inviting' },
  '/joint-account/duplicate-notification': { as: 'active', hold: stubHolderStarted },
  '/joint-account/edit-email': { as: 'inviting' },
  '/joint-account/edit-email/failed': {
    as: 'inviting',
    results: { 'joint-email-unchanged': { email: 'sam@example.com', reason: 'too-often', message: null } },
  },
  '/joint-account/verify/success': { as: 'visitor', results: linkState },
  '/joint-account/onboarding': { as: 'visitor', results: linkState },
  '/joint-account/onboarding/ssn-verification': { as: 'visitor', results: linkState },
  '/joint-account/onboarding/locked-access': { as: 'visitor', results: linkState },
  '/joint-account/onboarding/identity-verified': { as: 'visitor', results: identityKnown },
  '/joint-account/onboarding/create-password': { as: 'visitor', results: identityKnown },
  '/joint-account/onboarding/password-success': {
    as: 'visitor',
    results: { ...linkState, 'joint-password-set': { email: 'sam@example.com' } },
  },
  '/joint-account/onboarding/success': { as: 'secondary' },
  '/joint-account/edit-email/success': { as: 'inviting', results: { 'joint-email-changed': invitation } },
}
