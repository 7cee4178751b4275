import { ButtonLink, useIsLogOutRequested, useNavigate } from '@coffer/router/link'
import { endSession, sessionState, useSession } from '@coffer/session/session'
import { Button } from '@coffer/ui-kit/button'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from '../messages.ts'

/**
 * `/logout`: logs out immediately if the application requested it or there is no session. A signed-in depositor who was
 * sent here by another page is asked first, because a foreign page must not be able to log anyone out.
 */
export function LogOutScreen() {
  const isAsked = useIsLogOutRequested()
  const isVisitor = useSession().status === 'visitor'
  const [isConfirmed, setConfirmed] = useState(false)
  if (isAsked || isVisitor || isConfirmed) return <LoggingOut />
  return <LogOutConfirmation onConfirm={() => setConfirmed(true)} />
}

/** Clears all local state, ends the session at the provider if it is reachable, and opens the log-in page. */
function LoggingOut() {
  const t = useTranslations()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  useEffect(() => {
    const hasSession = sessionState().status !== 'visitor'
    queryClient.clear()
    void endSession(hasSession ? 'asked' : 'no-bearer').then(() => navigate('/login', { replace: true }))
  }, [navigate, queryClient])
  return <PageHeading title={t('log-out.title')} />
}

function LogOutConfirmation({ onConfirm }: { onConfirm: () => void }) {
  const t = useTranslations()
  return (
    <Stack gap={32}>
      <PageHeading title={t('log-out.confirm.title')}>{t('log-out.confirm.text')}</PageHeading>
      <Stack gap={12}>
        <Button onPress={onConfirm} isFullWidth>
          {t('log-out.confirm.action')}
        </Button>
        <ButtonLink to="/login/entry" variant="secondary" isFullWidth>
          {t('log-out.confirm.stay')}
        </ButtonLink>
      </Stack>
    </Stack>
  )
}
