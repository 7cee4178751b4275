import { resendVerification } from '@coffer/api-client/auth'
import { ButtonLink } from '@coffer/router/link'
import type { ResultValue } from '@coffer/session/result'
import { sessionState } from '@coffer/session/session'
import { Button } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useSubmission } from '@coffer/forms/use-submission'
import type { RedirectingScreen } from '@coffer/router/screens'
import { useTranslations } from '../messages.ts'
import { registered } from '../results.ts'

/** `/email-verification`: says that an email was sent to the masked address, with a button to resend it. */
export function EmailVerificationScreen() {
  const registration = registered.use()
  return registration && <CheckEmail registration={registration} />
}

export const emailVerificationScreen: RedirectingScreen = {
  Screen: EmailVerificationScreen,
  redirect: () => {
    if (registered.read() !== null) return null
    return sessionState().status === 'visitor' ? '/registration' : '/login/entry'
  },
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
