import { resendCode } from '@coffer/api-client/auth'
import { clockTime, useCountdown } from '@coffer/session/countdown'
import { toasts } from '@coffer/session/toasts'
import type { SentCode } from '@coffer/session/session'
import { Button } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/layout'
import { useMutation } from '@tanstack/react-query'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { failureOf } from '../failure/failure-of.ts'
import { useTranslations } from '../messages.ts'
import { resendError } from './code-errors.ts'
import { keepSentCode } from './keep-sent-code.ts'
import { WayOn } from './way-on.tsx'

/** Another code, once the provider lets one be asked for. */
export function ResendCode({ sent }: { sent: SentCode }) {
  const t = useTranslations()
  const seconds = useCountdown(sent.resendAt)
  const resend = useMutation({
    mutationFn: () => resendCode(sent.nonceToken),
    onSuccess: (answer) => {
      keepSentCode(sent.via, { ...answer, maskedDestination: sent.maskedDestination })
      toasts.show(t('code.resent'))
    },
  })
  return (
    <Stack gap={12}>
      {resend.isError && (
        <FailureNotice
          title={t('code.resend.failed')}
          error={resend.error}
          say={resendError}
          action={<WayOn failure={failureOf(resend.error)} />}
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
