import { endSession } from '@coffer/session/session'
import { useNavigate } from './link.tsx'

/**
 * Navigates to the screen of a locked account. The provider ended the session with the last wrong code, so any call
 * with its token, even of a preloaded link, would redirect to the log-in page.
 */
export function useLockOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    void endSession('locked')
    await navigate('/mfa-account-locked', { replace: true })
  }
}
