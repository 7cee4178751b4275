import { isBlank, plainNumber } from './typed-text.ts'

export type PhoneProblem = 'empty' | 'malformed' | 'not-us' | 'area' | 'exchange'

/** Longer texts are not phone numbers, and are refused unread. */
const maxTypedLength = 100

/** Only digits and punctuation, after an optional +1. */
const written = /^(?:\+1)?[\d\s().\p{Pd}\u2212]*$/u

/**
 * The digits of a complete or incomplete number of the United States, without a leading country code 1. Null for any
 * other text: another country's number, an extension, too many digits.
 */
function usDigits(typed: string): string | null {
  if (typed.length > maxTypedLength) return null
  const text = plainNumber(typed).trim()
  if (!written.test(text)) return null
  const digits = text.replaceAll(/\D/g, '')
  // After "+1" the rest is still being typed.
  if (text.startsWith('+') && digits.length !== 11) return null
  if (digits.length === 11 && digits.startsWith('1')) return digits.slice(1)
  return digits.length > 10 ? null : digits
}

/** The digits of a complete or incomplete number of the United States; any other text stays as typed. */
export const phoneDigits = (typed: string): string => usDigits(typed) ?? typed

/**
 * Ten digits with optional punctuation and an optional +1. Area code and exchange start with 2 to 9. A number with
 * another country code or an extension is `not-us`, as without it the call would reach someone else.
 */
export function checkPhone(typed: string): PhoneProblem | null {
  const digits = usDigits(typed)
  if (digits === null) return 'not-us'
  if (digits === '') return isBlank(typed) ? 'empty' : 'malformed'
  if (digits.length !== 10) return 'malformed'
  if (!/^[2-9]/.test(digits)) return 'area'
  return /^...[2-9]/.test(digits) ? null : 'exchange'
}

/** (ddd) ddd-dddd, also for an incomplete number; any other text stays as typed. */
export function formatPhone(typed: string): string {
  const digits = usDigits(typed)
  if (digits === null) return typed
  if (digits.length < 4) return digits
  const rest = digits.slice(3)
  return `(${digits.slice(0, 3)}) ${rest.length < 4 ? rest : `${rest.slice(0, 3)}-${rest.slice(3)}`}`
}
