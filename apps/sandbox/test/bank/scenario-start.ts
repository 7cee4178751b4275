import { addDays, easternDate } from '@coffer/domain/calendar'

/**
 * The morning, before the cut-off, of the first day of the month after next: nothing in a scenario depends on today's time.
 * Not in January, whose first day is a holiday and whose year has no interest yet.
 */
export const scenarioStart = (): Date => {
  const first = firstOfMonthAfterNext(easternDate(new Date()))
  return new Date(`${first.endsWith('-01-01') ? firstOfNextMonth(first) : first}T15:17:00Z`)
}

/** The same time at the next first day of a December: a year ends soon. */
export const yearEndStart = (): Date => {
  const today = easternDate(new Date())
  const december = `${today.slice(0, 4)}-12-01`
  return new Date(`${december > today ? december : `${Number(today.slice(0, 4)) + 1}-12-01`}T15:17:00Z`)
}

/** The same time some days before the end of that month. */
export const monthEndStart = (): Date => new Date(scenarioStart().getTime() + 26 * 86_400_000)

const firstOfNextMonth = (date: string): string => `${addDays(`${date.slice(0, 7)}-01`, 31).slice(0, 7)}-01`

const firstOfMonthAfterNext = (date: string): string => firstOfNextMonth(firstOfNextMonth(date))
