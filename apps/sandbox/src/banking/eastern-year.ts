import { easternInstant, type CalendarDate } from '@coffer/domain/calendar'

/** Midnight in New York on the first of January of a date's year. */
export const startOfEasternYear = (date: CalendarDate): Date =>
  new Date(easternInstant(`${date.slice(0, 4)}-01-01`, 0))
