export type AmountProblem = 'empty' | 'malformed' | 'too-precise' | 'not-positive'

// Commas only between thousands: "1,234.50" is a number, "12,34" a typing error.
const written = /^(?:\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/

/**
 * Parses typed dollars: "25", "$1,234.5", " 0.11 ". Returns whole cents, without floating point.
 */
export function parseAmount(text: string): { cents: number } | { problem: AmountProblem } {
  const trimmed = text.trim().replace(/^\$\s*/, '')
  if (trimmed === '') return { problem: 'empty' }
  if (/^-\s*\$?[\d.,]+$/.test(trimmed)) return { problem: 'not-positive' }
  const match = written.exec(trimmed)
  const digits = trimmed.replaceAll(',', '')
  if (!match || !/\d/.test(digits)) return { problem: 'malformed' }
  const fraction = match[1] ?? ''
  if (fraction.length > 2) return { problem: 'too-precise' }
  const cents = Number((digits.split('.')[0] ?? '') + fraction.padEnd(2, '0'))
  if (!Number.isSafeInteger(cents)) return { problem: 'malformed' }
  return cents > 0 ? { cents } : { problem: 'not-positive' }
}

/** Cents as the text of an input field: 123450 is "1234.50". Negative cents keep their sign. */
export function amountText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export type LimitProblem = 'below-minimum' | 'above-maximum'

/** Checks cents against inclusive limits. */
export function checkLimits(cents: number, limits: { min: number; max: number }): LimitProblem | null {
  if (cents < limits.min) return 'below-minimum'
  return cents > limits.max ? 'above-maximum' : null
}
