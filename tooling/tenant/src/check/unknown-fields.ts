import { isRecord } from '../folder/is-record.ts'
import { suggestion } from '../problem.ts'

type Unknown = { readonly field: string; readonly hint: string }

/**
 * Fields of a tenant's file that its schema does not have, with a suggestion for a similar name. Live branding may have
 * more fields, for other clients of the provider; in a file they are mistakes.
 */
export function unknownFields(schema: unknown, value: unknown, path = ''): readonly Unknown[] {
  const entries = schemaFields(schema)
  if (entries === null || !isRecord(value)) return []
  const known = Object.keys(entries)
  return Object.keys(value).flatMap((key) => {
    const field = `${path}${key}`
    if (known.includes(key)) return unknownFields(entries[key], value[key], `${field}.`)
    return [{ field, hint: `is not a known field${suggestion(key, known) || '; remove it'}` }]
  })
}

/** The fields of an object's schema, even if the object is optional. */
function schemaFields(schema: unknown): Readonly<Record<string, unknown>> | null {
  if (!isRecord(schema)) return null
  if (isRecord(schema['wrapped'])) return schemaFields(schema['wrapped'])
  return isRecord(schema['entries']) ? schema['entries'] : null
}
