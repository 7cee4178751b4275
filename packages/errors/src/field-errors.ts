import type { Failure } from '@coffer/api-client/transport/failure'
import { failureOf } from './failure-of.ts'

/** Problems by field of a form, as returned from the `onSubmit` of `useForm`. */
export interface FieldErrors {
  fields: Record<string, readonly string[]>
}

const kinds: readonly Failure['kind'][] = ['rejected', 'invalid']

/**
 * The provider's errors about fields of the form; undefined if there are none. `formField` maps a rejected field to the
 * form's name for it.
 */
export function fieldErrors(
  thrown: unknown,
  names: readonly string[],
  formField: (rejected: string) => string | undefined = (rejected) => rejected,
): FieldErrors | undefined {
  const { kind, fields } = failureOf(thrown)
  if (!kinds.includes(kind)) return undefined
  const known = Object.entries(fields).flatMap(([rejected, messages]) => {
    const name = formField(rejected)
    return name !== undefined && names.includes(name) ? [[name, messages] as const] : []
  })
  return known.length > 0 ? { fields: Object.fromEntries(known) } : undefined
}
