import type { Refusal } from '@coffer/domain/refusal'
import { useRefusal } from '@coffer/router/refusal'
import { useSession } from '@coffer/session/session'

/**
 * Why the requested screen is closed, as the person may know it; null for an address that does not exist. Without a
 * session only that a screen has nothing to report or to continue.
 */
export function useShownRefusal(): Refusal | null {
  const isSignedIn = useSession().status === 'signed-in'
  const refusal = useRefusal()
  return isSignedIn || refusal === 'nothing-to-do' ? refusal : null
}
