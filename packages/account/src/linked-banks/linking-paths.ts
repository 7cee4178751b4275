import type { LinkedAccount, LinkedAccounts } from '@coffer/api-client/linking'
import { allowsDeposits } from '@coffer/domain/status'
import { findEnterableRoute } from '@coffer/router/first-enterable'
import { cachedAccessContext } from '@coffer/router/access-context'
import type { QueryClient } from '@tanstack/react-query'

/** The linking screens whose guards admit this depositor; null if none does. */
export interface LinkingPaths {
  link: '/relink/selection' | '/registration/link-account-selection' | '/my-account/link-bank' | null
  amounts:
    | '/relink/manual/microdeposits'
    | '/manual-funding/microdeposits'
    | '/my-account/link-bank/microdeposits'
    | null
  newMessage: '/message-center/add-new-message' | '/registration/message-center/add-new-message'
}

/** The paths for this depositor with these linked accounts. */
export function linkingPaths(client: QueryClient, { accounts }: LinkedAccounts): LinkingPaths {
  const known = { linkedAccounts: accounts }
  const { depositor } = cachedAccessContext(client)
  return {
    link: findEnterableRoute(
      client,
      ['/relink/selection', '/registration/link-account-selection', '/my-account/link-bank'],
      known,
    ),
    amounts: findEnterableRoute(
      client,
      [
        '/relink/manual/microdeposits',
        '/manual-funding/microdeposits',
        '/my-account/link-bank/microdeposits',
      ],
      known,
    ),
    newMessage:
      depositor?.lastStep === 'completed'
        ? '/message-center/add-new-message'
        : '/registration/message-center/add-new-message',
  }
}

/** The next action for an account in its status. */
export type LinkingAction =
  | { type: 'amounts'; to: NonNullable<LinkingPaths['amounts']> }
  | { type: 'relink'; to: NonNullable<LinkingPaths['link']> }

/** Entering the micro-deposit amounts, or linking again if no money can be moved; null for any other status. */
export function nextAction(
  { status, sourceType }: Pick<LinkedAccount, 'status' | 'sourceType'>,
  { link, amounts }: LinkingPaths,
): LinkingAction | null {
  if (status === 'VERIFICATION_PENDING')
    return sourceType === 'MANUAL' && amounts ? { type: 'amounts', to: amounts } : null
  const isWaiting = status === 'PENDING' || status === 'VERIFIED'
  return isWaiting || allowsDeposits(status) || !link ? null : { type: 'relink', to: link }
}
