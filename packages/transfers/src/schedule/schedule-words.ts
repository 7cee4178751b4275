import type { Schedule } from '@coffer/api-client/transfers'
import { departures } from '@coffer/domain/schedule'
import { datesOfDay, datesOfNow, type TransferDates } from '@coffer/domain/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { type Key, useTranslations } from '../messages.ts'

const SHOWN = 4

/** The days of the first deposit of a schedule, asked for at an instant. */
export const datesOf = ({ startDate }: Schedule, now: number | string): TransferDates =>
  startDate === null ? datesOfNow(now) : datesOfDay(startDate)

/** The business days on which the first ones leave; one more than is shown says that it goes on. */
export const firstDays = ({ frequency, startDate, endDate }: Schedule): string[] =>
  startDate === null ? [] : departures({ start: startDate, frequency, end: endDate }, SHOWN)

/** When it leaves and why not sooner, when it can be used, and which ones follow: sentences, said before anything is sent. */
export function useScheduleSentences(): (schedule: Schedule, now: number) => string[] {
  const t = useTranslations()
  const { weekdayDate, date } = useFormats()
  return (schedule, now) => {
    const { leaves, available, delay } = datesOf(schedule, now)
    const values = { leaves: weekdayDate(leaves), available: weekdayDate(available) }
    const when: 'now' | 'day' = schedule.startDate === null ? 'now' : 'day'
    const first: Key = `leaves.${when}.${delay === 'late' ? 'late' : (delay ?? 'onTime')}`
    const sentences = [t(first, values), t('leaves.available', values)]
    if (schedule.frequency === 'once') return sentences
    const [, ...next] = firstDays(schedule)
    if (next.length === 0) return [...sentences, t('leaves.onlyOne')]
    const days = next.map((day) => date(day)).join(' · ')
    return [
      ...sentences,
      t(schedule.endDate === null || next.length === SHOWN - 1 ? 'leaves.thenOn' : 'leaves.then', { days }),
    ]
  }
}
