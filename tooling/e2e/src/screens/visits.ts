import type { RoutePath } from '@coffer/router/routes'
import type { Page } from '@playwright/test'
import type { Results } from '../people/browser-session.ts'
import type { Person } from '../people/person.ts'

/** How a screen is reached: the visitor, and the results of earlier flows. */
export interface Visit {
  /** A logged-out visitor, one with a pending code, or a demo depositor. */
  as: 'visitor' | 'password-given' | 'code-sent' | (string & {})
  search?: string
  results?: Results
  /** Stubs that keep open a screen that would redirect at once. */
  hold?: (page: Page, person: Person) => Promise<unknown>
}

const expectedBy = '2026-12-01'
const nobodys = '00000000-0000-4000-8000-000000000000'
const depositMade = {
  linkedAccountId: nobodys,
  amount: 50_000,
  frequency: 'monthly',
  startDate: '2026-12-01',
  endDate: null,
  requestId: nobodys,
  acceptedAt: Date.parse('2026-11-20T15:00:00Z'),
  isChecked: true,
} as const

const linkState = { 'joint-invitation': { uuid: '7f0f7a4e-0000-4000-8000-000000000000', hash: 'hash' } }
const identityKnown = { 'joint-identity': { email: 'sam@example.com', token: 'token' } }
const invitation = { email: 'sam@example.com', expiresAt: '2026-12-01T15:00:00Z' }

