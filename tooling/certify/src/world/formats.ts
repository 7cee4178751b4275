import { isCalendarDate } from '@coffer/domain/calendar'

type Format = readonly [name: RegExp, format: string, holds: (text: string) => boolean]

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/
const isInstant = (text: string): boolean => instant.test(text) && !Number.isNaN(Date.parse(text))

/** The formats of texts by the names of their fields, wherever they are. */
const formats: readonly Format[] = [
  [/^(?:uuid|.+_uuid|depositor_id|entity_id|linked_account_id)$/, 'a UUID', (text) => uuid.test(text)],
  [/_on$|^date_of_birth$|^(?:start|end)_date$/, 'a calendar date', isCalendarDate],
  [/_at$|^date_(?:created|submitted|processed)$/, 'an instant of UTC', isInstant],
  [/^mask$/, 'four digits', (text) => /^\d{4}$/.test(text)],
  [/^number_masked$|^masked_/, 'masked', (text) => /[•*…]/.test(text)],
  [/^routing_number$/, 'nine digits', (text) => /^\d{9}$/.test(text)],
  [
    /_url$/,
    'an address of https, or of the same origin',
    (text) => /^(?:https:\/\/|\/|http:\/\/[^/]*localhost)/.test(text),
  ],
]

/** What is wrong with the texts of an answer's data, each with its path. */
export function formatProblems(data: unknown, path = ''): readonly string[] {
  if (Array.isArray(data)) return data.flatMap((item, index) => formatProblems(item, `${path}${index}.`))
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'string') return formatProblems(value, `${path}${name}.`)
    const format = formats.find(([pattern]) => pattern.test(name))
    return format === undefined || format[2](value) ? [] : [`${path}${name} is not ${format[1]}`]
  })
}
