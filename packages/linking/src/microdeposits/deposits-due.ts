import { type CalendarDate, easternDate, type Instant } from '@coffer/domain/calendar'

/** Whether the expected day of the deposits has passed in the bank’s time zone. */
export const isOverdue = (expectedBy: CalendarDate | null, now: Instant): boolean =>
  expectedBy !== null && easternDate(now) > expectedBy
