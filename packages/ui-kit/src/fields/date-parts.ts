export const datePartNames = ['month', 'day', 'year'] as const
export type DatePartName = (typeof datePartNames)[number]
export type DateParts = Record<DatePartName, string>

/** The parts of "1990-05-01" and of every prefix of it. */
export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-')
  return { year, month, day }
}

const padded = (part: string) => (part === '' ? '' : part.padStart(2, '0'))

/** The parts as a calendar date; missing parts stay empty, and three empty parts are ''. */
export function joinDate({ year, month, day }: DateParts): string {
  return year || month || day ? `${year}-${padded(month)}-${padded(day)}` : ''
}
