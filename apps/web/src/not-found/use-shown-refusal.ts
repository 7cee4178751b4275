import type { Refusal } from '@coffer/domain/refusal'
import { useRefusal } from '@coffer/router/refusal'
import { useSession } from '@coffer/session/session'

/**
 * The reason why the requested screen is closed, if the person may know it; null for a URL that does not exist. A visitor
 * learns only that a screen has nothing to report or to continue.
 */
export function useShownRefusal(): Refusal | null {
  const isSignedIn = useSession().status === 'signed-in'
  const refusal = useRefusal()
  return isSignedIn || refusal === 'nothing-to-do' ? refusal : null
}
