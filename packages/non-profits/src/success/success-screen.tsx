import { ButtonLink, useNavigate } from '@coffer/router/link'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useEffect } from 'react'
import { useTranslations } from '../messages.ts'
import { nonProfitChosen } from '../results.ts'

/** `/non-profit/success`: which one is chosen. Opened with nothing to report, it goes to the choice. */
export function SuccessScreen() {
  const t = useTranslations()
  const chosen = nonProfitChosen.use()
  if (!chosen) return <GoToChoice />
  return (
    <ResultPage
      tone="success"
      title={t('success.title', { name: chosen.name })}
      action={<ButtonLink to="/dashboard">{t('success.home')}</ButtonLink>}
      secondary={
        <ButtonLink to="/non-profit/select" variant="quiet">
          {t('success.another')}
        </ButtonLink>
      }
    >
      <p>{t('success.body')}</p>
    </ResultPage>
  )
}

function GoToChoice() {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate('/non-profit/select', { replace: true })
  }, [navigate])
  return null
}
