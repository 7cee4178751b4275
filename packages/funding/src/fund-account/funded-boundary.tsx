import { depositorQuery } from '@coffer/api-client/depositor'
import { stepReached } from '@coffer/domain/status'
import { ButtonLink } from '@coffer/router/link'
import { fundSuccess } from '@coffer/router/access-results'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from '../messages.ts'

interface FundedBoundaryProps {
  /** Whether this screen is making the deposit, so that its own success is not reported. */
  isSubmitting?: boolean
  children: ReactNode
}

/** Shows a notice in place of a funding screen once the first deposit was made, here or in another tab. */
export function FundedBoundary({ isSubmitting = false, children }: FundedBoundaryProps) {
  const depositor = useQuery(depositorQuery())
  const isFunded = depositor.data && stepReached(depositor.data.lastStep, 'funded')
  if (!isFunded || isSubmitting) return children
  return (
    <FocusOnMount>
      <FundedNotice />
    </FocusOnMount>
  )
}

function FundedNotice() {
  const t = useTranslations()
  const hasResult = fundSuccess.use() !== null
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
        hasResult && (
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
