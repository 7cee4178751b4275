import { optionalComponent } from '@coffer/passkeys/optional-component'

/** Loaded only where the provider announces passkeys. */
export const PasskeyLogIn = optionalComponent(() =>
  import('../passkey/passkey-log-in.tsx').then((m) => m.PasskeyLogIn),
)
