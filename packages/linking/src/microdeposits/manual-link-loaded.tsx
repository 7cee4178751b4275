import { QueryBoundary } from '@coffer/errors/query-boundary'
import { type LinkedAccount, linkedAccountsQuery } from '@coffer/api-client/linking'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type ManualLink, manualLink, type ManualStanding } from '../link-account/linked-account.ts'
import { useLinkingFlow } from '../link-account/linking-flow.ts'
import { useRedirect } from '@coffer/router/use-redirect'
import { manualLinkDestination } from './manual-link-destination.ts'
import { LinkStopped } from './link-stopped.tsx'

interface ManualLinkLoadedProps {
  /** The standings that the screen is for; any other shows what stands in its way. */
  takes: readonly ManualStanding[]
  children: (link: ManualLink) => ReactNode
}

/** The account that waits for its two amounts. */
export function ManualLinkLoaded({ takes, children }: ManualLinkLoadedProps) {
  const linked = useQuery(linkedAccountsQuery())
  return (
    <QueryBoundary query={linked} level={1}>
      {({ accounts }) => (
        <WhileTaken accounts={accounts} takes={takes}>
          {children}
        </WhileTaken>
      )}
    </QueryBoundary>
  )
}

/** Until the account is verified or stopped, in another tab too. */
function WhileTaken({
  accounts,
  takes,
  children,
}: ManualLinkLoadedProps & { accounts: readonly LinkedAccount[] }) {
  const destination = manualLinkDestination(useLinkingFlow(), accounts, takes)
  useRedirect(destination)
  const link = manualLink(accounts)
  if (destination !== null || !link) return null
  return takes.includes(link.standing) ? children(link) : <LinkStopped link={link} />
}
