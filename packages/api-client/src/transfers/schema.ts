import type { CalendarDate } from '@coffer/domain/calendar'
import type { Frequency } from '@coffer/domain/schedule'

export const closingReasons = ['rate', 'moving', 'service', 'other_bank', 'other'] as const
export type ClosingReason = (typeof closingReasons)[number]

/** When a deposit goes out: `once` without a start date is now; an end belongs to a repeating one only. */
export type Schedule = { frequency: Frequency; startDate: CalendarDate | null; endDate: CalendarDate | null }

export const scheduleOnTheWire = ({ frequency, startDate, endDate }: Schedule) => ({
  frequency,
  start_date: startDate,
  end_date: endDate,
})
