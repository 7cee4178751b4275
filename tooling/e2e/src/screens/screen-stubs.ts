import type { Page } from '@playwright/test'

/** The uuid of everything in the stubs. */
export const stubUuid = '00000000-0000-4000-8000-000000000000'

/** Answers calls of one address with data in the provider's envelope. */
async function answer(page: Page, address: string | RegExp, data: unknown): Promise<void> {
  const success = { code: 200, success: true, message: null, errors: null, completed_at: null }
  await page.route(address, (route) => route.fulfill({ json: { ...success, data, invocation_id: stubUuid } }))
}

/** A scheduled deposit with the id in the URL. */
export async function stubScheduledDeposit(page: Page): Promise<void> {
  const deposit = {
    uuid: stubUuid,
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
  await answer(page, '**/api/v1/transactions', [deposit])
}

/** A signed disclosure with the id in the URL. */
export async function stubDisclosure(page: Page): Promise<void> {
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
  await answer(page, /\/api\/v1\/disclosures/, [disclosure])
}

/** The provider's answer for an account linked by bank details with pending microdeposits. */
export async function stubPendingMicrodeposits(page: Page): Promise<void> {
  const account = {
    uuid: stubUuid,
    institution: 'JPMorgan Chase',
    account_name: 'Checking',
    mask: '5678',
    account_type: 'checking',
    source_type: 'MANUAL',
    status: 'VERIFICATION_PENDING',
    verify_attempts_left: 2,
    microdeposits_expected_by: '2026-12-01T13:30:00.000Z',
  }
  const data = { linking_mode: 'UNRESTRICTED', same_fi_institution: null, accounts: [account] }
  await answer(page, '**/api/v1/linked-accounts', data)
}

/** Two beneficiaries, one of them with the id in the URL. */
export async function stubBeneficiaries(page: Page): Promise<void> {
  const mateo = {
    uuid: stubUuid,
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
  const lucia = { ...mateo, uuid: stubUuid.replace('4000', '4001'), first_name: 'Lucía', allocation: 40 }
  await answer(page, '**/api/v1/depositor/beneficiaries', [mateo, lucia])
}

const holder = {
  email: 'sam@example.com',
  entity_id: stubUuid,
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
export function stubHolderStarted(page: Page): Promise<void> {
  return stubHolder(page, { ...holder, progress: { registration_last_step: 'employer', fields: filled } })
}

/** A joint holder who has signed up and is under review. */
export function stubHolderUnderReview(page: Page): Promise<void> {
  return stubHolder(page, {
    ...holder,
    registration_status: 'IN_REVIEW',
    progress: { registration_last_step: 'confirmed', fields: filled },
  })
}

async function stubHolder(page: Page, data: unknown): Promise<void> {
  await answer(page, /\/api\/v1\/depositor\/secondary-(info|progress)/, data)
}
