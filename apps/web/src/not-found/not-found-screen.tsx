import { ButtonLink } from '@coffer/router/link'
import { useSession } from '@coffer/session/session'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useTranslations } from '../messages.ts'

/** An address that leads nowhere, or not for this person now: the way back fits who is asking. */
export function NotFoundScreen() {
  const t = useTranslations()
  const isInside = useSession().status === 'signed-in'
  return (
    <ResultPage
      tone="info"
      title={t('not-found.title')}
      action={
        isInside ? (
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
