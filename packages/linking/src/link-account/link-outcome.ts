import type { InstantLinkAnswer, LinkedAccount } from '@coffer/api-client/linking'
import type { LinkedAccountStatus } from '@coffer/domain/status'

/** Whether the account is newly linked or was already linked. */
export type LinkOutcome =
  | { status: 'linked'; account: LinkedAccount | null }
  | { status: 'already-linked'; account: LinkedAccount }

/**
 * For a bank that is already linked, the provider returns the existing account. An account that becomes usable only now
 * counts as linked. `before` is the list of accounts from when the window opened.
 */
export function linkOutcome(
  { uuid, accounts }: Pick<InstantLinkAnswer, 'uuid' | 'accounts'>,
  before: readonly LinkedAccount[],
  isLinked: (status: LinkedAccountStatus) => boolean,
): LinkOutcome {
  const account = accounts.find((one) => one.uuid === uuid) ?? accounts[0] ?? null
  if (!account) return { status: 'linked', account }
  const earlier = before.find((one) => one.uuid === account.uuid)
  const isNew = !earlier || !isLinked(earlier.status)
  return isLinked(account.status) && isNew
    ? { status: 'linked', account }
    : { status: 'already-linked', account }
}
