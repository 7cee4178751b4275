import { easternDate, type Instant, utcDate } from '@coffer/domain/calendar'

/** Whether the deposits' expected day is over in the bank's time zone. */
export const isOverdue = (expectedBy: string | null, now: Instant): boolean =>
  expectedBy !== null && easternDate(now) > utcDate(expectedBy)
