import { ApiError } from '@coffer/api-client/transport'

/** What the provider refused, by field of the form. */
export interface Refusal {
  fields: Record<string, readonly string[]>
}

/** What was refused by field, under the form's name for it; null where what was thrown is no field's matter. */
export function refusalOf(error: unknown, formField = (refused: string) => refused): Refusal | null {
  if (!(error instanceof ApiError) || error.failure.kind !== 'invalid') return null
  const refused = Object.entries(error.failure.fields)
  if (refused.length === 0) return null
  return { fields: Object.fromEntries(refused.map(([field, said]) => [formField(field), said])) }
}
