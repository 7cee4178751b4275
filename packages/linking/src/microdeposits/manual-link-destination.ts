import { type LinkedAccount, linkedAccountsQuery } from '@coffer/api-client/linking'
import type { RoutePath } from '@coffer/router/link'
import { recentData } from '@coffer/router/recent-data'
import type { ScreenRedirect } from '@coffer/router/screens'
import { manualLink, type ManualLinkStatus } from '../link-account/linked-account.ts'
import { type LinkingFlow, linkingFlowAt } from '../link-account/linking-flow.ts'
import { bankLinked } from '../results.ts'

/**
 * The redirect of a microdeposit screen that does not match the status of the account; null if the screen is shown or
 * explains why the amounts cannot be entered.
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
  // The account is verified but not ready, which the list of linked accounts shows.
  const isBeingSetUp = accounts.some(({ status }) => status === 'VERIFIED')
  return isBeingSetUp ? paths.selection : paths.bankDetails
}

/** The account that completes the flow: any usable account, or for another bank the one that was just linked. */
export function newlyLinked(
  { name, isLinked }: LinkingFlow,
  accounts: readonly LinkedAccount[],
): LinkedAccount | undefined {
  const linkedNow = name === 'another' ? bankLinked.read() : null
  return accounts.find(
    ({ uuid, status }) => isLinked(status) && (name !== 'another' || uuid === linkedNow?.linkedAccountId),
  )
}

/** Defines a redirect by the linked accounts. */
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
