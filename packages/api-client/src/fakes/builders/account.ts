import type { WireAccount } from '../../accounts/schema.ts'
import type { WireFunded } from '../../funding/schema.ts'
import type { WireInstantLink, WireLinkedAccount, WireLinkedAccounts } from '../../linking/schema.ts'
import type { WireRate } from '../../rates/schema.ts'
import type { WireTransaction } from '../../transactions/schema.ts'
import { builder, id } from './builder.ts'

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

export const funded = builder<WireFunded>({ status: 'SUCCESS', request_id: id(8) })
