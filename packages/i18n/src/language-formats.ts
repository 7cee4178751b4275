import { type DateFormats, dateFormatsFor } from './date-formats.ts'
import type { Language } from './languages.ts'
import { grouped, MINUS, type MoneyParts, partsOfMoney } from './money-parts.ts'

/**
 * This package builds every text itself, because `Intl`'s words, spaces and signs depend on the engine and its version:
 * "4.35%" and "4.35 %", "20 nov 2026" and "20 de nov. de 2026". The server's text would differ from the one that the
 * browser hydrates.
 */
export interface Formats extends DateFormats {
  /** Cents to "$1,234.50", negative with a true minus. */
  money: (cents: number) => string
  moneyParts: (cents: number) => MoneyParts
  /** Cents as a depositor types them: "1,234.50". */
  typedMoney: (cents: number) => string
  /** Cents to whole dollars, rounded: "$1,235". */
  wholeDollars: (cents: number) => string
  /** A decimal string such as "4.35" to "4.35%". */
  percent: (rate: string) => string
  /** 60 to "60%". */
  wholePercent: (percent: number) => string
  /** A count: "1,234". */
  number: (value: number) => string
  /** Bytes to "840 kB" or "2.4 MB", rounded up, in units of 1,024 like the limits. */
  fileSize: (bytes: number) => string
}

/** Rounded, in groups of three: "1,234". */
const wholeNumber = (value: number): string => (value < 0 ? MINUS : '') + grouped(Math.round(Math.abs(value)))

function money(cents: number): string {
  const { sign, currency, whole, point, fraction } = partsOfMoney(cents)
  return sign + currency + whole + point + fraction
}

function typedMoney(cents: number): string {
  const { sign, whole, point, fraction } = partsOfMoney(cents)
  return sign + whole + point + fraction
}

function fileSize(bytes: number): string {
  if (bytes <= 1023 * 1024) return `${grouped(Math.ceil(bytes / 1024))} kB`
  const tenths = Math.ceil((bytes * 10) / 1024 ** 2)
  const rest = tenths % 10
  return `${grouped(Math.floor(tenths / 10))}${rest === 0 ? '' : `.${rest}`} MB`
}

/** The same in both languages, which follow the conventions of the United States. */
const numbers = {
  money,
  moneyParts: partsOfMoney,
  typedMoney,
  wholeDollars: (cents: number) => (cents < 0 ? MINUS : '') + '$' + wholeNumber(Math.abs(cents) / 100),
  // The exponent moves the decimal point without the rounding error of a product: 4.355 * 100 is 435.49999999999994.
  percent: (rate: string) => `${typedMoney(Number(`${rate}e2`))}%`,
  wholePercent: (percent: number) => `${wholeNumber(percent)}%`,
  number: wholeNumber,
  fileSize,
}

const made = new Map<Language, Formats>()

/** The formats of one language, cached. */
export function formatsFor(language: Language): Formats {
  const known = made.get(language)
  if (known) return known
  const formats = { ...numbers, ...dateFormatsFor(language) }
  made.set(language, formats)
  return formats
}
