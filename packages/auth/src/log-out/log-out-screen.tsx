import { useNavigate } from '@coffer/router/link'
import { endSession, sessionState } from '@coffer/session/session'
import { PageHeading } from '@coffer/ui-kit/layout'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from '../messages.ts'

/** Clears all local state, ends the session at the provider if it can be reached, and opens the log-in page. */
export function LogOutScreen() {
  const t = useTranslations()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  useEffect(() => {
    const isHeld = sessionState().status !== 'visitor'
    queryClient.clear()
    void endSession(isHeld ? 'asked' : 'no-bearer').then(() => navigate('/login', { replace: true }))
  }, [navigate, queryClient])
  return <PageHeading title={t('log-out.title')} />
}
