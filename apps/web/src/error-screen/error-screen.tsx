import { ApiError, type Failure } from '@coffer/api-client/transport'
import { ScreenUnavailable } from '@coffer/router/screens'
import { useBranding } from '@coffer/session/branding'
import { ErrorState } from '@coffer/ui-kit/error-state'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from '../messages.ts'
import { mayReload, recordReload } from './reload-guard.ts'

/** Shown within the frame if a screen did not load, its guard's request failed, or it threw. */
export function ErrorScreen({ error }: { error: unknown }) {
  if (error instanceof ScreenUnavailable) return <ScreenFailure />
  return <CallFailure error={error} />
}

/** Reloads the page, but at most every 10 s; otherwise explains the failure. */
function ScreenFailure() {
  const t = useTranslations()
  const { emails } = useBranding()
  const [isReloading] = useState(() => navigator.onLine && mayReload(Date.now()))
  useEffect(() => {
    if (!isReloading) return
    recordReload(Date.now())
    location.reload()
  }, [isReloading])
  if (isReloading) return null
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
    const retry = () => void router.invalidate()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isOffline, router])
  return (
    <ErrorState
      level={1}
      title={t('failure.call.title')}
      onRetry={() => void router.invalidate()}
      {...(failure?.invocationId && { reference: failure.invocationId })}
    >
      {failureText(failure, t)}
    </ErrorState>
  )
}

/** Uses its own messages, because those of `errors` may be what did not load. A 403 shows the provider's text. */
function failureText(failure: Failure | null, t: ReturnType<typeof useTranslations>): string {
  if (failure?.kind === 'forbidden') return failure.message || t('failure.forbidden.text')
  if (failure?.kind === 'cookies-blocked') return t('failure.cookies-blocked.text')
  return failure?.kind === 'offline' ? t('failure.offline.text') : t('failure.call.text')
}
