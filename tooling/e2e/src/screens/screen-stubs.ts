import { addDays, easternDate } from '@coffer/domain/calendar'
import { opening } from '@coffer/sandbox/opening'
import type { Page } from '@playwright/test'

/** The uuid of all stubbed objects. */
export const stubUuid = '00000000-0000-4000-8000-000000000000'

/** A day relative to the bank's opening day, and an instant on such a day. */
export const dayOfBank = (days: number): string => addDays(easternDate(opening()), days)
export const instantOfBank = (days: number): string => `${dayOfBank(days)}T15:00:00.000Z`

/** Answers calls to an address with data in the provider's envelope. */
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
    date_created: instantOfBank(0),
    date_submitted: null,
    date_processed: null,
    scheduled_for: dayOfBank(11),
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
    signed_at: instantOfBank(0),
  }
  await answer(page, /\/api\/v1\/disclosures/, [disclosure])
}

/** A goal with the id in the URL, and its history. */
export async function stubGoal(page: Page): Promise<void> {
  const goal = {
    uuid: '$uuid',
    kind: 'target_by_date',
    name: 'Lisbon',
    picture: 'travel',
    saved_cents: 45_000,
    target_cents: 300_000,
    target_date: dayOfBank(153),
    is_protected: false,
    fill_percent: null,
    fill_cents: 5_000,
    created_on: dayOfBank(-109),
    started_on: dayOfBank(-109),
    started_with_cents: 40_000,
    reached_on: null,
    recent_cents: 45_000,
    archived_on: null,
  }
  const overview = { balance_cents: 400_000, unassigned_cents: 355_000, goals: [goal], archived: [] }
  const event = {
    uuid: stubUuid,
    cause: 'assigned',
    amount: 45_000,
    saved_after_cents: 45_000,
    happened_at: instantOfBank(-109),
    happened_on: dayOfBank(-109),
    transaction_uuid: null,
    other_goal_uuid: null,
  }
  await answer(page, /\/api\/v1\/accounts\/[^/]+\/goals$/, overview)
  await answer(page, /\/api\/v1\/accounts\/[^/]+\/goals\/[^/]+\/history$/, [event])
}

/** A plan with the id in the URL. */
export async function stubPlan(page: Page): Promise<void> {
  const plan = {
    uuid: '$uuid',
    amount: 10_000,
    frequency: 'twice_monthly',
    second_day: 15,
    start_date: dayOfBank(11),
    end_date: null,
    paused_until: null,
    goal_uuid: null,
    linked_account_id: stubUuid,
    created_on: dayOfBank(0),
    ended_on: null,
    upcoming: [{ date: dayOfBank(11), scheduled_for: dayOfBank(13), amount: 10_000, is_skipped: false }],
    runs: [],
  }
  await answer(page, /\/api\/v1\/accounts\/[^/]+\/plans$/, { plans: [plan], ended: [] })
}

const pendingBank = {
  uuid: stubUuid,
  institution: 'JPMorgan Chase',
  account_name: 'Checking',
  mask: '5678',
  account_type: 'checking',
  source_type: 'MANUAL',
  status: 'VERIFICATION_PENDING',
  verify_attempts_left: 2,
  microdeposits_expected_by: instantOfBank(11),
}

const answerBank = (page: Page, account: object): Promise<void> =>
  answer(page, '**/api/v1/linked-accounts', {
    linking_mode: 'UNRESTRICTED',
    same_fi_institution: null,
    accounts: [account],
  })

/** A linked account with pending microdeposits. */
export const stubPendingMicrodeposits = (page: Page): Promise<void> => answerBank(page, pendingBank)

/** The same account once it is verified. */
export const stubLinkedBank = (page: Page): Promise<void> =>
  answerBank(page, { ...pendingBank, status: 'ACTIVE', verify_attempts_left: null })

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
