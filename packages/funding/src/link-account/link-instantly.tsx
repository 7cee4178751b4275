import type { InstantLinkAnswer } from '@coffer/api-client/linking'
import { useGo } from '@coffer/router/link'
import { clearResult, recordResult } from '@coffer/session/flow-results'
import { noteActivity } from '@coffer/session/liveness'
import { useEffect } from 'react'
import type { LinkingFailure } from '../instant-link/fastlink-outcome.ts'
import { onFrameActivity } from '../instant-link/frame-activity.ts'
import { InstantLink } from '../instant-link/instant-link.tsx'
import { useLinkingRefresh } from './use-linking-refresh.ts'

interface LinkInstantlyProps {
  isManualOffered: boolean
  /** Nothing is linked so far, by either way. */
  isFirst: boolean
  onLeave: () => void
}

/** Instant linking in the application: it ends at funding, or at the screen that says why not. */
export function LinkInstantly({ isManualOffered, isFirst, onLeave }: LinkInstantlyProps) {
  const go = useGo()
  const refresh = useLinkingRefresh()
  useEffect(() => onFrameActivity(noteActivity), [])
  async function onLinked({ uuid }: InstantLinkAnswer) {
    clearResult('linking-failed')
    recordResult('linking-success', { linkedAccountId: uuid })
    await refresh()
    await go('/fund-account')
  }
  async function onFailed(reason: LinkingFailure) {
    recordResult('linking-failed', { reason })
    // Where something is linked already, that screen is closed: the choice itself says what went wrong.
    if (isFirst) await go('/registration/link-account-selection/failed')
    else onLeave()
  }
  return (
    <InstantLink
      onLinked={(answer) => void onLinked(answer)}
      onFailed={(because) => void onFailed(because)}
      onLeave={onLeave}
      onManual={isManualOffered ? () => void go('/manual-funding/banking-information') : undefined}
    />
  )
}
