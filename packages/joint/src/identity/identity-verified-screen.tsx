import { Navigate } from '@coffer/router/navigate'
import { ButtonLink } from '@coffer/router/link'
import { jointIdentity } from '@coffer/router/access-results'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useTranslations } from '../messages.ts'

/** `/joint-account/onboarding/identity-verified`: on to a password. */
export function IdentityVerifiedScreen() {
  const t = useTranslations()
  const identity = jointIdentity.use()
  if (!identity) return <Navigate to="/login" />
  return (
    <ResultPage
      tone="success"
      title={t('verified.title')}
      action={
        <ButtonLink to="/joint-account/onboarding/create-password" isFullWidth>
          {t('verified.action')}
        </ButtonLink>
      }
    >
      <p>{t('verified.text', { email: identity.email })}</p>
    </ResultPage>
  )
}
