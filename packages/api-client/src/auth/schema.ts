import { mfaTypes } from '@coffer/domain/status'
import * as v from 'valibot'

export const registerAnswerSchema = v.pipe(
  v.object({ masked_email: v.string() }),
  v.transform(({ masked_email }) => ({ maskedEmail: masked_email })),
)

/** The last three come when the device is remembered, and the session is whole at once. */
export const loginAnswerSchema = v.pipe(
  v.object({
    token: v.string(),
    nonce_token: v.nullable(v.string()),
    masked_email: v.string(),
    mfa: v.object({
      required: v.boolean(),
      enrolled: v.array(v.picklist(mfaTypes)),
      masked_phone: v.nullable(v.string()),
    }),
    expires_at: v.string(),
    session_id: v.nullish(v.string()),
    relink: v.nullish(v.boolean()),
    token_duration: v.nullish(v.number()),
  }),
  v.transform((wire) => ({
    token: wire.token,
    nonceToken: wire.nonce_token,
    maskedEmail: wire.masked_email,
    mfa: {
      isRequired: wire.mfa.required,
      enrolled: wire.mfa.enrolled,
      maskedPhone: wire.mfa.masked_phone,
    },
    expiresAt: wire.expires_at,
    session:
      typeof wire.session_id === 'string' && typeof wire.token_duration === 'number'
        ? { sessionId: wire.session_id, relink: wire.relink ?? false, tokenDuration: wire.token_duration }
        : null,
  })),
)

export const codeSentSchema = v.pipe(
  v.object({
    nonce_token: v.string(),
    masked_destination: v.string(),
    resend_after_seconds: v.optional(v.number(), 30),
  }),
  v.transform((wire) => ({
    nonceToken: wire.nonce_token,
    maskedDestination: wire.masked_destination,
    resendAfterSeconds: wire.resend_after_seconds,
  })),
)

export const codeResentSchema = v.pipe(
  v.object({ nonce_token: v.string(), resend_after_seconds: v.number() }),
  v.transform((wire) => ({ nonceToken: wire.nonce_token, resendAfterSeconds: wire.resend_after_seconds })),
)

/** `token_duration` is in seconds from receipt. */
export const verifyAnswerSchema = v.pipe(
  v.object({
    token: v.string(),
    session_id: v.string(),
    expires_at: v.string(),
    relink: v.boolean(),
    token_duration: v.number(),
  }),
  v.transform((wire) => ({
    token: wire.token,
    sessionId: wire.session_id,
    expiresAt: wire.expires_at,
    relink: wire.relink,
    tokenDuration: wire.token_duration,
  })),
)

export const livenessSchema = v.pipe(
  v.object({ token_duration: v.number() }),
  v.transform(({ token_duration }) => ({ tokenDuration: token_duration })),
)

export const deviceSchema = v.pipe(
  v.object({
    device_name: v.string(),
    browser: v.nullable(v.string()),
    os: v.nullable(v.string()),
    ip_region: v.nullable(v.string()),
  }),
  v.transform((wire) => ({
    deviceName: wire.device_name,
    browser: wire.browser,
    os: wire.os,
    region: wire.ip_region,
  })),
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
