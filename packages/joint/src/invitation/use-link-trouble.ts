import { linkProblemOf } from '@coffer/api-client/joint'
import { failureOf } from '@coffer/errors/failure-of'
import { useNavigate } from '@coffer/router/link'
import { jointIdentity, jointInvitation } from '@coffer/router/access-results'

/** Leads to where a link that is no good any more is explained; answers whether that was the trouble. */
export function useLinkTrouble(): (error: unknown) => Promise<boolean> {
  const navigate = useNavigate()
  return async (error) => {
    const state = linkProblemOf(failureOf(error))
    if (state === null) return false
    await navigate('/joint-account/verify/success', { search: { state }, replace: true })
    jointInvitation.clear()
    jointIdentity.clear()
    return true
  }
}
