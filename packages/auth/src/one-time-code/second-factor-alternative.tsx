import { optionalComponent } from '@coffer/passkeys/optional-component'
import { supportsPasskeys } from '@coffer/passkeys/supports-passkeys'
import { useCapability } from '@coffer/session/capabilities'
import { Suspense } from 'react'
import type { Pending } from './pending-mfa.tsx'

const PasskeySecondFactor = optionalComponent(() =>
  import('./passkey-second-factor.tsx').then((m) => m.PasskeySecondFactor),
)

interface SecondFactorAlternativeProps {
  session: Pending
  /** Whether it is before the form of the code. */
  isFirst?: boolean
}

/** A second factor in place of the one-time code, for a depositor who has one. */
export function SecondFactorAlternative({ session, isFirst = false }: SecondFactorAlternativeProps) {
  const isOffered = useCapability('passkeys') && session.hasPasskey && supportsPasskeys()
  return (
    isOffered && (
      <Suspense fallback={null}>
        <PasskeySecondFactor isFirst={isFirst} />
      </Suspense>
    )
  )
}
