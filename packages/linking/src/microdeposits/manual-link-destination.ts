import { type LinkedAccount, linkedAccountsQuery } from '@coffer/api-client/linking'
import type { RoutePath } from '@coffer/router/link'
import { recentData } from '@coffer/router/recent-data'
import type { ScreenRedirect } from '@coffer/router/screens'
import { manualLink, type ManualStanding } from '../link-account/linked-account.ts'
import { type LinkingFlow, linkingFlowAt } from '../link-account/linking-flow.ts'

/**
 * Where a screen about the two deposits leads that is not for the account as it stands; null where it is shown, or says
 * what stands in its way.
 */
export function manualLinkDestination(
  { paths, isLinked }: LinkingFlow,
  accounts: readonly LinkedAccount[],
  takes: readonly ManualStanding[],
): RoutePath | null {
  const link = manualLink(accounts)
  if (link) {
    if (takes.includes(link.standing)) return null
    if (link.standing === 'pending') return paths.microdeposits
    return link.standing === 'out-of-tries' ? paths.incorrect : null
  }
  if (accounts.some(({ status }) => isLinked(status))) return paths.successful
  // Verified, but not ready yet: where all linked accounts stand says so.
  const isBeingSetUp = accounts.some(({ status }) => status === 'VERIFIED')
  return isBeingSetUp ? paths.selection : paths.bankDetails
}

/** Redirects by the linked accounts. */
export const redirectByLinkedAccounts =
  (
    destination: (flow: LinkingFlow, accounts: readonly LinkedAccount[]) => RoutePath | null,
  ): ScreenRedirect =>
  async ({ path, queryClient }) => {
    const linked = await recentData(queryClient, linkedAccountsQuery())
    return linked ? destination(linkingFlowAt(path), linked.accounts) : null
  }

export const redirectByManualLink = (takes: readonly ManualStanding[]): ScreenRedirect =>
  redirectByLinkedAccounts((flow, accounts) => manualLinkDestination(flow, accounts, takes))
