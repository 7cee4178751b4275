import type { LinkedAccount, LinkedAccounts } from '@coffer/api-client/linking'
import type { AccessContext } from '@coffer/domain/access-context'
import { allowsDeposits } from '@coffer/domain/status'
import { type RoutePath, routeOf } from '@coffer/router/routes'
import { cachedAccessContext } from '@coffer/router/access-context'
import type { QueryClient } from '@tanstack/react-query'

/** The linking screens that this person may enter, by their guards; null where there is none. */
export interface LinkingPaths {
  link: '/relink/selection' | '/registration/link-account-selection' | null
  amounts: '/relink/manual/microdeposits' | '/manual-funding/microdeposits' | null
  newMessage: '/message-center/add-new-message' | '/registration/message-center/add-new-message'
}

/** The paths for this person, with these accounts linked. */
export const linkingPaths = (client: QueryClient, { accounts }: LinkedAccounts): LinkingPaths =>
  pathsOf({ ...cachedAccessContext(client), linkedAccounts: accounts })

function pathsOf(context: AccessContext): LinkingPaths {
  const firstEnterable = <Path extends RoutePath>(paths: readonly Path[]): Path | null =>
    paths.find((path) => routeOf(path).guard(context).isAllowed) ?? null
  return {
    link: firstEnterable(['/relink/selection', '/registration/link-account-selection']),
    amounts: firstEnterable(['/relink/manual/microdeposits', '/manual-funding/microdeposits']),
    newMessage:
      context.depositor?.lastStep === 'completed'
        ? '/message-center/add-new-message'
        : '/registration/message-center/add-new-message',
  }
}

/** What can be done about an account in its status. */
export type LinkingAction =
  | { type: 'amounts'; to: NonNullable<LinkingPaths['amounts']> }
  | { type: 'relink'; to: NonNullable<LinkingPaths['link']> }

/** Entering the awaited amounts, or linking again where no money can be moved; null for any other status. */
export function nextAction(
  { status, sourceType }: Pick<LinkedAccount, 'status' | 'sourceType'>,
  { link, amounts }: LinkingPaths,
): LinkingAction | null {
  if (status === 'VERIFICATION_PENDING')
    return sourceType === 'MANUAL' && amounts ? { type: 'amounts', to: amounts } : null
  const isWaiting = status === 'PENDING' || status === 'VERIFIED'
  return isWaiting || allowsDeposits(status) || !link ? null : { type: 'relink', to: link }
}
