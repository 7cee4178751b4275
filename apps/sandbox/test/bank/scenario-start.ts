import { easternDate } from '@coffer/domain/calendar'
import { dayOfMonthAfter } from '@coffer/domain/schedule'
import { opening } from '../engine/opening.ts'

/**
 * The first day of the month after next, in the morning before the cut-off: no month ends within a few days, whatever
 * the opening time of test banks. January is left out, because its first day is a holiday and its year has no interest
 * yet.
 */
export const scenarioStart = (): Date => {
  const today = easternDate(opening())
  const first = dayOfMonthAfter(today, 2, 1)
  return new Date(`${first.endsWith('-01-01') ? dayOfMonthAfter(today, 3, 1) : first}T15:17:00Z`)
}

/** The same time of day, a few days before the end of that month. */
export const monthEndStart = (): Date => new Date(scenarioStart().getTime() + 26 * 86_400_000)

/** The same time of day on the next December 1, so that a year ends soon. */
export const yearEndStart = (): Date => {
  const today = easternDate(opening())
  const december = `${today.slice(0, 4)}-12-01`
  return new Date(`${december > today ? december : `${Number(today.slice(0, 4)) + 1}-12-01`}T15:17:00Z`)
}
