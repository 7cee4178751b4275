import type { Schedule } from '@coffer/api-client/transfers'
import { providerNow } from '@coffer/api-client/transport'
import { useFormats } from '@coffer/i18n/formats'
import type { MoneySummaryItem } from '@coffer/ui-kit/money-summary'
import { useTranslations } from '../messages.ts'
import { firstTransferDates } from '../schedule/schedule-sentences.ts'

interface DepositItemsOptions {
  from: string
  to: string
  /** Null until its dates are complete. */
  schedule: Schedule | null
  /** Whether a schedule is being changed, so that its next deposit may not be its first. */
  isChange?: boolean
}

/** The accounts and dates of a deposit for its summary. */
export function useDepositItems(): (options: DepositItemsOptions) => MoneySummaryItem[] {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  return ({ from, to, schedule, isChange = false }) => {
    const accounts = [
      { label: t('row.from'), value: from, isInForm: true },
      { label: t('row.to'), value: to, isInForm: true },
    ]
    if (!schedule) return accounts
    const { leaves, arrives, available } = firstTransferDates(schedule, providerNow())
    const isOnce = schedule.frequency === 'once'
    const leavesLabel = isOnce ? 'row.leaves' : isChange ? 'row.nextLeaves' : 'row.firstLeaves'
    return [
      ...accounts,
      ...(isOnce
        ? []
        : [{ label: t('row.repeats'), value: t(`timing.${schedule.frequency}`), isInForm: true }]),
      { label: t(leavesLabel), value: weekdayDate(leaves) },
      { label: t('summary.arrives'), value: weekdayDate(arrives) },
      { label: t('row.available'), value: weekdayDate(available) },
    ]
  }
}
