import { addDays, type CalendarDate, isCalendarDate } from './calendar.ts'
import { plainNumber } from './typed-text.ts'

/** Documents that a holder can create at any time, each with a code by which others verify it. */
export const proofKinds = ['balance_letter', 'period_statement', 'account_details', 'year_summary'] as const
export type ProofKind = (typeof proofKinds)[number]

/** Maximum number of proofs that one holder may create on one day, in New York. */
export const PROOFS_PER_DAY = 20

/** Maximum years of a statement for a chosen period. */
const periodYears = 2

/** The settled days of an account, which a proof may cover. */
export interface ProofDays {
  readonly first: CalendarDate
  readonly last: CalendarDate
}

export interface ProofPeriod {
  readonly from: CalendarDate
  readonly until: CalendarDate
}

export type PeriodProblem =
  | { readonly field: 'from'; readonly problem: 'too_early' | 'too_late' }
  | { readonly field: 'until'; readonly problem: 'too_late' | 'before_from' | 'too_long' }

/** The first reason why a proof cannot cover a period; null if it can. */
export function periodProblem(
  { from, until }: ProofPeriod,
  { first, last }: ProofDays,
): PeriodProblem | null {
  if (from < first) return { field: 'from', problem: 'too_early' }
  if (from > last) return { field: 'from', problem: 'too_late' }
  if (until > last) return { field: 'until', problem: 'too_late' }
  if (until < from) return { field: 'until', problem: 'before_from' }
  return until > latestEnd(from) ? { field: 'until', problem: 'too_long' } : null
}

/** The last day of the longest period that begins on a day. */
export function latestEnd(from: CalendarDate): CalendarDate {
  const anniversary = `${Number(from.slice(0, 4)) + periodYears}${from.slice(4)}`
  // A period that begins on February 29 ends at the end of February in a year without that day.
  return isCalendarDate(anniversary) ? addDays(anniversary, -1) : anniversary.replace(/29$/, '28')
}

/** The calendar years that a summary may cover, newest first. */
export function proofYears({ first, last }: ProofDays): number[] {
  const [oldest, newest] = [yearOf(first), yearOf(last)]
  return Array.from({ length: Math.max(0, newest - oldest + 1) }, (_, place) => newest - place)
}

/** The period of a year's summary: the days of the year on which the account had settled; null if there are none. */
export function yearPeriod(year: number, { first, last }: ProofDays): ProofPeriod | null {
  const [newYear, yearsEnd] = [`${year}-01-01`, `${year}-12-31`]
  const from = first > newYear ? first : newYear
  const until = last < yearsEnd ? last : yearsEnd
  return from <= until ? { from, until } : null
}

const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4))

/** Crockford's base 32: without I, L, O and U. */
const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Five bits per character: 80 bits. */
const codeLength = 16

const lookAlikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

/** A code as it is printed, in groups of four. */
export const formatProofCode = (code: string): string => code.match(/.{1,4}/g)?.join(' ') ?? ''

/** A code as it was typed: in any case, with spaces and dashes, O for 0, I and L for 1. Null if it is not a code. */
export function readProofCode(typed: string): string | null {
  if (typed.length > 100) return null
  const code = plainNumber(typed)
    .toUpperCase()
    .replaceAll(/[\s\p{Dash_Punctuation}]/gu, '')
    .replaceAll(/[OIL]/g, (letter) => lookAlikes[letter] ?? letter)
  const isCode = code.length === codeLength && !/[^0-9A-HJKMNP-TV-Z]/.test(code)
  return isCode ? code : null
}

/** The code for ten random bytes. */
export function encodeProofCode(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => codeAlphabet[Number.parseInt(five, 2)]).join('')
}
