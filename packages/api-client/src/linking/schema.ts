import { linkedAccountStatuses, linkingModes, linkSources } from '@coffer/domain/status'
import * as v from 'valibot'

const bankAccountTypes = ['checking', 'savings'] as const
export type BankAccountType = (typeof bankAccountTypes)[number]

/** What a provider may leave out, it does not tell: how many reissues are left, and what was entered by hand. */
export const linkedAccountSchema = v.pipe(
  v.object({
    uuid: v.string(),
    institution: v.string(),
    account_name: v.string(),
    mask: v.string(),
    account_type: v.picklist(bankAccountTypes),
    source_type: v.picklist(linkSources),
    status: v.picklist(linkedAccountStatuses),
    verify_attempts_left: v.nullable(v.number()),
    microdeposits_expected_by: v.nullable(v.string()),
    reissues_left: v.optional(v.nullable(v.number()), null),
    routing_number: v.optional(v.nullable(v.string()), null),
    holder_name: v.optional(v.nullable(v.string()), null),
  }),
  v.transform((wire) => ({
    uuid: wire.uuid,
    institution: wire.institution,
    accountName: wire.account_name,
    mask: wire.mask,
    accountType: wire.account_type,
    sourceType: wire.source_type,
    status: wire.status,
    verifyAttemptsLeft: wire.verify_attempts_left,
    microdepositsExpectedBy: wire.microdeposits_expected_by,
    reissuesLeft: wire.reissues_left,
    routingNumber: wire.routing_number,
    holderName: wire.holder_name,
  })),
)

/** `same_fi_institution` names the one bank that a same-institution mode accepts. */
export const linkedAccountsSchema = v.pipe(
  v.object({
    linking_mode: v.picklist(linkingModes),
    same_fi_institution: v.nullable(v.string()),
    accounts: v.array(linkedAccountSchema),
  }),
  v.transform((wire) => ({
    linkingMode: wire.linking_mode,
    sameFiInstitution: wire.same_fi_institution,
    accounts: wire.accounts,
  })),
)

/** `provider_id` is the linking service's number of the one bank that a same-institution mode opens at. */
export const instantLinkSchema = v.pipe(
  v.object({
    script_url: v.string(),
    fastlink_url: v.string(),
    access_token: v.string(),
    config_name: v.string(),
    expires_at: v.string(),
    provider_id: v.optional(v.nullable(v.union([v.string(), v.number()])), null),
  }),
  v.transform((wire) => ({
    scriptUrl: wire.script_url,
    fastlinkUrl: wire.fastlink_url,
    accessToken: wire.access_token,
    configName: wire.config_name,
    expiresAt: wire.expires_at,
    providerId: wire.provider_id === null ? null : String(wire.provider_id),
  })),
)

/** The accounts as the provider read them from the linking service. */
export const instantLinkAnswerSchema = v.object({
  success: v.boolean(),
  uuid: v.nullable(v.string()),
  accounts: v.array(linkedAccountSchema),
})

export const manualLinkAnswerSchema = v.pipe(
  v.object({
    uuid: v.string(),
    status: v.picklist(linkedAccountStatuses),
    microdeposits_expected_by: v.nullable(v.string()),
  }),
  v.transform((wire) => ({
    uuid: wire.uuid,
    status: wire.status,
    microdepositsExpectedBy: wire.microdeposits_expected_by,
  })),
)

export const verifiedLinkSchema = v.object({ uuid: v.string(), status: v.picklist(linkedAccountStatuses) })

export const reissuedSchema = v.pipe(
  v.object({ microdeposits_expected_by: v.nullable(v.string()) }),
  v.transform((wire) => ({ microdepositsExpectedBy: wire.microdeposits_expected_by })),
)

export type LinkedAccount = v.InferOutput<typeof linkedAccountSchema>
export type LinkedAccounts = v.InferOutput<typeof linkedAccountsSchema>
export type InstantLink = v.InferOutput<typeof instantLinkSchema>
export type InstantLinkAnswer = v.InferOutput<typeof instantLinkAnswerSchema>
export type ManualLinkAnswer = v.InferOutput<typeof manualLinkAnswerSchema>
export type VerifiedLink = v.InferOutput<typeof verifiedLinkSchema>
export type Reissued = v.InferOutput<typeof reissuedSchema>
export type WireLinkedAccount = v.InferInput<typeof linkedAccountSchema>
export type WireLinkedAccounts = v.InferInput<typeof linkedAccountsSchema>
export type WireInstantLink = v.InferInput<typeof instantLinkSchema>
export type WireInstantLinkAnswer = v.InferInput<typeof instantLinkAnswerSchema>
export type WireManualLinkAnswer = v.InferInput<typeof manualLinkAnswerSchema>
export type WireVerifiedLink = v.InferInput<typeof verifiedLinkSchema>
export type WireReissued = v.InferInput<typeof reissuedSchema>
