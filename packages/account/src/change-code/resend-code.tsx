import { resendCode } from '@coffer/api-client/auth'
import { providerNow } from '@coffer/api-client/transport'
import { failedSubmission } from '@coffer/errors/failed-submission'
import { SubmissionNotice } from '@coffer/errors/submission-notice'
import { clockTime, useCountdown } from '@coffer/session/countdown'
import { changeUnderWay } from '@coffer/router/access-results'
import { toasts } from '@coffer/session/toasts'
import { Button } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/layout'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'
import { saidOf } from './refused-change.ts'
import type { ChangeUnderWay } from './use-change.ts'

/** Another code, once the provider lets one be asked for. */
export function ResendCode({ change }: { change: ChangeUnderWay }) {
  const t = useTranslations()
  const seconds = useCountdown(change.resendAt)
  const resend = useMutation({
    mutationFn: () => resendCode(change.nonceToken),
    onSuccess: ({ nonceToken, resendAfterSeconds }) => {
      const resendAt = providerNow() + resendAfterSeconds * 1000
      changeUnderWay.record({ ...change, nonceToken, resendAt })
      toasts.show(t('code.resent'))
    },
  })
  return (
    <Stack gap={12}>
      {resend.isError && (
        <SubmissionNotice
          title={t('code.resend.failed')}
          state={failedSubmission(resend.error)}
          unknown={{ title: t('code.sent.unknown.title'), body: t('code.sent.unknown.body') }}
          reason={saidOf(resend.error) ?? undefined}
        />
      )}
      {seconds > 0 ? (
        <p role="timer">{t('code.resend.wait', { time: clockTime(seconds) })}</p>
      ) : (
        <div>
          <Button variant="secondary" isBusy={resend.isPending} onPress={() => resend.mutate()}>
            {t('code.resend')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
