import { requireCapability } from '../../http/require-capability.ts'
import type { Area } from '../../http/routes.ts'
import { addPasskey } from './add-passkey.ts'
import { managePasskeys } from './manage-passkeys.ts'
import { passkeyLogIn } from './passkey-log-in.ts'
import { passkeySecondFactor } from './passkey-second-factor.ts'

/** Passkeys (WebAuthn), an optional extension of the specification: docs/wire.md. */
export const passkeyCalls: Area = (api, context) => {
  api.use('/passkeys/*', requireCapability('passkeys'))
  for (const area of [passkeyLogIn, passkeySecondFactor, addPasskey, managePasskeys]) area(api, context)
}
