import type { Language } from './languages.ts'

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' }
const MINUS = '−'

/** Money taken apart, so that a screen can set the cents lighter. `whole` carries the group separators. */
export interface MoneyParts {
  sign: '' | typeof MINUS
  currency: string
  whole: string
  point: string
  fraction: string
}

export interface Formats {
  /** Cents to "$1,234.50", negative with a true minus. */
  money: (cents: number) => string
  moneyParts: (cents: number) => MoneyParts
  /** "Nov 20, 2026", from a calendar date or an instant, in UTC. */
  date: (dateOrInstant: string) => string
  /** "Friday, Nov 20, 2026". */
  weekdayDate: (dateOrInstant: string) => string
  /** "Nov 20, 2026, 4:00 PM EST": an instant in Eastern time, where the bank's day is kept. */
  instant: (iso: string) => string
  /** "November 2026"; months count from 1. */
  month: (year: number, month: number) => string
  /** A decimal string such as "4.35" to "4.35%". */
  percent: (rate: string) => string
  /** 60 to "60%". */
  wholePercent: (percent: number) => string
  number: (value: number) => string
  /** Bytes to "840 KB" or "2.4 MB", rounded up to what is shown and counted in 1,024s, as limits are. */
  fileSize: (bytes: number) => string
}

const made = new Map<Language, Formats>()

/** The formats of one language; the same object each time. */
export function formatsOf(language: Language): Formats {
  const known = made.get(language)
  if (known) return known
  const formats = makeFormats(locales[language])
  made.set(language, formats)
  return formats
}

/** Each of these costs a page a moment to make, and most pages write in two or three of them: made when first used. */
function onFirstUse<T>(make: () => T): () => T {
  let known: T | null = null
  return () => (known ??= make())
}

function makeFormats(locale: string): Formats {
  const numbers = (options: Intl.NumberFormatOptions) =>
    onFirstUse(() => new Intl.NumberFormat(locale, options))
  const days = (options: Intl.DateTimeFormatOptions) =>
    onFirstUse(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }))

  const dollars = numbers({ style: 'currency', currency: 'USD' })
  const plain = numbers({})
  const rate = numbers({ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const whole = numbers({ style: 'percent', maximumFractionDigits: 0 })
  const unit = (name: 'kilobyte' | 'megabyte', maximumFractionDigits: number) =>
    numbers({ style: 'unit', unit: name, maximumFractionDigits, roundingMode: 'ceil' })
  const kilobytes = unit('kilobyte', 0)
  const megabytes = unit('megabyte', 1)

  const day = { year: 'numeric', month: 'short', day: 'numeric' } as const
  const date = days(day)
  const weekday = days({ ...day, weekday: 'long' })
  const month = days({ year: 'numeric', month: 'long' })
  const instant = days({
    ...day,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: 'America/New_York',
  })

  const money = (cents: number) => (cents < 0 ? MINUS : '') + dollars().format(Math.abs(cents) / 100)

  return {
    money,
    moneyParts(cents) {
      const parts = dollars().formatToParts(Math.abs(cents) / 100)
      const text = (...types: string[]) =>
        parts
          .filter((part) => types.includes(part.type))
          .map((part) => part.value)
          .join('')
      return {
        sign: cents < 0 ? MINUS : '',
        currency: text('currency'),
        whole: text('integer', 'group'),
        point: text('decimal'),
        fraction: text('fraction'),
      }
    },
    date: (value) => date().format(new Date(value)),
    weekdayDate: (value) => weekday().format(new Date(value)),
    instant: (iso) => instant().format(new Date(iso)),
    month: (year, number) => month().format(new Date(Date.UTC(year, number - 1, 1))),
    percent: (text) => rate().format(Number(text) / 100),
    wholePercent: (percent) => whole().format(percent / 100),
    number: (value) => plain().format(value),
    fileSize: (bytes) =>
      bytes > 1023 * 1024 ? megabytes().format(bytes / 1024 ** 2) : kilobytes().format(bytes / 1024),
  }
}
