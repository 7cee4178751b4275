import type { Schedule } from '@coffer/api-client/transfers'
import type { CalendarDate } from '@coffer/domain/calendar'
import { departures } from '@coffer/domain/schedule'
import { datesOfDay, datesOfNow, type TransferDates } from '@coffer/domain/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { useTranslations } from '../messages.ts'

const SHOWN = 4

/** The dates of the first deposit of a schedule submitted at an instant. */
export const firstTransferDates = ({ startDate }: Schedule, now: number | string): TransferDates =>
  startDate === null ? datesOfNow(now) : datesOfDay(startDate)

/**
 * The business days of the first deposits, one more than is shown, to know whether there are more. A schedule with
 * earlier deposits began on `firstDay`.
 */
export const firstDays = (
  { frequency, startDate, endDate }: Schedule,
  firstDay: CalendarDate | null = startDate,
): CalendarDate[] =>
  startDate === null || firstDay === null
    ? []
    : departures({ start: firstDay, frequency, end: endDate }, SHOWN, startDate)

/** Sentences about a schedule before it is submitted: why it leaves later than requested, and the following dates. */
export function useScheduleSentences(): (
  schedule: Schedule & { firstDay?: CalendarDate },
  now: number,
) => string[] {
  const t = useTranslations()
  const { weekdayDate, date } = useFormats()
  return (schedule, now) => {
    const { leaves, delay } = firstTransferDates(schedule, now)
    const when: 'now' | 'day' = schedule.startDate === null ? 'now' : 'day'
    const sentences =
      delay === null
        ? []
        : [
            t(delay === 'late' ? 'leaves.now.late' : `leaves.${when}.${delay}`, {
              leaves: weekdayDate(leaves),
            }),
          ]
    if (schedule.frequency === 'once') return sentences
    const [, ...next] = firstDays(schedule, schedule.firstDay)
    if (next.length === 0) return [...sentences, t('leaves.onlyOne')]
    const days = next.map((day) => date(day)).join(' · ')
    return [
      ...sentences,
      t(schedule.endDate === null || next.length === SHOWN - 1 ? 'leaves.thenOn' : 'leaves.then', { days }),
      t('leaves.skipped'),
    ]
  }
}
