import * as v from 'valibot'
import { lineText, passwordText, shortText, text } from '../request/text.ts'

/** POST /mfa-confirm-update/{type}: the new email or phone, and the current password. */
export const contactChangeBody = v.object({
  email: v.optional(lineText),
  phone: v.optional(text(40)),
  current_password: passwordText,
})
export type ContactChangeBody = v.InferInput<typeof contactChangeBody>

/** PATCH /user. */
export const contactBody = v.object({ email: v.optional(lineText), phone: v.optional(lineText) })

/** PATCH /user/language. */
export const userLanguageBody = v.object({ language: shortText })
export type UserLanguageBody = v.InferInput<typeof userLanguageBody>

/** PATCH /depositor, step password, of a logged-in user. */
export const passwordChangeBody = v.object({
  current_password: passwordText,
  password: passwordText,
  password_confirmation: passwordText,
})
export type PasswordChangeBody = v.InferInput<typeof passwordChangeBody>
