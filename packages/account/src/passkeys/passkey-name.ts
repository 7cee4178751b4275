import { passkeyNameProblem } from '@coffer/domain/nickname'
import * as v from 'valibot'

/** The depositor’s name for a passkey. Errors are message keys of this package. */
export const passkeyNameSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => passkeyNameProblem(text) !== 'empty', 'passkeys.name.empty'),
    v.check((text) => passkeyNameProblem(text) !== 'too-long', 'passkeys.name.long'),
    v.check((text) => passkeyNameProblem(text) !== 'forbidden', 'passkeys.name.forbidden'),
  ),
})
