import type { Alert } from '@coffer/api-client/alerts'
import type { LinkedAccount } from '@coffer/api-client/linking'
import type { Transaction } from '@coffer/api-client/transactions'
import type { Instant } from '@coffer/domain/calendar'

/**
 * The first deposit if it was returned, nothing else has settled and its account is locked: the rule of the guard of
 * `/funding-returned`.
 */
export function returnedFunding(
  transactions: readonly Transaction[],
  accounts: readonly Pick<LinkedAccount, 'status'>[],
): Transaction | null {
  if (transactions.some(({ status }) => status === 'Settled')) return null
  const returned = transactions.find(({ status }) => status === 'Returned')
  const isLocked = accounts[0]?.status === 'LOCKED'
  return returned && returned.returnCode !== null && isLocked ? returned : null
}

const RECENT_DAYS = 14

/** Transactions that another bank returned in the last two weeks, in the order given. */
export function recentlyReturned(transactions: readonly Transaction[], now: Instant): Transaction[] {
  const since = new Date(now).getTime() - RECENT_DAYS * 86_400_000
  return transactions
    .filter(({ status }) => status === 'Returned')
    .filter(({ dateProcessed, dateCreated }) => Date.parse(dateProcessed ?? dateCreated) >= since)
}

/** Unread alerts that were not dismissed, newest first. */
export const unreadAlerts = (alerts: readonly Alert[], dismissed: readonly string[]): Alert[] =>
  alerts
    .filter(({ uuid, readAt }) => readAt === null && !dismissed.includes(uuid))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt, 'en'))
