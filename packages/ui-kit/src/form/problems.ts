import * as v from 'valibot'
import type { FlatValues } from './draft.ts'

export type FormSchema = v.GenericSchema<FlatValues, unknown>

/** What is wrong, by field: the first thing only, for a person mends one at a time. */
export type Problems = Readonly<Record<string, string>>

/** What the provider found wrong, in words, by field. */
export interface Refusal {
  fields: Record<string, readonly string[]>
}

/** A message key by field; empty when all is well. */
export function findProblems(schema: FormSchema, values: FlatValues): Problems {
  const { issues = [] } = v.safeParse(schema, values)
  const found: Record<string, string> = {}
  for (const issue of issues) {
    const name = v.getDotPath(issue) ?? ''
    found[name] ??= issue.message
  }
  return found
}

export function problemsOfRefusal({ fields }: Refusal): Problems {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, [first]]) => (first ? [[name, first]] : [])),
  )
}

export function without(problems: Problems, name: string): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([other]) => other !== name))
}
