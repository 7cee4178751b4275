import { optionalComponent } from '@coffer/passkeys/optional-component'
import { useCapability } from '@coffer/session/capabilities'
import { Suspense } from 'react'

const OwnPasskey = optionalComponent(() => import('./own-passkey.tsx').then((m) => m.OwnPasskey))

/** Offers a passkey in place of the code to a depositor who has one. */
export function PasskeyOption({ onConfirmed }: { onConfirmed: () => void }) {
  const isAnnounced = useCapability('passkeys')
  return (
    isAnnounced && (
      <Suspense fallback={null}>
        <OwnPasskey onConfirmed={onConfirmed} />
      </Suspense>
    )
  )
}
