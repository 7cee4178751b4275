import { lazyComponent } from '@coffer/i18n/lazy-component'
import { useCapability } from '@coffer/session/capabilities'
import { Suspense } from 'react'
import { messages } from './messages.ts'
import type { UsedGoalsProps } from './used-goals-notice.tsx'

const UsedGoalsNotice = lazyComponent(
  () => import('./used-goals-notice.tsx').then((m) => m.UsedGoalsNotice),
  messages,
)

/** The goals that a withdrawal would use, if the tenant has the capability; their code loads on demand. */
export function UsedGoals(props: UsedGoalsProps) {
  const hasGoals = useCapability('goals')
  return (
    hasGoals && (
      <Suspense fallback={null}>
        <UsedGoalsNotice {...props} />
      </Suspense>
    )
  )
}
