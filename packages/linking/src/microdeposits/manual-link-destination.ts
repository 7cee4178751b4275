import { type LinkedAccount, linkedAccountsQuery } from '@coffer/api-client/linking'
import type { RoutePath } from '@coffer/router/link'
import { recentData } from '@coffer/router/recent-data'
import type { ScreenRedirect } from '@coffer/router/screens'
import { manualLink, type ManualLinkStatus } from '../link-account/linked-account.ts'
import { type LinkingFlow, linkingFlowAt } from '../link-account/linking-flow.ts'
import { bankLinked } from '../results.ts'

/**
 * Where a screen about the two deposits redirects that is not for the account's status; null where the screen is shown
 * or explains why the amounts cannot be entered.
 */
export function manualLinkDestination(
  flow: LinkingFlow,
  accounts: readonly LinkedAccount[],
  statuses: readonly ManualLinkStatus[],
): RoutePath | null {
  const { paths } = flow
  const link = manualLink(accounts)
  if (link) {
    if (statuses.includes(link.status)) return null
    if (link.status === 'pending') return paths.microdeposits
    return link.status === 'out-of-tries' ? paths.incorrect : null
  }
  if (newlyLinked(flow, accounts)) return paths.successful
  // Verified, but not ready yet: the list of linked accounts shows it.
  const isBeingSetUp = accounts.some(({ status }) => status === 'VERIFIED')
  return isBeingSetUp ? paths.selection : paths.bankDetails
}

/** The account that ends the flow: any that can be used, or, of another bank, the one that was linked just now. */
export function newlyLinked(
  { name, isLinked }: LinkingFlow,
  accounts: readonly LinkedAccount[],
): LinkedAccount | undefined {
  const linkedNow = name === 'another' ? bankLinked.read() : null
  return accounts.find(
    ({ uuid, status }) => isLinked(status) && (name !== 'another' || uuid === linkedNow?.linkedAccountId),
  )
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

export const redirectByManualLink = (statuses: readonly ManualLinkStatus[]): ScreenRedirect =>
  redirectByLinkedAccounts((flow, accounts) => manualLinkDestination(flow, accounts, statuses))
