import { ButtonLink } from '@coffer/router/link'
import { useSession } from '@coffer/session/session'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useTranslations } from '../messages.ts'

/** An unknown address, or one that the guard refuses; the link fits the session. */
export function NotFoundScreen() {
  const t = useTranslations()
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <ResultPage
      tone="info"
      title={t('not-found.title')}
      action={
        isSignedIn ? (
          <ButtonLink to="/login/entry">{t('not-found.back')}</ButtonLink>
        ) : (
          <ButtonLink to="/login">{t('not-found.log-in')}</ButtonLink>
        )
      }
    >
      {t('not-found.text')}
    </ResultPage>
  )
}
