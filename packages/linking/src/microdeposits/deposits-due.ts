import { easternDate, type Instant, utcDate } from '@coffer/domain/calendar'

/** Whether the day by which the deposits should be there is over, where the bank's day is kept. */
export const isOverdue = (expectedBy: string | null, now: Instant): boolean =>
  expectedBy !== null && easternDate(now) > utcDate(expectedBy)
