import { isBlank, plainNumber } from './typed-text.ts'

export type PhoneProblem = 'empty' | 'malformed' | 'not-us' | 'area' | 'exchange'

/** Longer texts are no phone numbers, and are not even read. */
const longestTyped = 100

/** Nothing but digits and punctuation, after an optional +1. */
const written = /^(?:\+1)?[\d\s().\p{Pd}\u2212]*$/u

/**
 * The ten digits of a number of the United States, or as many as were typed; a leading country code 1 is dropped. Null of
 * what is none: another country's, an extension, too many digits.
 */
function usDigits(typed: string): string | null {
  if (typed.length > longestTyped) return null
  const text = plainNumber(typed).trim()
  if (!written.test(text)) return null
  const digits = text.replaceAll(/\D/g, '')
  // After "+1" the rest is still being typed.
  if (text.startsWith('+') && digits.length !== 11) return null
  if (digits.length === 11 && digits.startsWith('1')) return digits.slice(1)
  return digits.length > 10 ? null : digits
}

/** The digits of a number of the United States, or of its beginning; anything else stays as typed. */
export const phoneDigits = (typed: string): string => usDigits(typed) ?? typed

/**
 * Ten digits, and nothing but punctuation beside them; +1 may precede them. Area and exchange start with 2 to 9. Without
 * its country code or extension another number would be somebody else's, so it is `not-us`.
 */
export function checkPhone(typed: string): PhoneProblem | null {
  const digits = usDigits(typed)
  if (digits === null) return 'not-us'
  if (digits === '') return isBlank(typed) ? 'empty' : 'malformed'
  if (digits.length !== 10) return 'malformed'
  if (!/^[2-9]/.test(digits)) return 'area'
  return /^...[2-9]/.test(digits) ? null : 'exchange'
}

/** §5: (ddd) ddd-dddd; an incomplete number as far as it goes, and what is none as it was typed. */
export function formatPhone(typed: string): string {
  const digits = usDigits(typed)
  if (digits === null) return typed
  if (digits.length < 4) return digits
  const rest = digits.slice(3)
  return `(${digits.slice(0, 3)}) ${rest.length < 4 ? rest : `${rest.slice(0, 3)}-${rest.slice(3)}`}`
}
