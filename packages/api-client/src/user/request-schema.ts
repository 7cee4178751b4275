import * as v from 'valibot'

const password = v.pipe(v.string(), v.maxLength(4_096))

/** POST /mfa-confirm-update/{type}: the new email or phone, and the current password. */
export const contactChangeBody = v.object({
  email: v.optional(v.pipe(v.string(), v.maxLength(400))),
  phone: v.optional(v.pipe(v.string(), v.maxLength(40))),
  current_password: password,
})
export type ContactChangeBody = v.InferInput<typeof contactChangeBody>

/** PATCH /user. */
export const contactBody = v.object({ email: v.optional(v.string()), phone: v.optional(v.string()) })

/** PATCH /depositor, step password, of a logged-in user. */
export const passwordChangeBody = v.object({
  current_password: password,
  password,
  password_confirmation: password,
})
export type PasswordChangeBody = v.InferInput<typeof passwordChangeBody>
