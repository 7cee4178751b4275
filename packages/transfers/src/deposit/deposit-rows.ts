import type { LinkedAccount } from '@coffer/api-client/linking'
import type { Deposit } from '@coffer/api-client/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import type { ReviewRow } from '../transfer/review-list.tsx'
import { useTranslations } from '../messages.ts'
import { firstTransferDates, firstDays } from '../schedule/schedule-sentences.ts'

/** A field of the form that a row links back to. */
export type DepositPart = 'amount' | 'linkedAccountId' | 'timing'

interface DepositRowsOptions {
  linked: readonly LinkedAccount[]
  to: string
  now: number
  change?: ((part: DepositPart) => void) | undefined
}

/** A deposit as rows: amount, accounts, dates and frequency. */
export function useDepositRows(): (deposit: Deposit, options: DepositRowsOptions) => ReviewRow[] {
  const t = useTranslations()
  const { money, weekdayDate, date } = useFormats()
  const accountName = useLinkedAccountName()
  return (deposit, { linked, to, now, change }) => {
    const { amount, linkedAccountId, frequency, endDate } = deposit
    const from = linked.find(({ uuid }) => uuid === linkedAccountId)
    const { leaves, available } = firstTransferDates(deposit, now)
    const [, ...next] = firstDays(deposit)
    const onChange = (part: DepositPart) => change && (() => change(part))
    const isOnce = frequency === 'once'
    return [
      { label: t('row.amount'), value: money(amount), onChange: onChange('amount') },
      {
        label: t('row.from'),
        value: from ? accountName(from) : t('account.unknown'),
        onChange: onChange('linkedAccountId'),
      },
      { label: t('row.to'), value: to },
      {
        label: t(isOnce ? 'row.leaves' : 'row.firstLeaves'),
        value: weekdayDate(leaves),
        onChange: onChange('timing'),
      },
      { label: t(isOnce ? 'row.available' : 'row.firstAvailable'), value: weekdayDate(available) },
      ...(isOnce
        ? []
        : [
            { label: t('row.repeats'), value: t(`timing.${frequency}`) },
            ...(next.length > 0
              ? [{ label: t('row.next'), value: next.map((day) => date(day)).join(' · ') }]
              : []),
            { label: t('row.ends'), value: endDate === null ? t('row.ends.never') : weekdayDate(endDate) },
          ]),
    ]
  }
}
