import { resendCode } from '@coffer/api-client/auth'
import { clockTime, useCountdown } from '@coffer/session/countdown'
import { toasts } from '@coffer/session/toasts'
import type { SentCode } from '@coffer/session/session'
import { Button } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/layout'
import { failureOf } from '@coffer/errors/failure-of'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useSubmission } from '@coffer/forms/use-submission'
import { useTranslations } from '../messages.ts'
import { resendError } from './code-errors.ts'
import { storeSentCode } from './store-sent-code.ts'
import { RecoveryAction } from './recovery-action.tsx'

/** Resends the code, after the provider’s waiting time. */
export function ResendCode({ sent }: { sent: SentCode }) {
  const t = useTranslations()
  const seconds = useCountdown(sent.resendAt)
  const { state, submit } = useSubmission<void, Awaited<ReturnType<typeof resendCode>>>({
    send: () => resendCode(sent.nonceToken),
    onAccepted(_, answer) {
      storeSentCode(sent.via, { ...answer, maskedDestination: sent.maskedDestination })
      toasts.show(t('code.resent'))
    },
  })
  const failure = state.status === 'rejected' ? failureOf(state.error) : null
  return (
    <Stack gap={12}>
      <SubmissionNotice
        state={state}
        title={t('code.resend.failed')}
        unknown={{ title: t('code.resend.unknown.title'), body: t('code.resend.unknown.body') }}
        reason={failure ? resendError(failure) : undefined}
        action={failure && <RecoveryAction failure={failure} />}
      />
      {seconds > 0 ? (
        <p role="timer">{t('code.resend.wait', { time: clockTime(seconds) })}</p>
      ) : (
        <div>
          <Button variant="secondary" isBusy={state.status === 'pending'} onPress={() => void submit()}>
            {t('code.resend')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
