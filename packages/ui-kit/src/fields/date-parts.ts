import { foldHyphens, plainNumber } from '@coffer/domain/typed-text'

export const datePartNames = ['month', 'day', 'year'] as const
export type DatePartName = (typeof datePartNames)[number]
export type DateParts = Record<DatePartName, string>

/** The parts of "1990-05-01", any of which may be empty or missing. */
export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-')
  return { year, month, day }
}

const wholeDates = [
  /^(?<month>\d{1,2})[ ./-]+(?<day>\d{1,2})[ ./,-]+(?<year>\d{4})$/,
  /^(?<year>\d{4})[ ./-]+(?<month>\d{1,2})[ ./-]+(?<day>\d{1,2})$/,
  /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4})$/,
]

/** The parts of a whole date, month first or year first; null for any other text. */
export function readWholeDate(typed: string): DateParts | null {
  const text = normalizePart(typed)
  const found = wholeDates.map((whole) => whole.exec(text)?.groups).find((groups) => groups !== undefined)
  return found ? { month: found['month'] ?? '', day: found['day'] ?? '', year: found['year'] ?? '' } : null
}

const normalizePart = (typed: string): string =>
  typed.length > 40 ? typed : foldHyphens(plainNumber(typed)).replaceAll(/\s+/g, ' ').trim()

/** One part as typed, without separators. */
export const readPart = (typed: string): string => normalizePart(typed).replaceAll(/[ ./-]/g, '')

const padded = (part: string) => (part === '' ? '' : part.padStart(2, '0'))

/** Joins the parts to "YYYY-MM-DD". Missing parts stay empty, and three empty parts are ''. */
export function joinDate({ year, month, day }: DateParts): string {
  return year || month || day ? `${year}-${padded(month)}-${padded(day)}` : ''
}
