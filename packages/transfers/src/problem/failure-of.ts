import { ApiError, type Failure, unsaid } from '@coffer/api-client/transport'

/** Anything thrown, as a failure: what is not a call's own is unexpected. */
export const failureOf = (thrown: unknown): Failure =>
  thrown instanceof ApiError ? thrown.failure : { ...unsaid, kind: 'unexpected', status: null }

/** What the provider refused about fields that the form has, for the form to show; anything else is no field's matter. */
export function knownFields(
  failure: Failure | null,
  names: readonly string[],
): { fields: Record<string, readonly string[]> } | undefined {
  const known = Object.entries(failure?.fields ?? {}).filter(([name]) => names.includes(name))
  return failure?.kind === 'invalid' && known.length > 0 ? { fields: Object.fromEntries(known) } : undefined
}
