import { isCalendarDate, type CalendarDate } from './calendar.ts'
import { states } from './states.ts'

export const employmentStatuses = [
  'employed',
  'self-employed',
  'retired',
  'student',
  'unemployed',
  'homemaker',
] as const
export type EmploymentStatus = (typeof employmentStatuses)[number]

/** Employer and occupation are required of these only. */
export const asksForEmployer = (status: EmploymentStatus): boolean =>
  status === 'employed' || status === 'self-employed'

/** Length in code points, not in UTF-16 units. */
const length = (text: string) => Array.from(text).length

export type NameProblem = 'empty' | 'too-long' | 'malformed'

/** 1 to 50 characters of any script, plus space, hyphen, apostrophe and period; no digits. */
export function checkName(text: string): NameProblem | null {
  const name = text.trim()
  if (name === '') return 'empty'
  if (length(name) > 50) return 'too-long'
  // Some names start with an apostrophe: ’t Hooft.
  return /^['’‘ʼ]?[\p{L}\p{M}][\p{L}\p{M} .'’‘ʼ-]*$/u.test(name) ? null : 'malformed'
}

export type EmailProblem = 'empty' | 'too-long' | 'malformed'

/** Lower case and trimmed, for comparison. */
export const normalEmail = (text: string): string => text.trim().toLowerCase()

/** One @ with something on both sides and a dot after it, at most 254 characters. */
export function checkEmail(text: string): EmailProblem | null {
  const email = text.trim()
  if (email === '') return 'empty'
  if (email.length > 254) return 'too-long'
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email) ? null : 'malformed'
}

export type DateOfBirthProblem = 'empty' | 'malformed' | 'too-early' | 'in-future' | 'under-age'

/** An existing date, not before 1900, and at least 18 years before `today` (a date in UTC). */
export function checkDateOfBirth(date: string, today: CalendarDate): DateOfBirthProblem | null {
  if (date === '') return 'empty'
  if (!isCalendarDate(date)) return 'malformed'
  if (date < '1900-01-01') return 'too-early'
  if (date > today) return 'in-future'
  // Born on February 29, of age on March 1: so do the texts compare.
  const eighteenYearsAgo = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`
  return date <= eighteenYearsAgo ? null : 'under-age'
}

export type AddressLineProblem = 'empty' | 'too-long' | 'po-box'

const poBox =
  /\b(?:p\.?\s*o\.?|post(?:al)?\s+office)\s*(?:box|bin|drawer)\b|\bp\.?\s*o\.?\s*b\.?\s+\d|^\s*(?:po\s*)?box\s+\d/i

/** The street of a home address: no PO box, at most 100 characters. */
export function checkAddressLine1(text: string): AddressLineProblem | null {
  return checkMailingLine1(text) ?? (poBox.test(text) ? 'po-box' : null)
}

/** The street of a mailing address, which may be a PO box. */
export function checkMailingLine1(text: string): Exclude<AddressLineProblem, 'po-box'> | null {
  const line = text.trim()
  if (line === '') return 'empty'
  return length(line) > 100 ? 'too-long' : null
}

export type CityProblem = 'empty' | 'too-long' | 'malformed'

/** A city: letters of any script, spaces and the usual punctuation, at most 60 characters. */
export function checkCity(text: string): CityProblem | null {
  const city = text.trim()
  if (city === '') return 'empty'
  if (length(city) > 60) return 'too-long'
  return /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u.test(city) ? null : 'malformed'
}

export type PostalCodeProblem = 'empty' | 'malformed'

/** ZIP of 5 or 9 digits, with or without its dash. */
export function checkPostalCode(text: string): PostalCodeProblem | null {
  const code = text.trim()
  if (code === '') return 'empty'
  return /^\d{5}(?:-?\d{4})?$/.test(code) ? null : 'malformed'
}

export type StateProblem = 'empty' | 'unknown'

/** One of the two-letter codes. */
export function checkState(code: string): StateProblem | null {
  if (code === '') return 'empty'
  return states.some((state) => state.code === code) ? null : 'unknown'
}

export type EmployerProblem = 'empty' | 'too-long'

/** Employer or occupation, where required: 1 to 100 characters. */
export function checkEmployer(text: string): EmployerProblem | null {
  if (text.trim() === '') return 'empty'
  return length(text.trim()) > 100 ? 'too-long' : null
}

export type CodeProblem = 'empty' | 'malformed'

/** A one-time code: six digits, spaces ignored. */
export function checkCode(text: string): CodeProblem | null {
  const code = text.replaceAll(/\s/g, '')
  if (code === '') return 'empty'
  return /^\d{6}$/.test(code) ? null : 'malformed'
}
