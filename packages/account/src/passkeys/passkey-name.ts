import * as v from 'valibot'

const longestName = 60

/** The name that a person gives a passkey; the messages are keys of this package. */
export const passkeyNameSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('passkeys.name.empty'),
    v.maxLength(longestName, 'passkeys.name.long'),
  ),
})
