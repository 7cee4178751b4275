import { supportReference } from '@coffer/errors/support-reference'
import { TextAnchor } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/flow'
import { Notice } from '@coffer/ui-kit/notice'
import { logInError, recoveryAction } from './log-in-errors.ts'
import type { LogInState } from './use-log-in.ts'
import { useTranslations } from './messages.ts'
import { registered } from '../results.ts'

interface LogInErrorProps {
  rejection: Extract<LogInState, { status: 'rejected' }>
  hrefs: { forgotPassword: string; sendAgain: string }
}

/** The reason for a rejected log-in and the action to recover. */
export function LogInError({ rejection: { failure, email }, hrefs }: LogInErrorProps) {
  const t = useTranslations()
  const text = logInError(failure)
  const reference = supportReference(failure)
  const actions = {
    unlock: <TextAnchor href={hrefs.forgotPassword}>{t('error.locked.way-out')}</TextAnchor>,
    'send-again': (
      // Records the email for the verification screen.
      <TextAnchor href={hrefs.sendAgain} onClick={() => registered.record({ email, maskedEmail: email })}>
        {t('error.unverified.way-out')}
      </TextAnchor>
    ),
  }
  const action = recoveryAction(failure)
  return (
    <Notice severity="error" title={t('error.title')} action={action && actions[action]} isAnnounced>
      <Stack gap={8}>
        <p>{'text' in text ? text.text : t(text.key, { count: text.count ?? 0 })}</p>
        {reference !== undefined && <p>{t('error.reference', { reference })}</p>}
      </Stack>
    </Notice>
  )
}
