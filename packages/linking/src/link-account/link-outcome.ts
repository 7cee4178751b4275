import type { InstantLinkAnswer, LinkedAccount } from '@coffer/api-client/linking'
import type { LinkedAccountStatus } from '@coffer/domain/status'

/** What an answer of the provider means to the person: something is linked now, or was known before. */
export type LinkOutcome =
  | { kind: 'linked'; account: LinkedAccount | null }
  | { kind: 'known'; account: LinkedAccount }

/**
 * A bank already linked is answered with the account that is there: nothing is linked twice, and that is said.
 * One that is known and can be used only now counts as linked. `before` is what was linked when the window opened.
 */
export function linkOutcome(
  { uuid, accounts }: Pick<InstantLinkAnswer, 'uuid' | 'accounts'>,
  before: readonly LinkedAccount[],
  isLinked: (status: LinkedAccountStatus) => boolean,
): LinkOutcome {
  const account = accounts.find((one) => one.uuid === uuid) ?? accounts[0] ?? null
  if (!account) return { kind: 'linked', account }
  const earlier = before.find((one) => one.uuid === account.uuid)
  const isNew = !earlier || !isLinked(earlier.status)
  return isLinked(account.status) && isNew ? { kind: 'linked', account } : { kind: 'known', account }
}
