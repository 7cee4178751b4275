import { ApiError } from '@coffer/api-client/transport'

/** What the provider found wrong, in words, by field. */
export interface RefusedFields {
  fields: Record<string, readonly string[]>
}

/** The refused fields that a form has, so that each is said by its field; anything else is thrown on. */
export async function refusalByField(
  sending: Promise<unknown>,
  known: readonly string[],
): Promise<RefusedFields | undefined> {
  try {
    await sending
    return undefined
  } catch (error) {
    const refused = error instanceof ApiError ? Object.entries(error.failure.fields) : []
    const fields = refused.filter(([field]) => known.includes(field))
    if (fields.length === 0) throw error
    return { fields: Object.fromEntries(fields) }
  }
}
