import { ButtonLink, useGo } from '@coffer/router/link'
import { useResult } from '@coffer/session/flow-results'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useEffect } from 'react'
import { useWords } from '../words.ts'

/** `/non-profit/success`: which one is chosen. Opened with nothing to report, it goes to the choice. */
export function SuccessScreen() {
  const t = useWords()
  const chosen = useResult('non-profit-chosen')
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
  const go = useGo()
  useEffect(() => {
    void go('/non-profit/select', { replace: true })
  }, [go])
  return null
}
