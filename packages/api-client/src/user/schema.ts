import * as v from 'valibot'

/** Who logs in, and where they are written to. The phone in digits. */
export const userSchema = v.object({ uuid: v.string(), email: v.string(), phone: v.nullable(v.string()) })

export type User = v.InferOutput<typeof userSchema>
export type WireUser = v.InferInput<typeof userSchema>
