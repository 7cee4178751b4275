import { addDays, type CalendarDate, easternDate, type Instant } from '@coffer/domain/calendar'

/** The date of the next statement: the first of the next month, Eastern Time. */
export function nextStatementDate(now: Instant): CalendarDate {
  const first = `${easternDate(now).slice(0, 7)}-01`
  return `${addDays(first, 31).slice(0, 7)}-01`
}

/** The current year, Eastern Time. */
export const currentYear = (now: Instant): number => Number(easternDate(now).slice(0, 4))

/** The options of the filter without duplicates, newest first. */
export const yearOptions = (...years: readonly (number | null)[]): number[] =>
  [...new Set(years.filter((year) => year !== null))].toSorted((one, other) => other - one)

/** Groups statements by year and keeps their order. */
export function byYear<Dated extends { year: number }>(statements: readonly Dated[]): [number, Dated[]][] {
  const years = new Map<number, Dated[]>()
  for (const statement of statements)
    years.set(statement.year, [...(years.get(statement.year) ?? []), statement])
  return [...years]
}
