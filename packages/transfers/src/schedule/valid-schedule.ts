import type { Schedule } from '@coffer/api-client/transfers'
import { type CalendarDate, isCalendarDate } from '@coffer/domain/calendar'
import { checkStart } from '@coffer/domain/schedule'
import { isRepeating, type TimingValues } from './timing.schema.ts'

/** A schedule being changed, and the day it began. */
export type KeptSchedule = Schedule & { firstDay: CalendarDate }

/**
 * The schedule of complete, valid fields, with the day it began if the date is unchanged; null if the fields are
 * invalid.
 */
export function validSchedule(
  { timing, startDate, endDate }: Pick<TimingValues, 'timing' | 'startDate' | 'endDate'>,
  today: string,
  kept?: KeptSchedule,
): (Schedule & { firstDay?: CalendarDate }) | null {
  if (timing === 'now') return { frequency: 'once', startDate: null, endDate: null }
  if (startDate !== kept?.startDate && checkStart(startDate, today) !== null) return null
  if (!isRepeating(timing)) return { frequency: 'once', startDate, endDate: null }
  const isKept = startDate === kept?.startDate && timing === kept.frequency
  return {
    frequency: timing,
    startDate,
    endDate: isCalendarDate(endDate) && endDate >= startDate ? endDate : null,
    ...(isKept && { firstDay: kept.firstDay }),
  }
}
