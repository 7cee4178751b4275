import { ButtonLink } from '@coffer/router/link'
import { useBranding } from '@coffer/session/branding'
import { jointNewcomer } from '@coffer/router/access-results'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useEffect } from 'react'
import { useTranslations } from '../messages.ts'

/** `/joint-account/onboarding/success`: the first greeting of a joint holder inside. */
export function JoinedScreen() {
  const t = useTranslations()
  const { name } = useBranding()
  // Greeted once: the next log-in leads to the dashboard.
  useEffect(() => jointNewcomer.clear(), [])
  return (
    <ResultPage
      tone="success"
      title={t('joined.title', { bank: name })}
      action={
        <ButtonLink to="/dashboard" isFullWidth>
          {t('joined.action')}
        </ButtonLink>
      }
    >
      <p>{t('joined.text')}</p>
    </ResultPage>
  )
}
