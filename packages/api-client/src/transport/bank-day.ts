import { type CalendarDate, easternDate } from '@coffer/domain/calendar'
import * as v from 'valibot'

/** A bank day beside its instant, `YYYY-MM-DD`; a provider may report only the instant. */
export const bankDaySchema = v.optional(v.nullable(v.pipe(v.string(), v.isoDate())), null)

/** The bank day as reported, or else the New York date of its instant, which may itself be a calendar date. */
export const bankDay = (reported: CalendarDate | null, instant: string): CalendarDate =>
  reported ?? (instant.length === 'YYYY-MM-DD'.length ? instant : easternDate(instant))

/** The same, for an instant that may be missing. */
export const bankDayOrNull = (reported: CalendarDate | null, instant: string | null): CalendarDate | null =>
  instant === null ? reported : bankDay(reported, instant)
