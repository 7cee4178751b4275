import type { LinkedAccount } from '@coffer/api-client/linking'
import type { Withdrawal } from '@coffer/api-client/transfers'
import { datesOfNow } from '@coffer/domain/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import type { ReviewRow } from '../transfer/review-list.tsx'
import { useTranslations } from '../messages.ts'

interface WithdrawalRowsOptions {
  linked: readonly LinkedAccount[]
  from: string
  now: number
  change?: ((part: 'amount' | 'linkedAccountId') => void) | undefined
}

/** A withdrawal as rows: amount, accounts and dates. */
export function useWithdrawalRows(): (withdrawal: Withdrawal, options: WithdrawalRowsOptions) => ReviewRow[] {
  const t = useTranslations()
  const { money, weekdayDate } = useFormats()
  const accountName = useLinkedAccountName()
  return ({ amount, linkedAccountId }, { linked, from, now, change }) => {
    const to = linked.find(({ uuid }) => uuid === linkedAccountId)
    const { leaves, arrives } = datesOfNow(now)
    return [
      { label: t('row.amount'), value: money(amount), onChange: change && (() => change('amount')) },
      { label: t('row.from'), value: from },
      {
        label: t('row.to'),
        value: to ? accountName(to) : t('account.unknown'),
        onChange: change && (() => change('linkedAccountId')),
      },
      { label: t('row.leavesSavings'), value: weekdayDate(leaves) },
      { label: t('row.arrives'), value: weekdayDate(arrives) },
    ]
  }
}
