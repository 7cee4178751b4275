import { depositorQuery } from '@coffer/api-client/depositor'
import { stepReached } from '@coffer/domain/status'
import { fundSuccess } from '@coffer/router/access-results'
import { resultReport } from '@coffer/router/result-screen'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messages } from '../messages.ts'

interface OnlyOnceProps {
  /** This very screen is moving the money: that it has been moved is then no news. */
  isMoving?: boolean
  children: ReactNode
}

/** The first deposit is made once. Whoever has made it already, here or in another tab, is told and led on. */
export function OnlyOnce({ isMoving = false, children }: OnlyOnceProps) {
  const depositor = useQuery(depositorQuery())
  const isKnownHere = fundSuccess.use() !== null
  const isFunded = depositor.data && stepReached(depositor.data.lastStep, 'funded')
  if (!isFunded || isMoving) return children
  return (
    <FocusOnMount>
      <FundedAlready value={{ isKnownHere }} />
    </FocusOnMount>
  )
}

const FundedAlready = resultReport(messages, {
  tone: 'info',
  title: 'funded.title',
  body: () => ['funded.body'],
  action: { to: '/dashboard', label: 'done.action' },
  secondary: ({ isKnownHere }: { isKnownHere: boolean }) =>
    isKnownHere ? { to: '/fund-account/successful-fund', label: 'funded.dates' } : null,
})
