import { ButtonLink } from '@coffer/router/link'
import { Navigate } from '@coffer/router/navigate'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useTranslations } from '../messages.ts'
import { jointPasswordSet } from '../results.ts'

/** `/joint-account/onboarding/password-success`: on to the log-in. */
export function PasswordSuccessScreen() {
  const t = useTranslations()
  const done = jointPasswordSet.use()
  if (!done) return <Navigate to="/joint-account/onboarding" />
  return (
    <ResultPage
      tone="success"
      title={t('done.title')}
      action={
        <ButtonLink to="/login" isFullWidth>
          {t('done.action')}
        </ButtonLink>
      }
    >
      <p>{t('done.text', { email: done.email })}</p>
    </ResultPage>
  )
}
