import { isCalendarDate, type CalendarDate } from './calendar.ts'
import { isBlank, codePointLength, plainNumber, tidyLine } from './typed-text.ts'

export const employmentStatuses = [
  'employed',
  'self-employed',
  'retired',
  'student',
  'unemployed',
  'homemaker',
] as const
export type EmploymentStatus = (typeof employmentStatuses)[number]

/** Employer and occupation are required only for these statuses. */
export const requiresEmployer = (status: EmploymentStatus): boolean =>
  status === 'employed' || status === 'self-employed'

export type DateOfBirthProblem = 'empty' | 'malformed' | 'too-early' | 'in-future' | 'under-age'

/** An existing date, not before 1900, and at least 18 years before `today` (a date in UTC). */
export function checkDateOfBirth(date: string, today: CalendarDate): DateOfBirthProblem | null {
  if (date === '') return 'empty'
  if (!isCalendarDate(date)) return 'malformed'
  if (date < '1900-01-01') return 'too-early'
  if (date > today) return 'in-future'
  // The comparison of texts makes a depositor born on February 29 come of age on March 1.
  const eighteenYearsAgo = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`
  return date <= eighteenYearsAgo ? null : 'under-age'
}

export type EmployerProblem = 'empty' | 'too-long'

/** Employer or occupation, if required: 1 to 100 characters. */
export function checkEmployer(text: string): EmployerProblem | null {
  if (text.length > 400) return 'too-long'
  if (isBlank(text)) return 'empty'
  return codePointLength(tidyLine(text)) > 100 ? 'too-long' : null
}

export type CodeProblem = 'empty' | 'malformed'

const codeInText = /(?<![\p{L}\p{N}])\d{3}[\s-]?\d{3}(?![\p{L}\p{N}])/u

/**
 * The digits of a typed or pasted code, such as "123 456", "١٢٣٤٥٦" or "Your code is 123456."; other text stays as
 * typed.
 */
export function codeDigits(typed: string): string {
  if (typed.length > 400) return typed
  const text = plainNumber(typed)
  const digits = text.replaceAll(/\D/g, '')
  const isCode = /^[\d\s\p{Pd}]*$/u.test(text) || (digits.length === 6 && codeInText.test(text))
  return isCode ? digits : typed
}

/** A one-time code: six digits, spaces ignored. */
export function checkCode(typed: string): CodeProblem | null {
  const code = codeDigits(typed)
  if (isBlank(code)) return 'empty'
  return /^\d{6}$/.test(code) ? null : 'malformed'
}
