import { QueryBoundary } from '@coffer/errors/query-boundary'
import { type LinkedAccount, linkedAccountsQuery } from '@coffer/api-client/linking'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type ManualLink, manualLink, type ManualLinkStatus } from '../link-account/linked-account.ts'
import { useLinkingFlow } from '../link-account/linking-flow.ts'
import { useRedirect } from '@coffer/router/use-redirect'
import { manualLinkDestination } from './manual-link-destination.ts'
import { ManualLinkStopped } from './manual-link-stopped.tsx'

interface ManualLinkBoundaryProps {
  /** The statuses that the screen supports. Any other status shows why the amounts cannot be entered. */
  statuses: readonly ManualLinkStatus[]
  children: (link: ManualLink) => ReactNode
}

/** Provides the account that is waiting for its two amounts. */
export function ManualLinkBoundary({ statuses, children }: ManualLinkBoundaryProps) {
  const linked = useQuery(linkedAccountsQuery())
  return (
    <QueryBoundary query={linked} level={1}>
      {({ accounts }) => (
        <WithStatus accounts={accounts} statuses={statuses}>
          {children}
        </WithStatus>
      )}
    </QueryBoundary>
  )
}

/** Renders until the account is verified or stopped, possibly in another tab. */
function WithStatus({
  accounts,
  statuses,
  children,
}: ManualLinkBoundaryProps & { accounts: readonly LinkedAccount[] }) {
  const destination = manualLinkDestination(useLinkingFlow(), accounts, statuses)
  useRedirect(destination)
  const link = manualLink(accounts)
  if (destination !== null || !link) return null
  return statuses.includes(link.status) ? children(link) : <ManualLinkStopped link={link} />
}
