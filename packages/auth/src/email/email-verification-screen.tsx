import { resendVerification } from '@coffer/api-client/auth'
import { ButtonLink } from '@coffer/router/link'
import type { ResultValue } from '@coffer/session/result'
import { useSession } from '@coffer/session/session'
import { Button } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useMutation } from '@tanstack/react-query'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { Navigate } from '@coffer/router/navigate'
import { useTranslations } from '../messages.ts'
import { registered } from '../results.ts'

/** After registering: a message was sent to the masked email. Somebody logged in has no need of it, and is not logged out. */
export function EmailVerificationScreen() {
  const registration = registered.use()
  const isLoggedIn = useSession().status !== 'visitor'
  if (registration) return <CheckEmail registration={registration} />
  return <Navigate to={isLoggedIn ? '/login/entry' : '/registration'} />
}

function CheckEmail({
  registration: { email, maskedEmail },
}: {
  registration: ResultValue<typeof registered>
}) {
  const t = useTranslations()
  const resend = useMutation({ mutationFn: () => resendVerification(email) })
  return (
    <ResultPage
      tone="waiting"
      title={t('email-verification.title')}
      action={
        <Button variant="secondary" isBusy={resend.isPending} onPress={() => resend.mutate()}>
          {t('email-verification.resend')}
        </Button>
      }
      secondary={
        <ButtonLink to="/login" variant="quiet">
          {t('log-in.link')}
        </ButtonLink>
      }
    >
      <Stack>
        <p>{t('email-verification.sent', { email: maskedEmail })}</p>
        <p>{t('email-verification.spam')}</p>
        {resend.isSuccess && (
          <Notice severity="success" isAnnounced>
            {t('email-verification.resent', { email: maskedEmail })}
          </Notice>
        )}
        {resend.isError && <FailureNotice title={t('email-verification.failed')} error={resend.error} />}
      </Stack>
    </ResultPage>
  )
}
