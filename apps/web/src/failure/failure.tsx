import { ApiError, type Failure as WhatFailed } from '@coffer/api-client/transport'
import { ScreenUnavailable } from '@coffer/router/screens'
import { useBranding } from '@coffer/session/branding'
import { ErrorState } from '@coffer/ui-kit/error-state'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from '../messages.ts'
import { mayReload, noteReload } from './reload-guard.ts'

/** A screen that could not be shown. The chrome stays; what failed says what to do. */
export function Failure({ error }: { error: unknown }) {
  if (error instanceof ScreenUnavailable) return <ScreenFailure />
  return <CallFailure error={error} />
}

/** §2.4: one reload by itself, at most every 10 s; otherwise the text. */
function ScreenFailure() {
  const t = useTranslations()
  const { emails } = useBranding()
  const [reloads] = useState(() => navigator.onLine && mayReload(sessionStorage, Date.now()))
  useEffect(() => {
    if (!reloads) return
    noteReload(sessionStorage, Date.now())
    location.reload()
  }, [reloads])
  if (reloads) return null
  return (
    <ErrorState level={1} title={t('failure.screen.title')} onRetry={() => location.reload()}>
      {emails.support === ''
        ? t('failure.screen.again')
        : t('failure.screen.text', { email: emails.support })}
    </ErrorState>
  )
}

function CallFailure({ error }: { error: unknown }) {
  const t = useTranslations()
  const router = useRouter()
  const failure = error instanceof ApiError ? error.failure : null
  const isOffline = failure?.kind === 'offline'
  useEffect(() => {
    if (!isOffline) return undefined
    const again = () => void router.invalidate()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isOffline, router])
  return (
    <ErrorState
      level={1}
      title={t('failure.call.title')}
      onRetry={() => void router.invalidate()}
      {...(failure?.invocationId && { reference: failure.invocationId })}
    >
      {reasonOf(failure, t)}
    </ErrorState>
  )
}

/** Its own words, as those of the failures may be what can't be brought. §8: a 403 shows the provider's. */
function reasonOf(failure: WhatFailed | null, t: ReturnType<typeof useTranslations>): string {
  if (failure?.kind === 'forbidden') return failure.message || t('failure.forbidden.text')
  return failure?.kind === 'offline' ? t('failure.offline.text') : t('failure.call.text')
}
