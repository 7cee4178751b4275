import { call, type CallOptions } from '../transport/call.ts'
import {
  instantLinkAnswerSchema,
  instantLinkSchema,
  linkedAccountsSchema,
  manualLinkAnswerSchema,
  reissuedSchema,
  verifiedLinkSchema,
} from './schema.ts'
import type {
  BankAccountType,
  InstantLink,
  InstantLinkAnswer,
  LinkedAccounts,
  ManualLinkAnswer,
  Reissued,
  VerifiedLink,
} from './schema.ts'

/** GET /linked-accounts. */
export const fetchLinkedAccounts = ({ signal }: CallOptions = {}): Promise<LinkedAccounts> =>
  call({ method: 'GET', path: '/linked-accounts', schema: linkedAccountsSchema, signal })

/** Opens a session of the linking service. Fails with `invalid` when the linking mode forbids it. */
export const startInstantLink = ({ signal }: CallOptions = {}): Promise<InstantLink> =>
  call({ method: 'GET', path: '/fastlink', schema: instantLinkSchema, signal })

/** What the linking page handed over when it closed; `sites` is passed on as it came. */
export type InstantLinkResult = {
  providerAccountId: string | number | null
  providerId: string | number | null
  requestId: string | null
  sites: readonly unknown[]
}

/** Reports the linking. Repeated, it gives the same answer. */
export const finishInstantLink = (
  result: InstantLinkResult,
  { signal }: CallOptions = {},
): Promise<InstantLinkAnswer> =>
  call({
    method: 'POST',
    path: '/link/fastlink',
    body: {
      provider_account_id: result.providerAccountId,
      provider_id: result.providerId,
      request_id: result.requestId,
      sites: result.sites,
    },
    schema: instantLinkAnswerSchema,
    signal,
  })

export type BankDetails = {
  accountType: BankAccountType
  routingNumber: string
  accountNumber: string
  accountNumberConfirmation: string
  holderName: string
}

/** Links by bank details; microdeposits follow. */
export const linkManually = (details: BankDetails, { signal }: CallOptions = {}): Promise<ManualLinkAnswer> =>
  call({
    method: 'POST',
    path: '/link/manual',
    body: {
      account_type: details.accountType,
      routing_number: details.routingNumber,
      account_number: details.accountNumber,
      account_number_confirmation: details.accountNumberConfirmation,
      holder_name: details.holderName,
    },
    schema: manualLinkAnswerSchema,
    signal,
  })

export type Microdeposits = { accountId: string; amount1: number; amount2: number }

/** Confirms the two amounts, in cents. Fails with `invalid` and `attemptsLeft`, or `forbidden` once locked. */
export function verifyMicrodeposits(
  { accountId, amount1, amount2 }: Microdeposits,
  { signal }: CallOptions = {},
): Promise<VerifiedLink> {
  const body = new FormData()
  body.append('account_id', accountId)
  body.append('amount_1', String(amount1))
  body.append('amount_2', String(amount2))
  return call({ method: 'POST', path: '/link/manual/verify', body, schema: verifiedLinkSchema, signal })
}

/** Asks for new microdeposits. */
export const reissueMicrodeposits = (accountId: string, { signal }: CallOptions = {}): Promise<Reissued> =>
  call({
    method: 'POST',
    path: '/link/manual/reissue',
    body: { account_id: accountId },
    schema: reissuedSchema,
    signal,
  })
