import { resendVerification } from '@coffer/api-client/auth'
import { ButtonLink } from '@coffer/router/link'
import type { ResultValue } from '@coffer/session/result'
import { useSession } from '@coffer/session/session'
import { Button } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { SubmissionNotice } from '@coffer/errors/submission-notice'
import { useSubmission } from '@coffer/errors/use-submission'
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
  const { state, submit } = useSubmission<void, void>({ send: () => resendVerification(email) })
  return (
    <ResultPage
      tone="waiting"
      title={t('email-verification.title')}
      action={
        <Button variant="secondary" isBusy={state.status === 'pending'} onPress={() => void submit()}>
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
        {state.status === 'done' && (
          <Notice severity="success" isAnnounced>
            {t('email-verification.resent', { email: maskedEmail })}
          </Notice>
        )}
        <SubmissionNotice
          state={state}
          title={t('email-verification.failed')}
          unknown={{ title: t('email.unknown.title'), body: t('email.unknown.body') }}
        />
      </Stack>
    </ResultPage>
  )
}
