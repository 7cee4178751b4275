import { numberDigits } from './bank.ts'
import { isCalendarDate, type CalendarDate } from './calendar.ts'
import { counts } from './limits.ts'

/** Contingent beneficiaries receive only where no primary one is left. Each group's shares add up to 100. */
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

/** Decisions: at most 10 in both designations together. */
export const canAddBeneficiary = (count: number): boolean => count < counts.beneficiaries

export type BirthProblem = 'empty' | 'malformed' | 'too-early' | 'in-future'

/** An existing date, not before 1900 and not after `today` (in UTC); children included. Not for a trust. */
export function checkBirth(
  date: string,
  { relationship, today }: { relationship: Relationship | null; today: CalendarDate },
): BirthProblem | null {
  if (date === '') return relationship === 'trust' ? null : 'empty'
  if (!isCalendarDate(date)) return 'malformed'
  if (date < '1900-01-01') return 'too-early'
  return date > today ? 'in-future' : null
}

/** The last four digits of a social security number. */
export function checkLastFour(typed: string): 'empty' | 'malformed' | null {
  const text = numberDigits(typed)
  if (text === '') return 'empty'
  return /^\d{4}$/.test(text) ? null : 'malformed'
}
