import { ButtonLink } from '@coffer/router/link'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { useTranslations } from '../messages.ts'

/** The bank has the documents; what comes of them is being looked at. */
export function DocumentsSent() {
  const t = useTranslations()
  return (
    <FocusOnMount>
      <ResultPage
        tone="waiting"
        title={t('additional.sent.title')}
        action={
          <ButtonLink to="/registration/reviewing-account" variant="secondary" isFullWidth>
            {t('additional.status')}
          </ButtonLink>
        }
      >
        <p>{t('additional.sent.text')}</p>
      </ResultPage>
    </FocusOnMount>
  )
}
