import { numberDigits } from './bank.ts'
import { isCalendarDate, type CalendarDate } from './calendar.ts'
import { counts } from './limits.ts'

/**
 * Contingent beneficiaries receive a share only if no primary beneficiary is left. The shares of each group add up to
 * 100.
 */
export const designations = ['primary', 'contingent'] as const
export type Designation = (typeof designations)[number]

export const relationships = [
  'spouse',
  'child',
  'parent',
  'sibling',
  'relative',
  'friend',
  'trust',
  'other',
] as const
export type Relationship = (typeof relationships)[number]

/** The beneficiaries of one designation, in their order. */
export const ofDesignation = <One extends { designation: Designation }>(
  beneficiaries: readonly One[],
  designation: Designation,
): One[] => beneficiaries.filter((one) => one.designation === designation)

/** At most 10 in both designations together. */
export const canAddBeneficiary = (count: number): boolean => count < counts.beneficiaries

export type BirthProblem = 'empty' | 'malformed' | 'too-early' | 'in-future'

/** An existing date from 1900 to `today` (in UTC); children are allowed. Not for a trust. */
export function checkBirth(
  date: string,
  { relationship, today }: { relationship: Relationship | null; today: CalendarDate },
): BirthProblem | null {
  if (date === '') return relationship === 'trust' ? null : 'empty'
  if (!isCalendarDate(date)) return 'malformed'
  if (date < '1900-01-01') return 'too-early'
  return date > today ? 'in-future' : null
}

/** The last four digits of a Social Security number. */
export function checkLastFour(typed: string): 'empty' | 'malformed' | null {
  const text = numberDigits(typed)
  if (text === '') return 'empty'
  return /^\d{4}$/.test(text) ? null : 'malformed'
}
