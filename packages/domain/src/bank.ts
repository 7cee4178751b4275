import { plainNumber } from './typed-text.ts'

export type RoutingProblem = 'empty' | 'malformed' | 'prefix' | 'checksum'

const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1]

/**
 * The digits of a typed routing, account or Social Security number without spaces and dashes; any other text stays as
 * typed.
 */
export function numberDigits(typed: string): string {
  if (typed.length > 100) return typed
  const digits = plainNumber(typed).replaceAll(/[\s\p{Pd}]/gu, '')
  return /^\d*$/.test(digits) ? digits : typed
}

/** Nine digits, a prefix of 01 to 12 or 21 to 32, and the ABA checksum. */
export function checkRoutingNumber(typed: string): RoutingProblem | null {
  const text = numberDigits(typed)
  if (text === '') return 'empty'
  if (!/^\d{9}$/.test(text)) return 'malformed'
  const prefix = Number(text.slice(0, 2))
  // Also excludes nine zeros, which would pass the checksum.
  if (!((prefix >= 1 && prefix <= 12) || (prefix >= 21 && prefix <= 32))) return 'prefix'
  const sum = weights.reduce((total, weight, place) => total + weight * Number(text.charAt(place)), 0)
  return sum % 10 === 0 ? null : 'checksum'
}

const banks: Readonly<Record<string, string>> = {
  '011000138': 'Bank of America',
  '026009593': 'Bank of America',
  '121000358': 'Bank of America',
  '021000021': 'JPMorgan Chase',
  '071000013': 'JPMorgan Chase',
  '072000326': 'JPMorgan Chase',
  '111000614': 'JPMorgan Chase',
  '322271627': 'JPMorgan Chase',
  '121000248': 'Wells Fargo',
  '121042882': 'Wells Fargo',
  '063107513': 'Wells Fargo',
  '053000219': 'Wells Fargo',
  '111900659': 'Wells Fargo',
  '021000089': 'Citibank',
  '091000022': 'U.S. Bank',
  '122105155': 'U.S. Bank',
  '043000096': 'PNC Bank',
  '031000053': 'PNC Bank',
  '061000104': 'Truist',
  '053101121': 'Truist',
  '031201360': 'TD Bank',
  '031101266': 'TD Bank',
  '042000314': 'Fifth Third Bank',
  '031176110': 'Capital One',
  '051405515': 'Capital One',
  '124003116': 'Ally Bank',
  '031100649': 'Discover Bank',
  '121202211': 'Charles Schwab Bank',
  '256074974': 'Navy Federal Credit Union',
  '314074269': 'USAA Federal Savings Bank',
  '110000000': 'Test Bank',
}

/** Routing numbers of known banks. */
export const knownRoutingNumbers: readonly string[] = Object.keys(banks)

/** Name of the bank of a routing number, null if unknown. */
export const bankName = (routing: string): string | null =>
  Object.hasOwn(banks, routing) ? (banks[routing] ?? null) : null

export type AccountNumberProblem = 'empty' | 'malformed' | 'length'

/** 4 to 17 digits. */
export function checkAccountNumber(typed: string): AccountNumberProblem | null {
  const text = numberDigits(typed)
  if (text === '') return 'empty'
  if (!/^\d+$/.test(text)) return 'malformed'
  return text.length >= 4 && text.length <= 17 ? null : 'length'
}

export type SsnProblem = 'empty' | 'malformed' | 'area' | 'group' | 'serial'

/** Nine digits, dashes and spaces ignored; area not 000, 666 or 9xx, group not 00, serial not 0000. */
export function checkSsn(typed: string): SsnProblem | null {
  const digits = numberDigits(typed)
  if (digits === '') return 'empty'
  if (!/^\d{9}$/.test(digits)) return 'malformed'
  const area = digits.slice(0, 3)
  if (area === '000' || area === '666' || area.startsWith('9')) return 'area'
  if (digits.slice(3, 5) === '00') return 'group'
  return digits.slice(5) === '0000' ? 'serial' : null
}
