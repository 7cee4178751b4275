import { linkedAccountStatuses, linkingModes, linkSources } from '@coffer/domain/status'
import * as v from 'valibot'
import { bankDayOrNull, bankDaySchema } from '../transport/bank-day.ts'
import { wireObject } from '../transport/wire-case.ts'

const bankAccountTypes = ['checking', 'savings'] as const
export type BankAccountType = (typeof bankAccountTypes)[number]

const expectation = {
  microdeposits_expected_by: v.nullable(v.string()),
  microdeposits_expected_on: bankDaySchema,
}

/** Replaces the instant by its bank day. */
const withExpectedDay = <
  T extends { microdepositsExpectedBy: string | null; microdepositsExpectedOn: string | null },
>({
  microdepositsExpectedBy,
  microdepositsExpectedOn,
  ...rest
}: T) => ({
  ...rest,
  microdepositsExpectedOn: bankDayOrNull(microdepositsExpectedOn, microdepositsExpectedBy),
})

/**
 * A provider may not report the reissues left, nor the bank details entered by hand. `is_default` exists only with the
 * capability `linked_banks`.
 */
export const linkedAccountSchema = v.pipe(
  wireObject({
    uuid: v.string(),
    institution: v.string(),
    account_name: v.string(),
    mask: v.string(),
    account_type: v.picklist(bankAccountTypes),
    source_type: v.picklist(linkSources),
    status: v.picklist(linkedAccountStatuses),
    verify_attempts_left: v.nullable(v.number()),
    ...expectation,
    reissues_left: v.optional(v.nullable(v.number()), null),
    routing_number: v.optional(v.nullable(v.string()), null),
    holder_name: v.optional(v.nullable(v.string()), null),
    is_default: v.optional(v.nullable(v.boolean()), null),
  }),
  v.transform(withExpectedDay),
)

/** `same_fi_institution` names the one bank that a same-institution mode accepts. */
export const linkedAccountsSchema = wireObject({
  linking_mode: v.picklist(linkingModes),
  same_fi_institution: v.nullable(v.string()),
  accounts: v.array(linkedAccountSchema),
})

/** `provider_id` is the linking service's id of the one bank that a same-institution mode opens with. */
export const instantLinkSchema = v.pipe(
  wireObject({
    script_url: v.string(),
    fastlink_url: v.string(),
    access_token: v.string(),
    config_name: v.string(),
    expires_at: v.string(),
    /** The one bank that a same-institution mode accepts. */
    institution: v.optional(v.nullable(v.string()), null),
    provider_id: v.optional(v.nullable(v.union([v.string(), v.number()])), null),
  }),
  v.transform(({ providerId, ...link }) => ({
    ...link,
    providerId: providerId === null ? null : String(providerId),
  })),
)

/** The accounts that the provider read from the linking service. */
export const instantLinkAnswerSchema = v.object({
  success: v.boolean(),
  uuid: v.nullable(v.string()),
  accounts: v.array(linkedAccountSchema),
})

export const manualLinkAnswerSchema = v.pipe(
  wireObject({
    uuid: v.string(),
    status: v.picklist(linkedAccountStatuses),
    ...expectation,
  }),
  v.transform(withExpectedDay),
)

export const verifiedLinkSchema = v.object({ uuid: v.string(), status: v.picklist(linkedAccountStatuses) })

export const reissuedSchema = v.pipe(wireObject(expectation), v.transform(withExpectedDay))

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
