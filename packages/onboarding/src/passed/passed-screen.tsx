import { ButtonLink } from '@coffer/router/link'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useTranslations } from '../messages.ts'

/** `/registration/passed`: identity confirmed, on to a bank account. */
export function PassedScreen() {
  const t = useTranslations()
  return (
    <ResultPage
      tone="success"
      title={t('passed.title')}
      action={
        <ButtonLink to="/registration/link-account-selection" isFullWidth>
          {t('passed.action')}
        </ButtonLink>
      }
    >
      <p>{t('passed.text')}</p>
    </ResultPage>
  )
}
