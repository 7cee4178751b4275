import { ButtonLink } from '@coffer/router/link'
import { GoTo } from '@coffer/router/go-to'
import { useResult } from '@coffer/session/flow-results'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useWords } from '../words.ts'

/** `/joint-account/onboarding/password-success`: on to the log-in. */
export function PasswordSuccessScreen() {
  const t = useWords()
  const done = useResult('joint-password-set')
  if (!done) return <GoTo to="/joint-account/onboarding" />
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
