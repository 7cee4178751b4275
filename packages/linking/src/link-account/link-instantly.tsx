import { type InstantLinkAnswer, type LinkedAccount, linkedAccountsQuery } from '@coffer/api-client/linking'
import { type RoutePath, useNavigate } from '@coffer/router/link'
import { linkingSuccess } from '@coffer/router/access-results'
import { recordActivity } from '@coffer/session/liveness'
import { toasts } from '@coffer/session/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LinkingFailure } from '../instant-link/fastlink-outcome.ts'
import { onFrameActivity } from '../instant-link/frame-activity.ts'
import { InstantLink } from '../instant-link/instant-link.tsx'
import { useTranslations } from '../messages.ts'
import { useLinkedAccountValues } from '@coffer/ui-kit/linked-account-name'
import { type LinkingFlowName, useLinkingFlow } from './linking-flow.ts'
import { linkOutcome } from './link-outcome.ts'
import { useLinkingRefresh } from './use-linking-refresh.ts'
import { bankLinked, linkingFailed } from '../results.ts'

interface LinkInstantlyProps {
  isManualOffered: boolean
  onLeave: () => void
  /** Called if the account was already linked or cannot be used. */
  onAlreadyLinked: (account: LinkedAccount) => void
}

/** Instant linking in a flow. Ends at the flow’s next screen or at its failure screen. */
export function LinkInstantly({ isManualOffered, onLeave, onAlreadyLinked }: LinkInstantlyProps) {
  const t = useTranslations()
  const navigate = useNavigate()
  const values = useLinkedAccountValues()
  const flow = useLinkingFlow()
  const refresh = useLinkingRefresh()
  const client = useQueryClient()
  const [before] = useState(() => client.getQueryData(linkedAccountsQuery().queryKey)?.accounts ?? [])
  const isFirst = before.length === 0
  useEffect(() => onFrameActivity(recordActivity), [])

  async function onLinked(answer: InstantLinkAnswer) {
    linkingFailed.clear()
    const outcome = linkOutcome(answer, before, flow.isLinked)
    if (outcome.status === 'linked') recordLinked(flow.name, outcome.account?.uuid ?? answer.uuid)
    await refresh()
    if (outcome.status === 'already-linked') return onAlreadyLinked(outcome.account)
    if (flow.name === 'relink' && outcome.account) {
      toasts.show(t('relink.done', values(outcome.account)))
    }
    const isReported = flow.name === 'another' && bankLinked.read() !== null
    await navigate<RoutePath>(isReported ? flow.paths.successful : flow.paths.afterwards)
  }
  async function onFailed(reason: LinkingFailure) {
    linkingFailed.record({ reason })
    // In registration, the failure screen is closed if an account is linked, so the choice shows the failure.
    if (isFirst || flow.name !== 'registration') await navigate<RoutePath>(flow.paths.failed)
    else onLeave()
  }
  return (
    <InstantLink
      onLinked={(answer) => void onLinked(answer)}
      onFailed={(reason) => void onFailed(reason)}
      onLeave={onLeave}
      onManual={isManualOffered ? () => void navigate<RoutePath>(flow.paths.bankDetails) : undefined}
    />
  )
}

/** Records the results that the following screens read. */
function recordLinked(flow: LinkingFlowName, linkedAccountId: string | null): void {
  if (flow !== 'another') linkingSuccess.record({ linkedAccountId })
  else if (linkedAccountId === null) bankLinked.clear()
  else bankLinked.record({ linkedAccountId })
}