/** One visit to every screen: a route without one fails the type check. */
export const visits: Record<RoutePath, Visit> = {
  '/': { as: 'visitor' },
  '/login': { as: 'visitor' },
  '/logout': {
    as: 'active',
    hold: sayGoodbyeForever,
  },
  '/email-verification': {
    as: 'visitor',
    results: { registered: { email: 'robin@example.com', maskedEmail: 'r•••@example.com' } },
  },
  '/email-verified': { as: 'visitor', search: '?state=expired' },
  '/funding-returned': { as: 'returned' },
  '/mfa-account-locked': { as: 'visitor' },
  '/not-me': { as: 'visitor' },
  '/otp-verification': { as: 'code-sent' },
  '/setup-mobile-mfa': { as: 'password-given' },
  '/not-found': { as: 'visitor' },

  '/login/forgot-password': { as: 'visitor' },
  '/login/sent': { as: 'visitor', results: { 'reset-requested': { email: 'robin@example.com' } } },
  '/login/reset-password': { as: 'visitor', search: '?email=robin%40example.com&token=abc' },
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
    results: { 'application-cancelled': { cancelledAt: '2026-11-20T15:04:05Z' } },
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
    results: { 'microdeposits-verified': { linkedAccountId: nobodys } },
  },
  '/manual-funding/incorrect': {
    as: 'bank',
    results: { 'microdeposits-incorrect': { attemptsLeft: 2 } },
  },
  '/manual-funding/reissue': { as: 'bank' },

  '/relink/selection': { as: 'relink' },
  '/relink/selection/failed': { as: 'relink', results: { 'linking-failed': { reason: 'credentials' } } },
  '/relink/manual/banking-information': { as: 'relink' },
  '/relink/manual/microdeposits': { as: 'relink', hold: waitForAmounts },
  '/relink/manual/microdeposits/sent': { as: 'relink', hold: waitForAmounts },
  '/relink/manual/successful': {
    as: 'active',
    results: { 'microdeposits-verified': { linkedAccountId: nobodys } },
  },
  '/relink/manual/incorrect': {
    as: 'relink',
    results: { 'microdeposits-incorrect': { attemptsLeft: 2 } },
    hold: waitForAmounts,
  },
  '/relink/manual/reissue': { as: 'relink', hold: waitForAmounts },

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
  '/disclosures': { as: 'active' },
  '/disclosures/view-disclosures/$uuid': { as: 'active', hold: knowsDisclosure },
  '/message-center': { as: 'active' },
  '/message-center/add-new-message': { as: 'active' },
  '/faq': { as: 'active' },

  '/deposit': { as: 'active' },
  '/deposit/success': { as: 'active', results: { 'deposit-submitted': depositMade } },
  '/deposit/edit': { as: 'active', search: `?id=${nobodys}`, hold: knowsScheduledDeposit },
  '/deposit/cancel-success': {
    as: 'active',
    results: { 'deposit-cancelled': { amount: 50_000, scheduledFor: '2026-12-01', isRepeating: true } },
  },
  '/deposit/reschedule-success': { as: 'active', results: { 'deposit-rescheduled': depositMade } },
  '/withdraw': { as: 'active' },
  '/withdraw/success': { as: 'active', results: { 'withdrawal-submitted': depositMade } },
  '/withdraw/close-success': { as: 'active', results: { 'account-closing': depositMade } },

  '/beneficiary/add': { as: 'active', hold: knowsBeneficiaries },
  '/beneficiary/remove': { as: 'active', search: `?id=${nobodys}`, hold: knowsBeneficiaries },
  '/beneficiary/success': {
    as: 'active',
    results: { 'beneficiary-changed': { type: 'added', name: 'Mateo Rivera', count: 3 } },
  },
  '/beneficiary/details': { as: 'active', search: `?id=${nobodys}`, hold: knowsBeneficiaries },
  '/beneficiary/list': { as: 'active', hold: knowsBeneficiaries },
  '/beneficiary/edit': { as: 'active', search: `?id=${nobodys}`, hold: knowsBeneficiaries },
  '/beneficiary/update-allocations': { as: 'active', hold: knowsBeneficiaries },
  '/non-profit/select': { as: 'active' },
  '/non-profit/success': {
    as: 'active',
    results: { 'non-profit-chosen': { ein: '84-1000017', name: 'Tidewater Reads' } },
  },

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
  '/my-account/otp-verification': {
    as: 'active',
    results: {
      'change-under-way': {
        of: 'email',
        value: 'robin@example.com',
        nonceToken: nobodys,
        maskedDestination: 'r•••@example.com',
        resendAt: 0,
        isConfirmed: false,
      },
    },
  },

  '/joint-account': { as: 'active' },
  '/joint-account/account-holder': { as: 'inviting' },
  '/joint-account/contact': { as: 'active' },
  '/joint-account/personal-information': { as: 'active', hold: knowsStartedHolder },
  '/joint-account/address-information': { as: 'active', hold: knowsStartedHolder },
  '/joint-account/occupation': { as: 'active', hold: knowsStartedHolder },
  '/joint-account/confirm-details': { as: 'active', hold: knowsStartedHolder },
  '/joint-account/saved': { as: 'active', hold: knowsStartedHolder },
  '/joint-account/success': { as: 'inviting', results: { 'joint-invited': invitation } },
  '/joint-account/resume': { as: 'active', hold: knowsStartedHolder },
  '/joint-account/reviewing-account': { as: 'active', hold: knowsHolderUnderReview },
  '/joint-account/close-application': { as: 'inviting' },
  '/joint-account/duplicate-notification': { as: 'active', hold: knowsStartedHolder },
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

/** A scheduled deposit with the id in the URL. */
async function knowsScheduledDeposit(page: Page): Promise<void> {
  const deposit = {
    uuid: nobodys,
    request_id: null,
    direction: 'LinkedToPrimary',
    status: 'Initiated',
    amount: 50_000,
    description: 'Deposit from First Meadow Bank',
    return_code: null,
    date_created: '2026-11-20T15:00:00Z',
    date_submitted: null,
    date_processed: null,
    scheduled_for: '2026-12-01',
    frequency: 'monthly',
    balance_after: null,
  }
  const said = { code: 200, success: true, message: null, errors: null, completed_at: null }
  await page.route('**/api/v1/transactions', (route) =>
    route.fulfill({ json: { ...said, data: [deposit], invocation_id: nobodys } }),
  )
}

