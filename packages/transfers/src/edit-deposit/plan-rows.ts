import type { DepositChange } from '@coffer/api-client/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { isBusinessDay } from '@coffer/domain/calendar'
import { datesOfDay } from '@coffer/domain/transfers'
import { useTranslations } from '../messages.ts'
import type { ReviewRow } from '../transfer/review-list.tsx'

const facts = ['amount', 'repeats', 'chosen', 'day', 'ends'] as const
type Fact = (typeof facts)[number]

function usePlanFacts(): (plan: DepositChange) => Record<Fact, string> {
  const t = useTranslations()
  const { money, weekdayDate } = useFormats()
  return ({ amount, frequency, startDate, endDate }) => ({
    amount: money(amount),
    repeats: t(frequency === 'once' ? 'timing.once' : `timing.${frequency}`),
    chosen: startDate === null || isBusinessDay(startDate) ? '' : weekdayDate(startDate),
    day: startDate === null ? '' : weekdayDate(datesOfDay(startDate).leaves),
    ends: frequency === 'once' ? '' : endDate === null ? t('row.ends.never') : weekdayDate(endDate),
  })
}

/** A schedule as rows; with `before`, each changed row also shows the old value. */
export function useScheduleRows(): (plan: DepositChange, before?: DepositChange) => ReviewRow[] {
  const t = useTranslations()
  const factsOf = usePlanFacts()
  return (plan, before) => {
    const now = factsOf(plan)
    const then = before ? factsOf(before) : now
    const labels: Record<Fact, string> = {
      amount: t('row.amount'),
      repeats: t('row.repeats'),
      chosen: t('row.chosen'),
      day: t(plan.frequency === 'once' ? 'row.leaves' : 'row.nextLeaves'),
      ends: t('row.ends'),
    }
    return facts
      .filter((fact) => now[fact] !== '')
      .map((fact) => ({
        label: labels[fact],
        value:
          now[fact] === then[fact] || then[fact] === ''
            ? now[fact]
            : t('edit.was', { now: now[fact], before: then[fact] }),
      }))
  }
}
