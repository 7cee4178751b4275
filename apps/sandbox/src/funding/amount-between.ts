import { formatsOf } from '@coffer/i18n/formats-of'
import type { LocalizedText } from '../http/refusal.ts'

/** An error text for an amount in cents outside the limits, or null. */
export function amountBetween(cents: number, least: number, most: number): LocalizedText | null {
  if (!Number.isSafeInteger(cents))
    return { en: 'Enter an amount in whole cents.', es: 'Ingrese un monto en centavos.' }
  if (cents < least) {
    return {
      en: `The minimum is ${formatsOf('en').money(least)}.`,
      es: `El mínimo es ${formatsOf('es').money(least)}.`,
    }
  }
  if (cents > most) {
    return {
      en: `The maximum is ${formatsOf('en').money(most)}.`,
      es: `El máximo es ${formatsOf('es').money(most)}.`,
    }
  }
  return null
}
