/** A calendar date, `YYYY-MM-DD`. */
export type CalendarDate = string
/** An instant; results are ISO 8601 in UTC with `Z`. */
export type Instant = string | number | Date

const dayMs = 86_400_000
const utc = (date: CalendarDate) => new Date(`${date}T00:00:00Z`)
const dateOf = (day: Date): CalendarDate => day.toISOString().slice(0, 10)

/** Whether a text is an existing date: "2026-02-30" is not. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = utc(text)
  return !Number.isNaN(day.getTime()) && dateOf(day) === text
}

/** The date `days` later, or earlier when negative. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  dateOf(new Date(utc(date).getTime() + days * dayMs))

/** The date in UTC of an instant. */
export const utcDate = (instant: Instant): CalendarDate => dateOf(new Date(instant))

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (date: CalendarDate): number => utc(date).getUTCDay()

const two = (number: number) => String(number).padStart(2, '0')

function nthWeekday(year: number, month: number, day: number, nth: number): CalendarDate {
  const first = `${year}-${two(month)}-01`
  return addDays(first, ((day - weekday(first) + 7) % 7) + 7 * (nth - 1))
}

function lastMonday(year: number, month: number): CalendarDate {
  const last = addDays(`${year}-${two(month + 1)}-01`, -1)
  return addDays(last, -((weekday(last) + 6) % 7))
}

const listed = new Map<number, readonly CalendarDate[]>()

/**
 * Weekdays on which the Federal Reserve, and so ACH, is closed in a year. A holiday on Sunday is observed on Monday;
 * one on Saturday is not observed.
 */
export function federalHolidays(year: number): readonly CalendarDate[] {
  const known = listed.get(year)
  if (known) return known
  const fixed = ['01-01', ...(year >= 2021 ? ['06-19'] : []), '07-04', '11-11', '12-25'].map(
    (day) => `${year}-${day}`,
  )
  const moving = [
    nthWeekday(year, 1, 1, 3),
    nthWeekday(year, 2, 1, 3),
    lastMonday(year, 5),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 10, 1, 2),
    nthWeekday(year, 11, 4, 4),
  ]
  const kept = fixed
    .filter((date) => weekday(date) !== 6)
    .map((date) => (weekday(date) === 0 ? addDays(date, 1) : date))
  const holidays = [...kept, ...moving].sort()
  listed.set(year, holidays)
  return holidays
}

/** Monday to Friday, except federal holidays. */
export function isBusinessDay(date: CalendarDate): boolean {
  const day = weekday(date)
  return day !== 0 && day !== 6 && !federalHolidays(Number(date.slice(0, 4))).includes(date)
}

/** The date itself if it is a business day, or else the next business day. */
export function businessDayFrom(date: CalendarDate): CalendarDate {
  let day = date
  while (!isBusinessDay(day)) day = addDays(day, 1)
  return day
}

/** The first business day after a date. */
export const nextBusinessDay = (date: CalendarDate): CalendarDate => businessDayFrom(addDays(date, 1))

/** The last business day before a date. */
export function businessDayBefore(date: CalendarDate): CalendarDate {
  let day = addDays(date, -1)
  while (!isBusinessDay(day)) day = addDays(day, -1)
  return day
}

/** The date `days` business days later; with 0, the date itself or the next business day. */
export function addBusinessDays(date: CalendarDate, days: number): CalendarDate {
  let day = days === 0 ? businessDayFrom(date) : date
  for (let passed = 0; passed < days; passed += 1) day = nextBusinessDay(day)
  return day
}

const easternClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

function easternParts(instant: Instant): { date: CalendarDate; seconds: number } {
  const part = Object.fromEntries(
    easternClock.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  )
  return {
    date: `${part['year']?.padStart(4, '0')}-${part['month']}-${part['day']}`,
    seconds: Number(part['hour']) * 3600 + Number(part['minute']) * 60 + Number(part['second']),
  }
}

/** The calendar date at an instant in the bank's time zone, New York. */
export function easternDate(instant: Instant): CalendarDate {
  const at = new Date(instant)
  const hour = at.getUTCHours()
  // New York is four or five hours behind UTC, so only the hour from 04:00 depends on the season. A fast path, as lists
  // have thousands of dates.
  if (hour === 4) return easternParts(at).date
  return dateOf(hour < 4 ? new Date(at.getTime() - dayMs) : at)
}

/** The bank day of interest credited at an instant: midnight belongs to the day that ends then. */
export const interestDate = (instant: Instant): CalendarDate => easternDate(new Date(instant).getTime() - 1)

/** The instant of a time of day in New York, given in minutes after midnight. */
export function easternInstant(date: CalendarDate, minutes: number): string {
  const asUtc = utc(date).getTime() + minutes * 60_000
  const standard = asUtc + 5 * 3_600_000
  const shown = easternParts(standard)
  const isStandard = shown.date === date && shown.seconds === minutes * 60
  return new Date(isStandard ? standard : standard - 3_600_000).toISOString()
}

const cutOff = 16 * 60
const opening = 8 * 60 + 30

/**
 * The business day on which a transfer is submitted: the same day before 16:00 Eastern, or else the next business day.
 */
export function submissionDate(instant: Instant): CalendarDate {
  const { date, seconds } = easternParts(instant)
  return isBusinessDay(date) && seconds < cutOff * 60 ? date : nextBusinessDay(date)
}

/** 16:00 Eastern on the submission date. */
export const submissionInstant = (submitted: CalendarDate): string => easternInstant(submitted, cutOff)

/** 08:30 Eastern on the business day after the submission date. */
export const settlementInstant = (submitted: CalendarDate): string =>
  easternInstant(nextBusinessDay(submitted), opening)

/** When a deposit becomes available: 08:30 Eastern on the second business day after its submission date. */
export const availableFrom = (submitted: CalendarDate): string =>
  easternInstant(addBusinessDays(submitted, 2), opening)
