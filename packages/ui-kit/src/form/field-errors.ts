import * as v from 'valibot'
import type { FlatValues } from './draft.ts'

export type FormSchema = v.GenericSchema<FlatValues, unknown>

/** One error per field, because people correct one problem at a time. */
export type FieldErrors = Readonly<Record<string, string>>

/** The provider's errors by field, as sentences. */
export interface RejectedFields {
  fields: Record<string, readonly string[]>
}

/** Validates the values: the message key of each invalid field. */
export function validate(schema: FormSchema, values: FlatValues): FieldErrors {
  const { issues = [] } = v.safeParse(schema, values)
  const found: Record<string, string> = {}
  for (const issue of issues) {
    const name = v.getDotPath(issue) ?? ''
    found[name] ??= issue.message
  }
  return found
}

export function firstErrors({ fields }: RejectedFields): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, [first]]) => (first ? [[name, first]] : [])),
  )
}

export function omitErrors(errors: FieldErrors, names: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
}
