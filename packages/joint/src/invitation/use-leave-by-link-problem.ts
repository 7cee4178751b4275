import { toLinkProblem } from '@coffer/api-client/joint'
import { failureOf } from '@coffer/errors/failure-of'
import { useNavigate } from '@coffer/router/link'
import { jointIdentity, jointInvitation } from '@coffer/router/access-results'

/** Opens the screen that explains an invalid link. Resolves to whether the error was about the link. */
export function useLeaveByLinkProblem(): (error: unknown) => Promise<boolean> {
  const navigate = useNavigate()
  return async (error) => {
    const state = toLinkProblem(failureOf(error))
    if (state === null) return false
    await navigate('/joint-account/verify/success', { search: { state }, replace: true })
    jointInvitation.clear()
    jointIdentity.clear()
    return true
  }
}
