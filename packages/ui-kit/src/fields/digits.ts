import { amountText } from '@coffer/domain/money'
import { readAmount } from '@coffer/domain/typed-amount'

/** The number of digits in a text, in any script. */
export const countDigits = (text: string): number => Array.from(text.matchAll(/\p{Nd}/gu)).length

/** Formats up to ten digits as "(555) 010-0100", as far as typed. Any other text stays as typed. */
export function formatPhone(typed: string): string {
  if (typed === '' || !/^\d{1,10}$/.test(typed)) return typed
  if (typed.length <= 3) return `(${typed}`
  if (typed.length <= 6) return `(${typed.slice(0, 3)}) ${typed.slice(3)}`
  return `(${typed.slice(0, 3)}) ${typed.slice(3, 6)}-${typed.slice(6)}`
}

/** Formats up to nine digits as "123-45-6789", as far as typed. Any other text stays as typed. */
export function formatSsn(typed: string): string {
  if (!/^\d{1,9}$/.test(typed)) return typed
  return [typed.slice(0, 3), typed.slice(3, 5), typed.slice(5)].filter(Boolean).join('-')
}

/** The caret position in `shown` after `count` digits. */
export function caretPosition(shown: string, count: number): number {
  if (count === 0) return 0
  let seen = 0
  for (let index = 0; index < shown.length; index++) {
    if (/\d/.test(shown.charAt(index))) seen += 1
    if (seen === count) return index + 1
  }
  return shown.length
}

/** Formats "$1,234.5" and "1'234.50 USD" as "1,234.50". A text that is not an amount, or is ambiguous, stays as typed. */
export function formatTypedAmount(typed: string): string {
  const [thousands, cents] = [readAmount(typed), readAmount(typed, { comma: 'cents' })]
  const isRead = 'cents' in thousands && 'cents' in cents && thousands.cents === cents.cents
  if (!isRead) return typed
  const [whole = '', fraction = ''] = amountText(thousands.cents).split('.')
  return `${withCommas(whole)}.${fraction}`
}

function withCommas(digits: string): string {
  const first = digits.length % 3
  const groups = digits.slice(first).match(/\d{3}/g) ?? []
  return [...(first > 0 ? [digits.slice(0, first)] : []), ...groups].join(',')
}
