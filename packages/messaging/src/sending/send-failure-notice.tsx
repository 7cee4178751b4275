import { FailureNotice } from '@coffer/errors/failure-notice'
import { failureOf } from '@coffer/errors/failure-of'
import { useBranding } from '@coffer/session/branding'
import { useTranslations } from '../messages.ts'

/** Why the message was not sent, and that it is kept. To whom messages are forbidden another way is left. */
export function SendFailure({ error }: { error: unknown }) {
  const t = useTranslations()
  const { emails } = useBranding()
  const { kind } = failureOf(error)
  // What a person can do about it is known here only.
  const isOurs = kind === 'forbidden' || kind === 'too-large'
  return (
    <FailureNotice
      error={error}
      title={t('failure.title')}
      kept="typed"
      reason={isOurs ? t(`failure.${kind}`, { email: emails.support }) : undefined}
    />
  )
}
