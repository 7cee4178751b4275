import type { LinkedAccount } from '@coffer/api-client/linking'
import { type Transaction, transactionsQuery } from '@coffer/api-client/transactions'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { Notice } from '@coffer/ui-kit/notice'
import { useQuery } from '@tanstack/react-query'
import { type Key, useTranslations } from '../messages.ts'

const reasonKeys: Record<RelinkReason, Key> = {
  returned: 'relink.reason.returned',
  locked: 'relink.reason.locked',
  expired: 'relink.reason.expired',
  'under-way': 'relink.reason.underWay',
  none: 'relink.reason.none',
}

/** The reason for relinking, shown above the choice. */
export function RelinkNotice({ accounts }: { accounts: readonly LinkedAccount[] }) {
  const t = useTranslations()
  const { data: transactions = [], error } = useQuery(transactionsQuery())
  const reason = relinkReason(accounts, transactions)
  return (
    <>
      <ForbiddenNotice errors={[error]} />
      <Notice severity={reason === 'under-way' ? 'info' : 'warning'}>{t(reasonKeys[reason])}</Notice>
    </>
  )
}

/** Why a bank must be linked again. */
type RelinkReason = 'returned' | 'locked' | 'expired' | 'under-way' | 'none'

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
