import type { Failure } from '@coffer/api-client/transport/failure'
import { failureOf } from './failure-of.ts'

/** Problems by field of a form, as `useForm` takes them from its `onSubmit`. */
export interface FieldErrors {
  fields: Record<string, readonly string[]>
}

const kinds: readonly Failure['kind'][] = ['rejected', 'invalid']

/**
 * What the provider rejected about fields that the form has, in the provider's words; undefined where no field is
 * meant. `formField` names the form's field where it has another name there.
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
