import { endSession } from '@coffer/session/session'
import { useNavigate } from './link.tsx'

/**
 * Leads to the screen of a locked account. The provider ended the session with the last wrong code: without its token no
 * later call is refused, which would lead on to the log-in page.
 */
export function useLockOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    await navigate('/mfa-account-locked', { replace: true })
    void endSession('locked')
  }
}
