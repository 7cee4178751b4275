import type { BrandingInput } from '@coffer/branding/schema'
import type { WireAccount } from '../accounts/schema.ts'
import type { WireAlert } from '../alerts/schema.ts'
import type {
  WireCodeResent,
  WireCodeSent,
  WireDevice,
  WireLiveness,
  WireLoginAnswer,
  WireVerifyAnswer,
} from '../auth/schema.ts'
import type { WireBeneficiary } from '../beneficiaries/schema.ts'
import type { WireBanner } from '../banners/schema.ts'
import type { WireCase, WireCases } from '../cases/schema.ts'
import type { WireDepositor, WireDepositorProgress } from '../depositor/schema.ts'
import type { WireRememberedDevice } from '../devices/schema.ts'
import type { WireOpenSession } from '../sessions/schema.ts'
import type { WireDisclosure } from '../disclosures/schema.ts'
import type { WireFaq } from '../faqs/schema.ts'
import type { WireFunded } from '../funding/schema.ts'
import type { WireGoal, WireGoalEvent, WireGoals } from '../goals/schema.ts'
import type { WirePlan, WirePlans } from '../plans/schema.ts'
import type { WireEntity, WireJointHolder } from '../joint/schema.ts'
import type { WireInstantLink, WireLinkedAccount, WireLinkedAccounts } from '../linking/schema.ts'
import type { WireMessage } from '../messages/schema.ts'
import type { WireNonProfit } from '../non-profits/schema.ts'
import type { WireAssertionChallenge, WireCreationChallenge, WirePasskey } from '../passkeys/schema.ts'
import type { WireRate } from '../rates/schema.ts'
import type { WireStatement, WireStatementFile } from '../statements/schema.ts'
import type { WireTaxDocument } from '../tax-documents/schema.ts'
import type { WireTransaction } from '../transactions/schema.ts'
import type { WireUser } from '../user/schema.ts'

/** A builder of valid wire objects, with defaults for all but the given fields. */
const builder =
  <T extends object>(defaults: T) =>
  (part: Partial<T> = {}): T => ({ ...defaults, ...part })

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const loginAnswer = builder<WireLoginAnswer>({
  token: 'pending-token',
  nonce_token: 'nonce',
  masked_email: 'a•••@example.com',
  mfa: { required: true, enrolled: ['sms', 'email'], masked_phone: '(•••) •••-0123' },
  expires_at: '2026-11-20T15:14:05Z',
})

export const verifyAnswer = builder<WireVerifyAnswer>({
  token: 'full-token',
  session_id: id(1),
  expires_at: '2026-11-20T15:19:05Z',
  relink: false,
  token_duration: 900,
})

export const codeSent = builder<WireCodeSent>({
  nonce_token: 'nonce',
  masked_destination: 'a•••@example.com',
  resend_after_seconds: 30,
})

export const codeResent = builder<WireCodeResent>({ nonce_token: 'nonce', resend_after_seconds: 30 })

export const liveness = builder<WireLiveness>({ token_duration: 900 })

export const device = builder<WireDevice>({
  device_name: 'Chrome on Linux',
  browser: 'Chrome',
  os: 'Linux',
  ip_region: 'Ohio',
})

export const openSession = builder<WireOpenSession>({
  uuid: 'session',
  device_name: 'Chrome on Windows',
  browser: 'Chrome',
  os: 'Windows',
  ip_region: 'Ohio',
  started_at: '2026-11-20T13:02:00Z',
  last_used_at: '2026-11-20T14:02:00Z',
  is_current: true,
})

export const rememberedDevice = builder<WireRememberedDevice>({
  uuid: id(20),
  device_name: 'Chrome on Linux',
  browser: 'Chrome',
  os: 'Linux',
  ip_region: 'Ohio',
  last_used_at: '2026-11-20T14:02:00Z',
  remembered_until: '2026-12-20T14:02:00Z',
  is_current: true,
})

export const passkey = builder<WirePasskey>({
  uuid: id(30),
  name: 'My laptop',
  created_at: '2026-11-02T14:02:00Z',
  last_used_at: '2026-11-20T14:02:00Z',
  is_synced: true,
})

export const assertionChallenge = builder<WireAssertionChallenge>({
  challenge_id: id(31),
  public_key: {
    challenge: 'Y2hhbGxlbmdl',
    rpId: 'harbor.localhost',
    timeout: 300_000,
    userVerification: 'required',
  },
})

export const creationChallenge = builder<WireCreationChallenge>({
  challenge_id: id(32),
  public_key: {
    challenge: 'Y2hhbGxlbmdl',
    rp: { id: 'harbor.localhost', name: 'Harborlight Savings' },
    user: { id: 'dXNlcg', name: 'ada@example.com', displayName: 'ada@example.com' },
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    timeout: 300_000,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  },
})

export const depositor = builder<WireDepositor>({
  depositor_id: id(2),
  first_name: 'Ada',
  last_name: 'Rivera',
  is_primary: true,
  registration_status: 'PASSED',
  registration_last_step: 'completed',
  extended_status: 'FUNDED',
})

