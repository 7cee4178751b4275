import { call, type CallOptions } from '../transport/call.ts'
import { toWire, type CamelCased } from '../transport/wire-case.ts'
import type { BankDetailsBody, BankRemovalBody, InstantLinkBody, ReissueBody } from './request-schema.ts'
import {
  instantLinkAnswerSchema,
  instantLinkSchema,
  linkedAccountsSchema,
  manualLinkAnswerSchema,
  reissuedSchema,
  verifiedLinkSchema,
  type BankAccountType,
  type InstantLink,
  type InstantLinkAnswer,
  type LinkedAccounts,
  type ManualLinkAnswer,
  type Reissued,
  type VerifiedLink,
} from './schema.ts'
import { queryOptions } from '@tanstack/react-query'

export type {
  BankAccountType,
  InstantLink,
  InstantLinkAnswer,
  LinkedAccount,
  LinkedAccounts,
  ManualLinkAnswer,
  Reissued,
  VerifiedLink,
} from './schema.ts'

/** GET /linked-accounts. */
export const fetchLinkedAccounts = ({ signal }: CallOptions = {}): Promise<LinkedAccounts> =>
  call({ method: 'GET', path: '/linked-accounts', schema: linkedAccountsSchema, signal })

/** The idempotency key of one press: the same key with the same body changes the banks once. */
type Idempotent = { idempotencyKey: string }

/** Makes a bank the default. Fails with `conflict` if it can't move money. */
export const chooseDefaultBank = (
  uuid: string,
  { idempotencyKey }: Idempotent,
  { signal }: CallOptions = {},
): Promise<LinkedAccounts> =>
  call({
    method: 'POST',
    path: '/linked-accounts/{uuid}/default',
    params: { uuid },
    body: {},
    idempotencyKey,
    schema: linkedAccountsSchema,
    signal,
  })

export type BankRemoval = CamelCased<BankRemovalBody>

/**
 * Removes a bank. Fails with `conflict` while it has pending transfers or no other bank can move money, and with
 * `invalid` if plans use it and no choice was made for them.
 */
export const removeBank = (
  uuid: string,
  { idempotencyKey, ...removal }: BankRemoval & Idempotent,
  { signal }: CallOptions = {},
): Promise<LinkedAccounts> =>
  call({
    method: 'POST',
    path: '/linked-accounts/{uuid}/remove',
    params: { uuid },
    body: toWire<BankRemovalBody>(removal),
    idempotencyKey,
    schema: linkedAccountsSchema,
    signal,
  })

/** Opens a session of the linking service. Fails with `invalid` when the linking mode forbids it. */
export const startInstantLink = ({ signal }: CallOptions = {}): Promise<InstantLink> =>
  call({ method: 'GET', path: '/fastlink', schema: instantLinkSchema, signal })

/** The linking page's result; `sites` is passed through unchanged. */
export type InstantLinkResult = {
  providerAccountId: string | number | null
  providerId: string | number | null
  requestId: string | null
  sites: readonly unknown[]
}

/** The linking page may leave out a field, which the provider then refuses. */
type Nullable<Body> = { [Field in keyof Body]: Body[Field] | null }

/** Reports the linking page's result. Idempotent. */
export const finishInstantLink = (
  { providerAccountId, providerId, requestId, sites }: InstantLinkResult,
  { signal }: CallOptions = {},
): Promise<InstantLinkAnswer> =>
  call({
    method: 'POST',
    path: '/link/fastlink',
    // The sites keep their own field names.
    body: { ...toWire<Nullable<InstantLinkBody>>({ providerAccountId, providerId, requestId }), sites },
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

/** Links an account by bank details; microdeposits follow. */
export const linkManually = (
  { accountType, routingNumber, accountNumber, accountNumberConfirmation, holderName }: BankDetails,
  { signal }: CallOptions = {},
): Promise<ManualLinkAnswer> =>
  call({
    method: 'POST',
    path: '/link/manual',
    body: toWire<BankDetailsBody>({
      accountType,
      routingNumber,
      accountNumber,
      accountNumberConfirmation,
      holderName,
    }),
    schema: manualLinkAnswerSchema,
    signal,
  })

export type Microdeposits = { accountId: string; amount1: number; amount2: number }

/** Confirms the two amounts, in cents. Fails with `invalid` and `attemptsLeft`, or with `forbidden` after a lock. */
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

/** Requests new microdeposits. */
export const reissueMicrodeposits = (accountId: string, { signal }: CallOptions = {}): Promise<Reissued> =>
  call({
    method: 'POST',
    path: '/link/manual/reissue',
    body: toWire<ReissueBody>({ accountId }),
    schema: reissuedSchema,
    signal,
  })

export const linkedAccountsQuery = () =>
  queryOptions({ queryKey: ['linked-accounts'], queryFn: fetchLinkedAccounts })
