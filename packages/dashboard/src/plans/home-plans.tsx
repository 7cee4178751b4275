import type { Account } from '@coffer/api-client/accounts'
import { lazyComponent } from '@coffer/i18n/lazy-component'
import { useCapability } from '@coffer/session/capabilities'
import { Suspense, useEffect } from 'react'
import { messages } from './messages.ts'
import { PlansPlaceholder } from './plans-placeholder.tsx'

const PlansCard = lazyComponent(() => import('./plans-card.tsx').then((m) => m.PlansCard), messages)

/** A summary of automatic saving, if the tenant has the capability; the code loads while the account does. */
export function HomePlans({ account, isLoading }: { account: Account | undefined; isLoading: boolean }) {
  const hasPlans = useCapability('automatic_saving')
  useEffect(() => {
    if (hasPlans) PlansCard.preload()
  }, [hasPlans])
  if (!hasPlans) return null
  if (!account) return isLoading ? <PlansPlaceholder /> : null
  return (
    <Suspense fallback={<PlansPlaceholder />}>
      <PlansCard account={account} />
    </Suspense>
  )
}
