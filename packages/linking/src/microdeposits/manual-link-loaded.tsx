import { QueryBoundary } from '@coffer/errors/query-boundary'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type ManualLink, manualLink, type ManualStanding } from '../link-account/linked-account.ts'
import { useLinkingFlow } from '../link-account/linking-flow.ts'
import { Navigate } from '@coffer/router/navigate'
import { LinkStopped } from './link-stopped.tsx'

interface ManualLinkLoadedProps {
  /** The standings that the screen is for; any other shows what stands in its way. */
  takes: readonly ManualStanding[]
  children: (link: ManualLink) => ReactNode
}

/** The account that waits for its two amounts. Without one there is nothing to do here: on to what comes before or after. */
export function ManualLinkLoaded({ takes, children }: ManualLinkLoadedProps) {
  const { paths, isLinked } = useLinkingFlow()
  const linked = useQuery(linkedAccountsQuery())
  return (
    <QueryBoundary query={linked} level={1}>
      {({ accounts }) => {
        const link = manualLink(accounts)
        if (link) return takes.includes(link.standing) ? children(link) : <LinkStopped link={link} />
        if (accounts.some(({ status }) => isLinked(status))) return <Navigate to={paths.successful} />
        // Verified, but not ready yet: where all linked accounts stand says so.
        const isBeingSetUp = accounts.some(({ status }) => status === 'VERIFIED')
        return <Navigate to={isBeingSetUp ? paths.selection : paths.bankDetails} />
      }}
    </QueryBoundary>
  )
}
