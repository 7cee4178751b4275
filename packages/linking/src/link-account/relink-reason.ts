import type { LinkedAccount } from '@coffer/api-client/linking'
import type { Transaction } from '@coffer/api-client/transactions'

/** Why a bank must be linked again. */
export type RelinkReason = 'returned' | 'locked' | 'expired' | 'under-way' | 'none'

/** The reason, derived from linked accounts and transfers. An account that is being verified takes precedence. */
export function relinkReason(
  accounts: readonly Pick<LinkedAccount, 'status'>[],
  transactions: readonly Pick<Transaction, 'status'>[],
): RelinkReason {
  const statuses = accounts.map(({ status }) => status)
  if (statuses.length === 0) return 'none'
  if (statuses.some((status) => status === 'VERIFICATION_PENDING' || status === 'PENDING')) return 'under-way'
  // If the newest transfer was returned, that is why the account became unusable.
  const wasReturned = transactions[0]?.status === 'Returned'
  if (wasReturned && statuses.some((status) => status === 'LOCKED' || status === 'FAILED')) return 'returned'
  return statuses.includes('LOCKED') ? 'locked' : 'expired'
}
