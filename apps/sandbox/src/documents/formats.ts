import type { Language } from '../http/refusal.ts'

const localeOf = { en: 'en-US', es: 'es-US' } as const

/** Cents in dollars, "-$1,234.56". */
export const formatMoney = (cents: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], { style: 'currency', currency: 'USD' }).format(cents / 100)

/** A calendar date, "Nov 20, 2026" or "20 nov 2026". */
export const formatDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/** "November 2026" */
export const formatMonth = (year: number, month: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(Date.UTC(year, month - 1, 1)),
  )

const easternZone = { en: ' ET', es: ', hora del Este' } as const

/** An instant in the bank's time, by name: "Nov 20, 2026, 4:00 PM ET". */
export const formatInstant = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'America/New_York',
  }).format(at) + easternZone[language]
