import type { Account } from '@coffer/api-client/accounts'
import { lazyComponent } from '@coffer/i18n/lazy-component'
import { useCapability } from '@coffer/session/capabilities'
import { Suspense, useEffect } from 'react'
import { messages } from './messages.ts'
import { GoalsPlaceholder } from './goals-placeholder.tsx'

const GoalsCard = lazyComponent(() => import('./goals-card.tsx').then((m) => m.GoalsCard), messages)

/** A summary of the goals, if the tenant has the capability; the code loads while the account does. */
export function HomeGoals({ account, isLoading }: { account: Account | undefined; isLoading: boolean }) {
  const hasGoals = useCapability('goals')
  useEffect(() => {
    if (hasGoals) GoalsCard.preload()
  }, [hasGoals])
  if (!hasGoals) return null
  if (!account) return isLoading ? <GoalsPlaceholder /> : null
  return (
    <Suspense fallback={<GoalsPlaceholder />}>
      <GoalsCard account={account} />
    </Suspense>
  )
}
