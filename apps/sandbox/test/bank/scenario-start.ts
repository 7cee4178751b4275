import { addDays, easternDate } from '@coffer/domain/calendar'

/** The morning, before the cut-off, of the first day of the month after next: nothing in a scenario depends on today's time. */
export const scenarioStart = (): Date =>
  new Date(`${firstOfMonthAfterNext(easternDate(new Date()))}T15:17:00Z`)

/** The same time some days before the end of that month. */
export const monthEndStart = (): Date => new Date(scenarioStart().getTime() + 26 * 86_400_000)

function firstOfMonthAfterNext(date: string): string {
  const next = addDays(`${date.slice(0, 7)}-01`, 31).slice(0, 7)
  return `${addDays(`${next}-01`, 31).slice(0, 7)}-01`
}
