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
  /** Whether the alternative is placed before the code form. */
  isFirst?: boolean
}

/** A second factor instead of the one-time code, for a depositor who has one. */
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
