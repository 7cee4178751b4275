import { resendCode } from '@coffer/api-client/auth'
import { providerNow } from '@coffer/api-client/transport'
import { providerMessage } from '@coffer/errors/error-message'
import { failureOf } from '@coffer/errors/failure-of'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useSubmission } from '@coffer/forms/use-submission'
import { clockTime, useCountdown } from '@coffer/session/countdown'
import { changeUnderWay } from '@coffer/router/access-results'
import { toasts } from '@coffer/session/toasts'
import { StepUpDialog } from '@coffer/step-up/step-up-dialog'
import { useStepUp } from '@coffer/step-up/use-step-up'
import { Button } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/layout'
import { useTranslations } from '../messages.ts'
import type { ContactChange } from './use-contact-change.ts'

/** Requests another code when the provider allows it. The provider may require another step-up confirmation first. */
export function ResendCode({ change }: { change: ContactChange }) {
  const t = useTranslations()
  const seconds = useCountdown(change.resendAt)
  const stepUp = useStepUp()
  const { state, submit } = useSubmission<void, Awaited<ReturnType<typeof resendCode>>>({
    send: () => resendCode(change.nonceToken),
    onAccepted(_, { nonceToken, resendAfterSeconds }) {
      const resendAt = providerNow() + resendAfterSeconds * 1000
      changeUnderWay.record({ ...change, nonceToken, resendAt })
      toasts.show(t('code.resent'))
    },
    onRejected: (error) => (stepUp.intercept(error) ? 'handled' : undefined),
  })
  const message = state.status === 'rejected' ? providerMessage(failureOf(state.error)) : null
  return (
    <Stack gap={12}>
      <SubmissionNotice
        title={t('code.resend.failed')}
        state={state}
        unknown={{ title: t('code.sent.unknown.title'), body: t('code.sent.unknown.body') }}
        reason={message ?? undefined}
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
      <StepUpDialog {...stepUp.dialog(() => void submit())} />
    </Stack>
  )
}