export const filledFields = builder<WireDepositorProgress['fields']>({
  first_name: 'Ada',
  last_name: 'Rivera',
  date_of_birth: '1988-04-12',
  ssn_last_four: '1234',
  phone: '6145550123',
  address_line1: '12 Harbor Street',
  city: 'Columbus',
  state: 'OH',
  postal_code: '43215',
  employment_status: 'employed',
  employer_name: 'Northwind Books',
  occupation: 'Editor',
})

export const depositorProgress = builder<WireDepositorProgress>({
  registration_status: 'PASSED',
  registration_last_step: 'completed',
  extended_status: 'FUNDED',
  fields: filledFields(),
  missing_documents: [],
})

export const user = builder<WireUser>({ uuid: id(3), email: 'ada@example.com', phone: '6145550123' })

export const account = builder<WireAccount>({
  uuid: id(4),
  name: 'High-Yield Savings',
  nickname: null,
  number_masked: '••••4821',
  routing_number: '021000021',
  available_balance: 1_284_050,
  current_balance: 1_334_050,
  pending_balance: 50_000,
  apy: '4.35',
  interest_ytd: 38_127,
  opened_at: '2024-11-04T16:00:00Z',
  limits: {
    deposit_min: 100,
    deposit_max: 25_000_000,
    deposit_daily: 50_000_000,
    withdraw_min: 100,
    withdraw_daily: 25_000_000,
    initial_min: 100,
    initial_max: 25_000_000,
  },
})

export const rate = builder<WireRate>({ apy: '4.35', effective_on: '2024-11-04', announced_on: null })

export const linkedAccount = builder<WireLinkedAccount>({
  uuid: id(5),
  institution: 'First Meadow Bank',
  account_name: 'Everyday Checking',
  mask: '0987',
  account_type: 'checking',
  source_type: 'FASTLINK',
  status: 'ACTIVE',
  verify_attempts_left: null,
  microdeposits_expected_by: null,
})

export const linkedAccounts = builder<WireLinkedAccounts>({
  linking_mode: 'UNRESTRICTED',
  same_fi_institution: null,
  accounts: [linkedAccount()],
})

export const instantLink = builder<WireInstantLink>({
  script_url: 'http://harbor.localhost/linking/fastlink.js',
  fastlink_url: 'http://harbor.localhost/linking/',
  access_token: 'linking-token',
  config_name: 'Verification',
  expires_at: '2026-11-20T17:04:05Z',
})

export const transaction = builder<WireTransaction>({
  uuid: id(6),
  request_id: null,
  direction: 'LinkedToPrimary',
  status: 'Settled',
  amount: 50_000,
  description: 'Deposit from First Meadow Bank',
  return_code: null,
  date_created: '2026-11-16T15:00:00Z',
  date_submitted: '2026-11-16T21:00:00Z',
  date_processed: '2026-11-17T13:30:00Z',
  scheduled_for: null,
  frequency: null,
  balance_after: 1_284_050,
})

export const disclosure = builder<WireDisclosure>({
  uuid: id(7),
  hash: 'c0ffee',
  title: 'Account agreement',
  version: '2026-01',
  attestation: 'I have read and agree to the account agreement.',
  body_html: '<h2>Account agreement</h2><p>The terms of your savings account.</p>',
  download_url: null,
  signed_at: null,
})

export const statement = builder<WireStatement>({
  year: 2026,
  month: 10,
  issued_at: '2026-11-01T04:00:00Z',
  opening_balance: 1_230_015,
  closing_balance: 1_284_050,
})

export const statementFile = builder<WireStatementFile>({
  download_url: 'https://documents.example/statement.pdf?signature=abc',
})

export const taxDocument = builder<WireTaxDocument>({
  uuid: id(13),
  tax_year: 2025,
  form: '1099-INT',
  issued_at: '2026-01-31T05:00:00Z',
  download_url: 'https://documents.example/1099-int.pdf?signature=abc',
})

export const funded = builder<WireFunded>({ status: 'SUCCESS', request_id: id(8) })

export const alert = builder<WireAlert>({
  uuid: id(9),
  title: 'Your deposit is available',
  body: 'The $500.00 you deposited on November 16 can now be used.',
  created_at: '2026-11-18T13:30:00Z',
  read_at: null,
})

export const banner = builder<WireBanner>({
  uuid: id(10),
  type: 1,
  location: 0,
  title: 'Planned maintenance',
  body: 'Transfers pause on Sunday between 2 and 4 in the morning, Eastern time.',
  dismissible: true,
  starts_at: null,
  ends_at: null,
})

export const message = builder<WireMessage>({
  uuid: id(11),
  thread_uuid: id(12),
  direction: 'inbound',
  subject: 'Your question about a transfer',
  body: 'Your transfer was submitted and settles on the next business day.',
  sent_at: '2026-11-19T14:20:00Z',
  viewed_at: null,
  attachments: [],
})