/** A signed disclosure with the id in the URL. */
async function knowsDisclosure(page: Page): Promise<void> {
  const disclosure = {
    uuid: '$uuid',
    hash: '5f0c'.repeat(16),
    title: 'Privacy notice',
    version: '2026-01',
    attestation: 'I have received the privacy notice.',
    body_html: '<h2>Why we share it</h2><p>We share personal information to run your account.</p>',
    download_url: null,
    signed_at: '2026-11-20T15:00:00Z',
  }
  const said = { code: 200, success: true, message: null, errors: null, completed_at: null }
  await page.route(/\/api\/v1\/disclosures/, (route) =>
    route.fulfill({ json: { ...said, data: [disclosure], invocation_id: nobodys } }),
  )
}

/** Logging out calls the provider and waits two seconds at most; here the call hangs and the wait never ends. */
async function sayGoodbyeForever(page: Page): Promise<void> {
  await page.route('**/assets/login-*.js', () => {})
  await page.addInitScript(() => {
    const later = window.setTimeout
    const exceptGoodbye = (run: () => void, delay?: number) => (delay === 2000 ? 0 : later(run, delay))
    Object.assign(window, { setTimeout: exceptGoodbye })
  })
}

/** The provider's answer for an account linked by bank details with pending microdeposits. */
async function waitForAmounts(page: Page): Promise<void> {
  const account = {
    uuid: nobodys,
    institution: 'JPMorgan Chase',
    account_name: 'Checking',
    mask: '5678',
    account_type: 'checking',
    source_type: 'MANUAL',
    status: 'VERIFICATION_PENDING',
    verify_attempts_left: 2,
    microdeposits_expected_by: `${expectedBy}T13:30:00.000Z`,
  }
  const data = { linking_mode: 'UNRESTRICTED', same_fi_institution: null, accounts: [account] }
  const said = { code: 200, success: true, message: null, errors: null, completed_at: null }
  await page.route('**/api/v1/linked-accounts', (route) =>
    route.fulfill({ json: { ...said, data, invocation_id: nobodys } }),
  )
}

/** Two beneficiaries, one of them with the id in the URL. */
async function knowsBeneficiaries(page: Page): Promise<void> {
  const mateo = {
    uuid: nobodys,
    first_name: 'Mateo',
    last_name: 'Rivera',
    relationship: 'child',
    date_of_birth: '2016-09-03',
    ssn_last_four: null,
    email: null,
    phone: null,
    address: null,
    designation: 'primary',
    allocation: 60,
  }
  const lucia = { ...mateo, uuid: nobodys.replace('4000', '4001'), first_name: 'Lucía', allocation: 40 }
  const said = { code: 200, success: true, message: null, errors: null, completed_at: null }
  await page.route('**/api/v1/depositor/beneficiaries', (route) =>
    route.fulfill({ json: { ...said, data: [mateo, lucia], invocation_id: nobodys } }),
  )
}

const holder = {
  email: 'sam@example.com',
  entity_id: nobodys,
  registration_status: null,
  is_pending_signup: false,
  revision: 'r1',
  invitation: null,
}
const filled = {
  first_name: 'Sam',
  middle_name: null,
  last_name: 'Rivera',
  suffix: null,
  date_of_birth: '1990-04-12',
  ssn_last_four: '5678',
  phone: '6145550123',
  address_line1: '7 Elm Road',
  address_line2: null,
  city: 'Columbus',
  state: 'OH',
  postal_code: '43215',
  mailing_address: null,
  employment_status: 'employed',
  employer_name: 'Northwind Books',
  occupation: 'Editor',
}

/** A complete joint application that has not been sent. */
function knowsStartedHolder(page: Page): Promise<void> {
  return knowsHolder(page, { ...holder, progress: { registration_last_step: 'employer', fields: filled } })
}

/** A joint holder who has signed up and is under review. */
function knowsHolderUnderReview(page: Page): Promise<void> {
  return knowsHolder(page, {
    ...holder,
    registration_status: 'IN_REVIEW',
    progress: { registration_last_step: 'confirmed', fields: filled },
  })
}

async function knowsHolder(page: Page, data: unknown): Promise<void> {
  const said = { code: 200, success: true, message: null, errors: null, completed_at: null }
  await page.route(/\/api\/v1\/depositor\/secondary-(info|progress)/, (route) =>
    route.fulfill({ json: { ...said, data, invocation_id: nobodys } }),
  )
}
