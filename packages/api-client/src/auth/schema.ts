import { mfaTypes } from '@coffer/domain/status'
import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'

/** Search parameter `state` of the page that the link opens. */
export const emailLinkStates = ['verified', 'used', 'expired'] as const
export type EmailLinkState = (typeof emailLinkStates)[number]

/** POST /email/verify. */
export const emailLinkAnswerSchema = v.object({ state: v.picklist(emailLinkStates) })

export const registerAnswerSchema = wireObject({ masked_email: v.string() })

/** The last three fields are present when the device is remembered: they start the session at once. */
export const loginAnswerSchema = v.pipe(
  wireObject({
    token: v.string(),
    nonce_token: v.nullable(v.string()),
    masked_email: v.string(),
    mfa: wireObject({
      required: v.boolean(),
      enrolled: v.array(v.picklist(mfaTypes)),
      masked_phone: v.nullable(v.string()),
      /** Whether a passkey can replace the code; absent without the capability. */
      has_passkey: v.optional(v.boolean(), false),
    }),
    expires_at: v.string(),
    session_id: v.nullish(v.string()),
    relink: v.nullish(v.boolean()),
    token_duration: v.nullish(v.number()),
  }),
  v.transform(({ mfa: { required, ...mfa }, sessionId, relink, tokenDuration, ...answer }) => ({
    ...answer,
    mfa: { ...mfa, isRequired: required },
    session:
      typeof sessionId === 'string' && typeof tokenDuration === 'number'
        ? { sessionId, relink: relink ?? false, tokenDuration }
        : null,
  })),
)

export const codeSentSchema = wireObject({
  nonce_token: v.string(),
  masked_destination: v.string(),
  resend_after_seconds: v.optional(v.number(), 30),
})

export const codeResentSchema = wireObject({ nonce_token: v.string(), resend_after_seconds: v.number() })

/** `token_duration` is in seconds from receipt. */
export const verifyAnswerSchema = wireObject({
  token: v.string(),
  session_id: v.string(),
  expires_at: v.string(),
  relink: v.boolean(),
  token_duration: v.number(),
})

export const livenessSchema = wireObject({ token_duration: v.number() })

export const deviceSchema = v.pipe(
  wireObject({
    device_name: v.string(),
    browser: v.nullable(v.string()),
    os: v.nullable(v.string()),
    ip_region: v.nullable(v.string()),
  }),
  v.transform(({ ipRegion, ...device }) => ({ ...device, region: ipRegion })),
)

export type RegisterAnswer = v.InferOutput<typeof registerAnswerSchema>
export type LoginAnswer = v.InferOutput<typeof loginAnswerSchema>
export type CodeSent = v.InferOutput<typeof codeSentSchema>
export type CodeResent = v.InferOutput<typeof codeResentSchema>
export type VerifyAnswer = v.InferOutput<typeof verifyAnswerSchema>
export type Liveness = v.InferOutput<typeof livenessSchema>
export type Device = v.InferOutput<typeof deviceSchema>

export type WireRegisterAnswer = v.InferInput<typeof registerAnswerSchema>
export type WireLoginAnswer = v.InferInput<typeof loginAnswerSchema>
export type WireCodeSent = v.InferInput<typeof codeSentSchema>
export type WireCodeResent = v.InferInput<typeof codeResentSchema>
export type WireVerifyAnswer = v.InferInput<typeof verifyAnswerSchema>
export type WireLiveness = v.InferInput<typeof livenessSchema>
export type WireDevice = v.InferInput<typeof deviceSchema>

/**
 * POST /not-me: the withdrawals that were stopped before they were sent, and the contacts whose earlier value was
 * restored.
 */
export const reportAnswerSchema = wireObject({
  canceled_withdrawals: v.number(),
  restored_contacts: v.optional(v.array(v.picklist(['email', 'phone'])), []),
})
export type ReportAnswer = v.InferOutput<typeof reportAnswerSchema>
