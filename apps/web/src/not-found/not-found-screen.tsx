import { depositorQuery } from '@coffer/api-client/depositor'
import { ButtonLink } from '@coffer/router/link'
import { useSession } from '@coffer/session/session'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'
import { Refused } from './refused.tsx'
import { useShownRefusal } from './use-shown-refusal.ts'

/** Shown for an unknown URL, or with the reason why the guard refuses a known one. The link depends on the session. */
export function NotFoundScreen() {
  const t = useTranslations()
  const isSignedIn = useSession().status === 'signed-in'
  const refusal = useShownRefusal()
  // The navigation around the page needs the depositor, which no guard has loaded for an unknown URL.
  useQuery({ ...depositorQuery(), enabled: isSignedIn })
  if (refusal) return <Refused refusal={refusal} />
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
