/**
 * The calendar of New York, by the rule for daylight saving time since 2007: from the second Sunday of March to the
 * first of November, at 2 a.m. The audit has its own, so that it shares no error with the calendar that it audits. Days
 * are counted from 1970-01-01; moments are in milliseconds, UTC.
 */
export type Day = number

const hourMs = 3_600_000
const dayMs = 24 * hourMs

export const parseDay = (date: string): Day => Date.parse(`${date}T00:00:00Z`) / dayMs

export const formatDay = (day: Day): string => new Date(day * dayMs).toISOString().slice(0, 10)

const yearOf = (day: Day): number => new Date(day * dayMs).getUTCFullYear()

const firstDay = (year: number, month: number): Day => Date.UTC(year, month - 1, 1) / dayMs

/** 1970-01-01 was a Thursday. */
const sundayFrom = (day: Day): Day => day + ((10 - (day % 7)) % 7)

const summers = new Map<number, { readonly begins: Day; readonly ends: Day }>()

function daylightSaving(year: number) {
  const known = summers.get(year)
  if (known !== undefined) return known
  const summer = { begins: sundayFrom(firstDay(year, 3)) + 7, ends: sundayFrom(firstDay(year, 11)) }
  summers.set(year, summer)
  return summer
}

/** The moment at which a day begins. Daylight saving changes come two hours later. */
export function startOfDay(day: Day): number {
  const { begins, ends } = daylightSaving(yearOf(day))
  const isSummer = day > begins && day <= ends
  return day * dayMs + (isSummer ? 4 : 5) * hourMs
}

/** 08:30 on a business day. Only Sundays have daylight saving changes. */
export const morningOf = (day: Day): number => startOfDay(day) + 8.5 * hourMs

/** The day that contains a moment. */
export function dayAt(moment: number): Day {
  const inWinter = Math.floor((moment - 5 * hourMs) / dayMs)
  return moment >= startOfDay(inWinter + 1) ? inWinter + 1 : inWinter
}

/** The day on which a movement counts: what happens at midnight belongs to the previous day. */
export const businessDayAt = (moment: number): Day => dayAt(moment - 1)

export function firstOfMonth(day: Day): Day {
  const date = new Date(day * dayMs)
  return firstDay(date.getUTCFullYear(), date.getUTCMonth() + 1)
}

export function lastOfMonth(day: Day): Day {
  const date = new Date(day * dayMs)
  return firstDay(date.getUTCFullYear(), date.getUTCMonth() + 2) - 1
}
