import * as v from 'valibot'

const password = v.pipe(v.string(), v.maxLength(4_096))

/** POST /login. */
export const credentialsBody = v.object({ email: v.string(), password })
export type CredentialsBody = v.InferInput<typeof credentialsBody>

/** POST /register. */
export const registrationBody = v.object({
  email: v.string(),
  password,
  password_confirmation: v.string(),
  locale: v.optional(v.string(), ''),
})
export type RegistrationBody = v.InferInput<typeof registrationBody>

/** POST /email/resend and POST /forgot-password. */
export const emailBody = v.object({ email: v.string() })

/** POST /email/verify and POST /email/verify/joint: what the emailed link carries after its #. */
export const emailedLinkBody = v.object({ uuid: v.string(), hash: v.string() })
export type EmailedLinkBody = v.InferInput<typeof emailedLinkBody>

/** POST /reset-password. */
export const passwordResetBody = v.object({
  email: v.string(),
  token: v.string(),
  password,
  password_confirmation: v.string(),
  /** The code sent by text, where the account has a verified phone. */
  code: v.optional(v.pipe(v.string(), v.maxLength(20))),
})
export type PasswordResetBody = v.InferInput<typeof passwordResetBody>

/** POST /not-me, with what the link of a security notice carries. */
export const reportBody = v.object({ uuid: v.string(), hash: v.string() })
export type ReportBody = v.InferInput<typeof reportBody>

/** POST /mfa-add-sms. */
export const phoneBody = v.object({ phone: v.string() })

/** POST /mfa-verify/{nonceToken}. */
export const codeBody = v.object({
  code: v.pipe(v.string(), v.maxLength(20)),
  device_name: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200))), null),
  remember: v.optional(v.boolean(), false),
})
export type CodeBody = v.InferInput<typeof codeBody>

const description = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(400))), null)

/** POST /session. */
export const sessionBody = v.object({ session_id: v.string(), location: description, description })
export type SessionBody = v.InferInput<typeof sessionBody>
