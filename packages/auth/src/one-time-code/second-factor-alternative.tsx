import { optionalComponent } from '@coffer/passkeys/optional-component'
import { useCapability } from '@coffer/session/capabilities'
import { Suspense } from 'react'
import type { Pending } from './pending-mfa.tsx'

const PasskeySecondFactor = optionalComponent(() =>
  import('./passkey-second-factor.tsx').then((m) => m.PasskeySecondFactor),
)

/** A second factor in place of the one-time code, for a depositor who has one. */
export function SecondFactorAlternative({ session }: { session: Pending }) {
  const isOffered = useCapability('passkeys') && session.hasPasskey
  return (
    isOffered && (
      <Suspense fallback={null}>
        <PasskeySecondFactor />
      </Suspense>
    )
  )
}
