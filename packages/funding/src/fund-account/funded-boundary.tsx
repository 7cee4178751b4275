import { depositorQuery } from '@coffer/api-client/depositor'
import { stepReached } from '@coffer/domain/status'
import { fundSuccess } from '@coffer/router/access-results'
import { resultReport } from '@coffer/router/result-screen'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messages } from '../messages.ts'

interface FundedBoundaryProps {
  /** Whether this screen is making the deposit, so that its own success is not reported. */
  isSubmitting?: boolean
  children: ReactNode
}

/** Replaces a funding screen with a notice once the first deposit has been made, here or in another tab. */
export function FundedBoundary({ isSubmitting = false, children }: FundedBoundaryProps) {
  const depositor = useQuery(depositorQuery())
  const hasResult = fundSuccess.use() !== null
  const isFunded = depositor.data && stepReached(depositor.data.lastStep, 'funded')
  if (!isFunded || isSubmitting) return children
  return (
    <FocusOnMount>
      <FundedNotice value={{ hasResult }} />
    </FocusOnMount>
  )
}

const FundedNotice = resultReport(messages, {
  tone: 'info',
  title: 'funded.title',
  body: () => ['funded.body'],
  action: { to: '/dashboard', label: 'done.action' },
  secondary: ({ hasResult }: { hasResult: boolean }) =>
    hasResult ? { to: '/fund-account/successful-fund', label: 'funded.dates' } : null,
})
