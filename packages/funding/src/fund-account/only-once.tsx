import { depositorQuery } from '@coffer/api-client/depositor'
import { stepReached } from '@coffer/domain/status'
import { ButtonLink } from '@coffer/router/link'
import { fundSuccess } from '@coffer/router/access-results'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from '../messages.ts'

interface OnlyOnceProps {
  /** This very screen is moving the money: that it has been moved is then no news. */
  isMoving?: boolean
  children: ReactNode
}

/** The first deposit is made once. Whoever has made it already, here or in another tab, is told and led on. */
export function OnlyOnce({ isMoving = false, children }: OnlyOnceProps) {
  const depositor = useQuery(depositorQuery())
  const isFunded = depositor.data && stepReached(depositor.data.lastStep, 'funded')
  if (!isFunded || isMoving) return children
  return (
    <FocusOnMount>
      <FundedAlready />
    </FocusOnMount>
  )
}

function FundedAlready() {
  const t = useTranslations()
  const isKnownHere = fundSuccess.use() !== null
  return (
    <ResultPage
      tone="info"
      title={t('funded.title')}
      action={
        <ButtonLink to="/dashboard" isFullWidth>
          {t('done.action')}
        </ButtonLink>
      }
      secondary={
        isKnownHere && (
          <ButtonLink to="/fund-account/successful-fund" variant="quiet" isFullWidth>
            {t('funded.dates')}
          </ButtonLink>
        )
      }
    >
      <p>{t('funded.body')}</p>
    </ResultPage>
  )
}
