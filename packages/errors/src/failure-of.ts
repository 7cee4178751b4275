import { ApiError, type Failure, type FailureKind } from '@coffer/api-client/transport/failure'
import { failureOf } from './thrown-failure.ts'

export { failureOf } from './thrown-failure.ts'

/** What the provider refused about fields that the form has, for the form to show; anything else is no field's matter. */
export function pickFieldErrors(
  failure: Failure | null,
  names: readonly string[],
): { fields: Record<string, readonly string[]> } | undefined {
  const known = Object.entries(failure?.fields ?? {}).filter(([name]) => names.includes(name))
  return failure?.kind === 'invalid' && known.length > 0 ? { fields: Object.fromEntries(known) } : undefined
}

/** The same of what was thrown; what is no field's matter is thrown on. */
export function fieldErrorsOf(
  thrown: unknown,
  names: readonly string[],
): { fields: Record<string, readonly string[]> } {
  const known = pickFieldErrors(failureOf(thrown), names)
  if (!known) throw thrown
  return known
}

const refused: Record<FailureKind, boolean> = {
  rejected: true,
  unauthenticated: true,
  forbidden: true,
  missing: true,
  conflict: true,
  'too-large': true,
  'csrf-expired': true,
  invalid: true,
  'rate-limited': true,
  unavailable: true,
  offline: false,
  timeout: false,
  malformed: false,
  unexpected: false,
}

/**
 * Whether the provider surely refused. Any other failure may have hidden an answer: what was sent may then have been
 * accepted, and nothing may be said but that.
 */
export const isDefinitiveRejection = (failure: Failure): boolean => refused[failure.kind]

/** Kinds of failure after which what was sent may have arrived. */
export const isOutcomeUnknownKind = (kind: FailureKind): boolean => !refused[kind]

/** No answer came, or none that tells, also of what had gone out before: what was sent may have arrived. */
export const isOutcomeUnknown = (thrown: unknown): boolean =>
  (thrown instanceof ApiError && thrown.isOfRetry) || !isDefinitiveRejection(failureOf(thrown))
