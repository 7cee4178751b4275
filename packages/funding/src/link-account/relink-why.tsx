import type { LinkedAccount } from '@coffer/api-client/linking'
import { transactionsQuery } from '@coffer/api-client/transactions'
import { Withheld } from '@coffer/errors/withheld'
import { Notice } from '@coffer/ui-kit/notice'
import { useQuery } from '@tanstack/react-query'
import { type Key, useWords } from '../words.ts'
import { type RelinkReason, relinkReason } from './relink-reason.ts'

const words: Record<RelinkReason, Key> = {
  returned: 'relink.because.returned',
  locked: 'relink.because.locked',
  expired: 'relink.because.expired',
  'under-way': 'relink.because.underWay',
  none: 'relink.because.none',
}

/** Why the bank must be linked again, said before anything is asked. */
export function RelinkWhy({ accounts }: { accounts: readonly LinkedAccount[] }) {
  const t = useWords()
  const { data: transactions = [], error } = useQuery(transactionsQuery())
  const reason = relinkReason(accounts, transactions)
  return (
    <>
      <Withheld errors={[error]} />
      <Notice severity={reason === 'under-way' ? 'info' : 'warning'}>{t(words[reason])}</Notice>
    </>
  )
}
