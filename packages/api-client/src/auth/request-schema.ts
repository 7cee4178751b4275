import * as v from 'valibot'
import { lineText, passwordText, shortText, text } from '../request/text.ts'

/** POST /login. */
export const credentialsBody = v.object({ email: lineText, password: passwordText })
export type CredentialsBody = v.InferInput<typeof credentialsBody>

/** POST /register. */
export const registrationBody = v.object({
  email: lineText,
  password: passwordText,
  password_confirmation: passwordText,
  locale: v.optional(shortText, ''),
})
export type RegistrationBody = v.InferInput<typeof registrationBody>

/** POST /email/resend and POST /forgot-password. */
export const emailBody = v.object({ email: lineText })

/** POST /email/verify and POST /email/verify/joint: the parameters after the # of the emailed link. */
export const emailedLinkBody = v.object({ uuid: shortText, hash: shortText })
export type EmailedLinkBody = v.InferInput<typeof emailedLinkBody>

/** POST /reset-password. */
export const passwordResetBody = v.object({
  email: lineText,
  token: shortText,
  password: passwordText,
  password_confirmation: passwordText,
  /** The code sent by text message, if the account has a verified phone. */
  code: v.optional(text(20)),
})
export type PasswordResetBody = v.InferInput<typeof passwordResetBody>

/** POST /not-me: the parameters of the link of a security notice. */
export const reportBody = v.object({ uuid: shortText, hash: shortText })
export type ReportBody = v.InferInput<typeof reportBody>

/** POST /mfa-add-sms. */
export const phoneBody = v.object({ phone: lineText })

/** POST /mfa-verify/{nonceToken}. */
export const codeBody = v.object({
  code: text(20),
  device_name: v.optional(v.nullable(shortText), null),
  remember: v.optional(v.boolean(), false),
})
export type CodeBody = v.InferInput<typeof codeBody>

const description = v.optional(v.nullable(lineText), null)

/** POST /session. */
export const sessionBody = v.object({ session_id: shortText, location: description, description })
export type SessionBody = v.InferInput<typeof sessionBody>
