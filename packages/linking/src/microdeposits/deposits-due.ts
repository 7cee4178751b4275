import { type CalendarDate, easternDate, type Instant } from '@coffer/domain/calendar'

/** Whether the deposits' expected day is over in the bank's time zone. */
export const isOverdue = (expectedBy: CalendarDate | null, now: Instant): boolean =>
  expectedBy !== null && easternDate(now) > expectedBy
