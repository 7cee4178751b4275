import { endSession } from '@coffer/session/session'
import { useNavigate } from './link.tsx'

/**
 * Leads to the screen of a locked account. The provider ended the session with the last wrong code, and any call with its
 * token, a preloaded link's too, would lead on to the log-in page.
 */
export function useLockOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    void endSession('locked')
    await navigate('/mfa-account-locked', { replace: true })
  }
}
