import type { LinkedAccount } from '@coffer/api-client/linking'
import { transactionsQuery } from '@coffer/api-client/transactions'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { Notice } from '@coffer/ui-kit/notice'
import { useQuery } from '@tanstack/react-query'
import { type Key, useTranslations } from '../messages.ts'
import { type RelinkReason, relinkReason } from './relink-reason.ts'

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
