import type { Language } from './languages.ts'

export const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' }
export const MINUS = '−'

/** Parts of an amount, so that a screen can style the cents. `whole` carries the group separators. */
export interface MoneyParts {
  sign: '' | typeof MINUS
  currency: string
  whole: string
  point: string
  fraction: string
}

export const dollarFormat = (locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })

/** Apart from the other formats, since a page's early script has this one alone. */
export function partsOfMoney(dollars: Intl.NumberFormat, cents: number): MoneyParts {
  const parts = dollars.formatToParts(Math.abs(cents) / 100)
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
}
