import * as v from 'valibot'

/** The user's contacts and language. The phone is digits only. */
export const userSchema = v.object({
  uuid: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  /** The language of emails and text messages to the user, such as `es`; with capability `language`. */
  language: v.optional(v.string()),
})

export type User = v.InferOutput<typeof userSchema>
export type WireUser = v.InferInput<typeof userSchema>
