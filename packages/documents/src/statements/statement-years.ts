import { addDays, type CalendarDate, easternDate, type Instant } from '@coffer/domain/calendar'

/** The day on which the next statement is made: the first of the next month, in New York. */
export function nextStatementDate(now: Instant): CalendarDate {
  const first = `${easternDate(now).slice(0, 7)}-01`
  return `${addDays(first, 31).slice(0, 7)}-01`
}

/** The year that is running, in New York. */
export const thisYear = (now: Instant): number => Number(easternDate(now).slice(0, 4))

/** The years to choose from, the newest first: those with a statement, the running one, and the one that is chosen. */
export const yearsToChoose = (...years: readonly (number | null)[]): number[] =>
  [...new Set(years.filter((year) => year !== null))].toSorted((one, other) => other - one)

/** Statements by year, in the order in which they come. */
export function byYear<Dated extends { year: number }>(statements: readonly Dated[]): [number, Dated[]][] {
  const years = new Map<number, Dated[]>()
  for (const one of statements) years.set(one.year, [...(years.get(one.year) ?? []), one])
  return [...years]
}
