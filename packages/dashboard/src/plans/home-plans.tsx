import type { Account } from '@coffer/api-client/accounts'
import { lazyComponent } from '@coffer/i18n/lazy-component'
import { useCapability } from '@coffer/session/capabilities'
import { Suspense } from 'react'
import { PlansPlaceholder } from './plans-placeholder.tsx'

const PlansCard = lazyComponent(
  () => import('./plans-card.tsx').then((m) => m.PlansCard),
  () => import('./messages.ts'),
)

/** A summary of automatic saving, if the tenant has the capability; the code loads after the account. */
export function HomePlans({ account, isLoading }: { account: Account | undefined; isLoading: boolean }) {
  const hasPlans = useCapability('automatic_saving')
  if (!hasPlans) return null
  if (!account) return isLoading ? <PlansPlaceholder /> : null
  return (
    <Suspense fallback={<PlansPlaceholder />}>
      <PlansCard account={account} />
    </Suspense>
  )
}
