import {
  addDays,
  easternDate,
  easternInstant,
  federalHolidays,
  isBusinessDay,
  weekday,
} from '@coffer/domain/calendar'
import type { Bank } from '../journey.ts'
import { at } from './provider-client.ts'
import type { Language } from './messages.ts'

/** The current date at the bank, in New York. */
export async function bankToday({ operator }: Bank): Promise<string> {
  return easternDate(String(at(await operator.call('GET', '/clock'), 'now')))
}

/** Moves the bank's clock to a time of day in New York: "16:00". */
export async function setBankTime({ operator }: Bank, date: string, time: string): Promise<void> {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  await operator.setClock(easternInstant(date, hours * 60 + minutes))
}

const MONDAY = 1

/**
 * The first Monday after a date whose next nine days are in its month, in which no interest is posted then, and have no
 * holiday besides the weekend.
 */
export function mondayWithoutHolidays(after: string): string {
  const workdays = [0, 1, 2, 3, 4, 7, 8, 9]
  let monday = addDays(after, 1)
  const isInOneMonth = () => addDays(monday, workdays.at(-1) ?? 0).slice(0, 7) === monday.slice(0, 7)
  while (
    weekday(monday) !== MONDAY ||
    !isInOneMonth() ||
    !workdays.every((days) => isBusinessDay(addDays(monday, days)))
  )
    monday = addDays(monday, 1)
  return monday
}

/**
 * A Monday for closing an account: interest has accrued, as it has not on the 1st, and no deposit is on its way: one that was scheduled
 * for the days before would have been sent, and is held until the second business day.
 */
export function closingDay(today: string, transfers: readonly unknown[]): string {
  const scheduled = transfers.map((one) => String(at(one, 'scheduled_for')))
  const isFree = (monday: string): boolean =>
    !monday.endsWith('-01') && !scheduled.some((date) => date >= addDays(monday, -4) && date <= monday)
  let monday = mondayWithoutHolidays(today)
  while (!isFree(monday)) monday = mondayWithoutHolidays(monday)
  return monday
}

/** The first holiday after a date that is followed by a business day. */
export function nextHoliday(after: string): string {
  const year = Number(after.slice(0, 4))
  const upcoming = [...federalHolidays(year), ...federalHolidays(year + 1)]
  const found = upcoming.find((day) => day > after && isBusinessDay(addDays(day, 1)))
  if (!found) throw new Error(`no holiday after ${after}`)
  return found
}

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' }
const dayMonthYear = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const

/** "Monday, Nov 30, 2026", the long format of the screens; "lunes, 30 de noviembre de 2026". */
export const formatWeekday = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(locales[language], {
    ...dayMonthYear,
    weekday: 'long',
    month: language === 'es' ? 'long' : 'short',
  }).format(new Date(date))

/** "Nov 30, 2026". */
export const formatDay = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(locales[language], dayMonthYear).format(new Date(date))
