import * as v from 'valibot'

/** The user's contacts. The phone in digits. */
export const userSchema = v.object({ uuid: v.string(), email: v.string(), phone: v.nullable(v.string()) })

export type User = v.InferOutput<typeof userSchema>
export type WireUser = v.InferInput<typeof userSchema>