/** A report of `transaction()`, which waits for an answer. */
export const problemCase = builder<WireCase>({
  uuid: id(95),
  transaction_uuid: id(6),
  reason: 'wrong_amount',
  status: 'sent',
  thread_uuid: id(12),
  opened_on: '2026-11-20',
  reply_by: '2026-11-25',
})
/** None is reported by default. */
export const cases = builder<WireCases>({ reply_business_days: 3, cases: [] })

export const faq = builder<WireFaq>({
  uuid: id(13),
  category: 'Deposits and withdrawals',
  question: 'How long does a deposit take?',
  answer_html: '<p>It settles on the <strong>next business day</strong>.</p>',
})

export const beneficiary = builder<WireBeneficiary>({
  uuid: id(21),
  first_name: 'Mateo',
  last_name: 'Rivera',
  relationship: 'child',
  date_of_birth: '2016-09-03',
  ssn_last_four: null,
  email: null,
  phone: null,
  address: null,
  designation: 'primary',
  allocation: 100,
})

export const nonProfit = builder<WireNonProfit>({
  ein: '84-1000017',
  name: 'Harbor Reads',
  mission: 'Books and reading hours for children on the coast.',
  location: 'Portland, ME',
  locationAddress: '40 Wharf Street, Portland, ME 04101',
  status: 'COMPLETED',
})

/** Complete and invited, not yet signed up. */
export const jointHolder = builder<WireJointHolder>({
  email: 'sam@example.com',
  entity_id: id(22),
  registration_status: null,
  is_pending_signup: true,
  progress: {
    registration_last_step: 'confirmed',
    fields: filledFields({ first_name: 'Sam', last_name: 'Rivera', ssn_last_four: '5678' }),
  },
})

export const entity = builder<WireEntity>({
  entity_id: id(22),
  primary_depositor: depositor(),
  secondary_depositors: [],
})

export const branding = builder<BrandingInput>({
  slug: 'harbor',
  name: 'Harborlight Savings',
  short_name: 'Harborlight',
  logos: {
    'hor-color': '/logos/hor-color.svg',
    'hor-white': '/logos/hor-white.svg',
    'sq-color': '/logos/sq-color.svg',
    'sq-white': '/logos/sq-white.svg',
  },
  logo_alt_text: 'Harborlight Savings',
  color_primary: '#0b2545',
  color_secondary: '#13607a',
  emails: { support: 'support@harborlight.example' },
  phone_support: '(800) 555-0142',
  password_requirements: {
    min_length: 12,
    max_length: 128,
    require_upper: false,
    require_lower: false,
    require_digit: false,
    require_symbol: false,
  },
  show_fdic: true,
  completed_at: '2026-01-05T15:00:00Z',
})

/** Saved steadily for half a year, for a trip in half a year. */
export const goal = builder<WireGoal>({
  uuid: id(90),
  kind: 'target_by_date',
  name: 'Lisbon',
  picture: 'travel',
  saved_cents: 200_000,
  target_cents: 400_000,
  target_date: '2027-05-20',
  is_protected: false,
  fill_percent: null,
  fill_cents: 20_000,
  created_on: '2026-05-20',
  started_on: '2026-05-20',
  started_with_cents: 0,
  reached_on: null,
  recent_cents: 60_000,
  archived_on: null,
})

export const goals = builder<WireGoals>({
  balance_cents: 500_000,
  unassigned_cents: 300_000,
  goals: [goal()],
  archived: [],
})

export const goalEvent = builder<WireGoalEvent>({
  uuid: id(91),
  cause: 'assigned',
  amount: 200_000,
  saved_after_cents: 200_000,
  happened_at: '2026-05-20T15:04:05Z',
  happened_on: '2026-05-20',
  transaction_uuid: null,
  other_goal_uuid: null,
})

/** A hundred dollars on the first of each month. */
export const plan = builder<WirePlan>({
  uuid: id(92),
  amount: 10_000,
  frequency: 'monthly',
  second_day: null,
  start_date: '2026-06-01',
  end_date: null,
  paused_until: null,
  goal_uuid: null,
  linked_account_id: id(5),
  created_on: '2026-05-20',
  ended_on: null,
  upcoming: [
    { date: '2026-12-01', scheduled_for: '2026-12-01', amount: 10_000, is_skipped: false },
    { date: '2027-01-01', scheduled_for: '2027-01-04', amount: 10_000, is_skipped: false },
    { date: '2027-02-01', scheduled_for: '2027-02-01', amount: 10_000, is_skipped: false },
    { date: '2027-03-01', scheduled_for: '2027-03-01', amount: 10_000, is_skipped: false },
    { date: '2027-04-01', scheduled_for: '2027-04-01', amount: 10_000, is_skipped: false },
    { date: '2027-05-01', scheduled_for: '2027-05-03', amount: 10_000, is_skipped: false },
  ],
  runs: [
    {
      date: '2026-11-01',
      scheduled_for: '2026-11-02',
      amount: 10_000,
      outcome: 'completed',
      reason: null,
      return_code: null,
      transaction_uuid: id(93),
    },
  ],
})

export const plans = builder<WirePlans>({ plans: [plan()], ended: [] })
