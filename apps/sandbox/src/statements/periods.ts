import {
  addDays,
  easternDate,
  easternInstant,
  interestDate,
  type CalendarDate,
} from '@coffer/domain/calendar'

/** A month of statements, by the calendar of New York. */
export type Month = { readonly year: number; readonly month: number }

/** The days that a statement covers. It includes money that moved after `after` and at or before `until`. */
export type Period = {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly days: number
  /** Midnight before the first day: interest credited at that moment belongs to the day before. */
  readonly after: Date
  /** Midnight after the last day, when a month's interest is credited. */
  readonly until: Date
}

/** The month for which a statement is issued. */
export type MonthPeriod = Month & Period

/** The period from one day to another, inclusive. */
export const createPeriod = (from: CalendarDate, to: CalendarDate): Period => ({
  from,
  to,
  days: daysBetween(from, to) + 1,
  after: midnight(from),
  until: midnight(addDays(to, 1)),
})

type Life = { readonly openedAt: Date; readonly closedAt: Date | null }

/**
 * The periods of an account whose statements are issued by now, oldest first. The last one of a closed account ends
 * with its closing.
 */
export function statementPeriods({ openedAt, closedAt }: Life, now: Date): MonthPeriod[] {
  const opened = easternDate(openedAt)
  const last = closedAt === null ? easternDate(now) : easternDate(closedAt)
  const periods: MonthPeriod[] = []
  for (let first = firstOfMonth(opened); first <= last; first = nextMonth(first)) {
    const next = nextMonth(first)
    const until = midnight(next)
    if (until > now) break
    const from = first < opened ? opened : first
    const to = closedAt !== null && last < next ? last : addDays(next, -1)
    periods.push({
      ...toMonth(first),
      ...createPeriod(from, to),
      after: midnight(first),
      until,
    })
  }
  return periods
}

/** The year to which interest posted at a moment belongs: at midnight of New Year it is the old year. */
export const interestYear = (at: Date): number => toMonth(interestDate(at)).year

const toMonth = (date: CalendarDate): Month => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
})

export const midnight = (date: CalendarDate): Date => new Date(easternInstant(date, 0))

const firstOfMonth = (date: CalendarDate): CalendarDate => `${date.slice(0, 7)}-01`
const nextMonth = (first: CalendarDate): CalendarDate => firstOfMonth(addDays(first, 31))

const dayMs = 86_400_000
const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs
