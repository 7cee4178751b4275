import type { LocalizedText } from '../http/refusal.ts'

const inDollars = (cents: number, language: 'en' | 'es'): string =>
  new Intl.NumberFormat(language === 'en' ? 'en-US' : 'es-US', { style: 'currency', currency: 'USD' }).format(
    cents / 100,
  )

/** What is wrong with an amount in cents, or null. */
export function amountBetween(cents: number, least: number, most: number): LocalizedText | null {
  if (!Number.isSafeInteger(cents))
    return { en: 'Enter an amount in whole cents.', es: 'Ingrese un monto en centavos.' }
  if (cents < least) {
    return { en: `The minimum is ${inDollars(least, 'en')}.`, es: `El mínimo es ${inDollars(least, 'es')}.` }
  }
  if (cents > most) {
    return { en: `The maximum is ${inDollars(most, 'en')}.`, es: `El máximo es ${inDollars(most, 'es')}.` }
  }
  return null
}
