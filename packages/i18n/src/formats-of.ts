import type { Language } from './languages.ts'
import { dollarFormat, locales, MINUS, type MoneyParts, partsOfMoney } from './money-parts.ts'

const NO_BREAK_SPACE = '\u00A0'

/** Written here, since engines differ in dots and spaces: "p.m.", "p. m.", with or without a narrow space. */
const dayPeriods: Record<Language, Record<'am' | 'pm', string>> = {
  en: { am: 'AM', pm: 'PM' },
  es: { am: `a.${NO_BREAK_SPACE}m.`, pm: `p.${NO_BREAK_SPACE}m.` },
}

/** "9:30 PM" of an hour from 0 to 23. */
function timeOfDay(language: Language, hour: number, minute: string): string {
  const period = dayPeriods[language][hour < 12 ? 'am' : 'pm']
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute}${NO_BREAK_SPACE}${period}`
}

/** The bank's time by name, as `Intl` has no short one in Spanish. */
const easternTime: Record<Language, string> = { en: ' ET', es: ', hora del Este' }

export interface Formats {
  /** Cents to "$1,234.50", negative with a true minus. */
  money: (cents: number) => string
  moneyParts: (cents: number) => MoneyParts
  /** Cents as a depositor types them: "1,234.50". */
  typedMoney: (cents: number) => string
  /** Cents to whole dollars, rounded: "$1,235". */
  wholeDollars: (cents: number) => string
  /** "Nov 20, 2026": a calendar date as it is, whatever the time zone. An instant reads in UTC; for a person use `instant`. */
  date: (dateOrInstant: string) => string
  /** "Friday, Nov 20, 2026". */
  weekdayDate: (dateOrInstant: string) => string
  /** "Nov 20, 2026, 4:00 PM ET": an instant in the bank's time, by name. In Spanish "…, hora del Este". */
  instant: (iso: string) => string
  /** "November 2026"; months count from 1. */
  month: (year: number, month: number) => string
  /** A decimal string such as "4.35" to "4.35%". */
  percent: (rate: string) => string
  /** 60 to "60%". */
  wholePercent: (percent: number) => string
  number: (value: number) => string
  /** Bytes to "840 KB" or "2.4 MB", rounded up, in units of 1,024 like the limits. */
  fileSize: (bytes: number) => string
}

const made = new Map<Language, Formats>()

/** The formats of one language, cached. */
export function formatsOf(language: Language): Formats {
  const known = made.get(language)
  if (known) return known
  const formats = makeFormats(language)
  made.set(language, formats)
  return formats
}

const EASTERN = 'America/New_York'
const clock = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-US', {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: EASTERN,
    }),
)

/** Hour and minute in the bank's time. Digits alone, which every engine writes alike. */
function easternClock(at: Date): [hour: number, minute: string] {
  const [hour = '', minute = ''] = clock().format(at).split(':')
  return [Number(hour), minute]
}

/** Created on first use: each costs time, and most pages use two or three. */
function onFirstUse<T>(make: () => T): () => T {
  let known: T | null = null
  return () => (known ??= make())
}

function makeFormats(language: Language): Formats {
  const locale = locales[language]
  const zone = easternTime[language]
  const numbers = (options: Intl.NumberFormatOptions) =>
    onFirstUse(() => new Intl.NumberFormat(locale, options))
  const days = (options: Intl.DateTimeFormatOptions) =>
    onFirstUse(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }))

  const dollars = onFirstUse(() => dollarFormat(locale))
  const typed = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const roundDollars = numbers({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  const plain = numbers({})
  const rate = numbers({ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const whole = numbers({ style: 'percent', maximumFractionDigits: 0 })
  const unit = (name: 'kilobyte' | 'megabyte', maximumFractionDigits: number) =>
    numbers({ style: 'unit', unit: name, maximumFractionDigits, roundingMode: 'ceil' })
  const kilobytes = unit('kilobyte', 0)
  const megabytes = unit('megabyte', 1)

  const day = { year: 'numeric', month: 'short', day: 'numeric' } as const
  const date = days(day)
  // Spanish writes "de" around the month, which an abbreviation would interrupt: "7 de ene de 2027".
  const weekday = days({ ...day, weekday: 'long', month: language === 'es' ? 'long' : 'short' })
  const month = days({ year: 'numeric', month: 'long' })
  const easternDay = days({ ...day, timeZone: EASTERN })

  const money = (cents: number) => (cents < 0 ? MINUS : '') + dollars().format(Math.abs(cents) / 100)

  return {
    money,
    moneyParts: (cents) => partsOfMoney(dollars(), cents),
    typedMoney: (cents) => typed().format(cents / 100),
    wholeDollars: (cents) => roundDollars().format(cents / 100),
    date: (value) => date().format(new Date(value)),
    weekdayDate: (value) => weekday().format(new Date(value)),
    instant(iso) {
      const at = new Date(iso)
      return `${easternDay().format(at)}, ${timeOfDay(language, ...easternClock(at))}${zone}`
    },
    month: (year, number) => month().format(new Date(Date.UTC(year, number - 1, 1))),
    percent: (text) => rate().format(Number(text) / 100),
    wholePercent: (percent) => whole().format(percent / 100),
    number: (value) => plain().format(value),
    fileSize: (bytes) =>
      bytes > 1023 * 1024 ? megabytes().format(bytes / 1024 ** 2) : kilobytes().format(bytes / 1024),
  }
}
