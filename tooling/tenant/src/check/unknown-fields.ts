import { isRecord } from '../folder/is-record.ts'
import { suggestion } from '../problem.ts'

type Unknown = { readonly field: string; readonly hint: string }

/**
 * Fields of a tenant's file that its schema does not have, with the name that was probably meant. Live branding may have
 * some, for other clients of the provider; in a file they are mistakes.
 */
export function unknownFields(schema: unknown, value: unknown, path = ''): readonly Unknown[] {
  const entries = fieldsOf(schema)
  if (entries === null || !isRecord(value)) return []
  const known = Object.keys(entries)
  return Object.keys(value).flatMap((key) => {
    const field = `${path}${key}`
    if (known.includes(key)) return unknownFields(entries[key], value[key], `${field}.`)
    return [{ field, hint: `is not a known field${suggestion(key, known) || '; remove it'}` }]
  })
}

/** The fields of an object's schema, also of an optional one. */
function fieldsOf(schema: unknown): Readonly<Record<string, unknown>> | null {
  if (!isRecord(schema)) return null
  if (isRecord(schema['wrapped'])) return fieldsOf(schema['wrapped'])
  return isRecord(schema['entries']) ? schema['entries'] : null
}
