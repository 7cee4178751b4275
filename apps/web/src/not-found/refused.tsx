import type { Refusal } from '@coffer/domain/refusal'
import { ButtonLink } from '@coffer/router/link'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useTranslations } from './messages.ts'
import { refusalActions } from './refusal-actions.ts'

/** Why a screen is closed, with the action that opens it. */
export function Refused({ refusal }: { refusal: Refusal }) {
  const t = useTranslations()
  return (
    <ResultPage
      tone="info"
      title={t(`${refusal}.title`)}
      action={<ButtonLink to={refusalActions[refusal]}>{t(`${refusal}.action`)}</ButtonLink>}
    >
      {t(`${refusal}.text`)}
    </ResultPage>
  )
}
