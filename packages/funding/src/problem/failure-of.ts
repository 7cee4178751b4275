import { ApiError, type Failure, unsaid } from '@coffer/api-client/transport'

/** Anything thrown, as a failure: what is not a call's own is unexpected. */
export const failureOf = (thrown: unknown): Failure =>
  thrown instanceof ApiError ? thrown.failure : { ...unsaid, kind: 'unexpected', status: null }

/** What the provider refused about the fields of a form, for the form to show; anything else is thrown on. */
export function refusalOf(
  thrown: unknown,
  names: readonly string[],
): { fields: Record<string, readonly string[]> } {
  const failure = failureOf(thrown)
  const known = Object.entries(failure.fields).filter(([name]) => names.includes(name))
  if (failure.kind !== 'invalid' || known.length === 0) throw thrown
  return { fields: Object.fromEntries(known) }
}
