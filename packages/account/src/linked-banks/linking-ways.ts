import type { LinkedAccount, LinkedAccounts } from '@coffer/api-client/linking'
import type { AccessContext } from '@coffer/domain/access-context'
import { allowsDeposits } from '@coffer/domain/status'
import { type RoutePath, routeOf } from '@coffer/router/routes'
import { cachedAccessContext } from '@coffer/router/access-context'
import type { QueryClient } from '@tanstack/react-query'

/** The screens that a person may link a bank with now, by their guards; null where there is none. */
export interface LinkingWays {
  link: '/relink/selection' | '/registration/link-account-selection' | null
  amounts: '/relink/manual/microdeposits' | '/manual-funding/microdeposits' | null
  /** Where one writes to the bank. */
  write: '/message-center/add-new-message' | '/registration/message-center/add-new-message'
}

/** How this person may link a bank, with these accounts linked. */
export const linkingWays = (client: QueryClient, { accounts }: LinkedAccounts): LinkingWays =>
  waysOf({ ...cachedAccessContext(client), linkedAccounts: accounts })

function waysOf(context: AccessContext): LinkingWays {
  const firstOpen = <Path extends RoutePath>(paths: readonly Path[]): Path | null =>
    paths.find((path) => routeOf(path).guard(context).isAllowed) ?? null
  return {
    link: firstOpen(['/relink/selection', '/registration/link-account-selection']),
    amounts: firstOpen(['/relink/manual/microdeposits', '/manual-funding/microdeposits']),
    write:
      context.depositor?.lastStep === 'completed'
        ? '/message-center/add-new-message'
        : '/registration/message-center/add-new-message',
  }
}

/** What can be done about an account as it stands. */
export type Lead =
  | { by: 'amounts'; to: NonNullable<LinkingWays['amounts']> }
  | { by: 'relink'; to: NonNullable<LinkingWays['link']> }

/** Amounts that are awaited are entered; what no longer moves money is linked again. Nothing else asks for anything. */
export function leadOf(
  { status, sourceType }: Pick<LinkedAccount, 'status' | 'sourceType'>,
  { link, amounts }: LinkingWays,
): Lead | null {
  if (status === 'VERIFICATION_PENDING')
    return sourceType === 'MANUAL' && amounts ? { by: 'amounts', to: amounts } : null
  const isWaiting = status === 'PENDING' || status === 'VERIFIED'
  return isWaiting || allowsDeposits(status) || !link ? null : { by: 'relink', to: link }
}
