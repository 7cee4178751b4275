import { formatsFor } from '@coffer/i18n/language-formats'
import type { LocalizedText } from '@coffer/provider-kit/refusal'

/** An error text for an amount in cents outside the limits, or null. */
export function amountBetween(cents: number, least: number, most: number): LocalizedText | null {
  if (!Number.isSafeInteger(cents))
    return { en: 'Enter an amount in whole cents.', es: 'Ingrese un monto en centavos.' }
  if (cents < least) {
    return {
      en: `The minimum is ${formatsFor('en').money(least)}.`,
      es: `El mínimo es ${formatsFor('es').money(least)}.`,
    }
  }
  if (cents > most) {
    return {
      en: `The maximum is ${formatsFor('en').money(most)}.`,
      es: `El máximo es ${formatsFor('es').money(most)}.`,
    }
  }
  return null
}
