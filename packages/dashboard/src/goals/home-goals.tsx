import type { Account } from '@coffer/api-client/accounts'
import { lazyComponent } from '@coffer/i18n/lazy-component'
import { useCapability } from '@coffer/session/capabilities'
import { Suspense } from 'react'
import { GoalsPlaceholder } from './goals-placeholder.tsx'

const GoalsCard = lazyComponent(
  () => import('./goals-card.tsx').then((m) => m.GoalsCard),
  () => import('./messages.ts'),
)

/** A summary of the goals, if the tenant has the capability; the code loads after the account. */
export function HomeGoals({ account, isLoading }: { account: Account | undefined; isLoading: boolean }) {
  const hasGoals = useCapability('goals')
  if (!hasGoals) return null
  if (!account) return isLoading ? <GoalsPlaceholder /> : null
  return (
    <Suspense fallback={<GoalsPlaceholder />}>
      <GoalsCard account={account} />
    </Suspense>
  )
}
