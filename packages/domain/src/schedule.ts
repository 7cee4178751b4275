import { addDays, businessDayFrom, type CalendarDate, isCalendarDate } from './calendar.ts'
import { counts } from './limits.ts'

/** The frequencies of POST /deposit; plans have one more (`planFrequencies`). */
export const frequencies = ['once', 'weekly', 'biweekly', 'monthly'] as const
export type Frequency = (typeof frequencies)[number]
export type Repeating = Exclude<Frequency, 'once'>

/** The same day of the month, `months` later, or the last day of that month if it is shorter. */
export function dayOfMonthAfter(
  date: CalendarDate,
  months: number,
  day = Number(date.slice(8)),
): CalendarDate {
  const [year = 0, month = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

/**
 * The nth day of a schedule, counting from 0. A monthly one keeps its first day of the month, or uses the last day of a
 * shorter month.
 */
export function dayOfSchedule(start: CalendarDate, frequency: Repeating, nth: number): CalendarDate {
  return frequency === 'monthly'
    ? dayOfMonthAfter(start, nth)
    : addDays(start, nth * (frequency === 'weekly' ? 7 : 14))
}

/** A schedule from its first day. A monthly one keeps that day of the month: a shorter month does not lose the 31st. */
export type Schedule = { start: CalendarDate; frequency: Frequency; end: CalendarDate | null }

/**
 * The business days on which the first `count` deposits of a schedule are submitted, none scheduled after its end; with
 * `from`, only those on or after that day.
 */
export function departures(
  { start, frequency, end }: Schedule,
  count: number,
  from: CalendarDate = start,
): CalendarDate[] {
  if (frequency === 'once') return [businessDayFrom(start)]
  const first = dayNumber(start, frequency, from)
  return Array.from({ length: count }, (_, nth) => dayOfSchedule(start, frequency, first + nth))
    .filter((day) => end === null || day <= end)
    .map(businessDayFrom)
}

/** The number of the first day of a schedule on or after a date, counting from 0. */
function dayNumber(start: CalendarDate, frequency: Repeating, date: CalendarDate): number {
  let nth = 0
  while (dayOfSchedule(start, frequency, nth) < date) nth += 1
  return nth
}

/** The requested day of a deposit submitted on a business day: the last day of its schedule up to then. */
export function requestedDay(
  { start, frequency }: Pick<Schedule, 'start' | 'frequency'>,
  submitted: CalendarDate,
): CalendarDate {
  if (frequency === 'once') return start
  const after = dayNumber(start, frequency, addDays(submitted, 1))
  return dayOfSchedule(start, frequency, Math.max(0, after - 1))
}

export type StartProblem = 'empty' | 'not-a-date' | 'past' | 'today' | 'too-far'

/** A scheduled deposit starts tomorrow or later, at most a year ahead; `today` is the bank's, in New York. */
export function checkStart(date: string, today: CalendarDate): StartProblem | null {
  if (date === '') return 'empty'
  if (!isCalendarDate(date)) return 'not-a-date'
  if (date === today) return 'today'
  if (date < today) return 'past'
  return date > addDays(today, counts.scheduleDaysAhead) ? 'too-far' : null
}

export type EndProblem = 'not-a-date' | 'before-start'

/** An end is optional, and must not be before a valid start. */
export function checkEnd(date: string, start: string): EndProblem | null {
  if (date === '') return null
  if (!isCalendarDate(date)) return 'not-a-date'
  return isCalendarDate(start) && date < start ? 'before-start' : null
}
