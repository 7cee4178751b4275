import type { Refusal } from '@coffer/domain/refusal'
import { ButtonLink } from '@coffer/router/link'
import { useSession } from '@coffer/session/session'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { usePageTitle } from '../chrome/use-page-title.ts'
import { useTranslations as useCommonTranslations } from '../messages.ts'
import { useTranslations } from './messages.ts'
import { refusalActions } from './refusal-actions.ts'

/** The reason why a screen is closed, with the action that opens it. */
export function Refused({ refusal }: { refusal: Refusal }) {
  const t = useTranslations()
  const common = useCommonTranslations()
  const isSignedIn = useSession().status === 'signed-in'
  const title = t(`${refusal}.title`)
  usePageTitle(title)
  return (
    <ResultPage
      tone="info"
      title={title}
      action={
        isSignedIn ? (
          <ButtonLink to={refusalActions[refusal]}>{t(`${refusal}.action`)}</ButtonLink>
        ) : (
          <ButtonLink to="/login">{common('not-found.log-in')}</ButtonLink>
        )
      }
    >
      {t(`${refusal}.text`)}
    </ResultPage>
  )
}
