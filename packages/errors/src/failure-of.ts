import { ApiError, type Failure, type FailureKind } from '@coffer/api-client/transport/failure'
import { failureOf } from './thrown-failure.ts'

export { failureOf } from './thrown-failure.ts'

const isRejection: Record<FailureKind, boolean> = {
  rejected: true,
  unauthenticated: true,
  forbidden: true,
  missing: true,
  conflict: true,
  'too-large': true,
  'csrf-expired': true,
  'cookies-blocked': true,
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
export const isDefinitiveRejection = (failure: Failure): boolean => isRejection[failure.kind]

/** Kinds of failure after which what was sent may have arrived. */
export const isOutcomeUnknownKind = (kind: FailureKind): boolean => !isRejection[kind]

/** No answer came, or none that tells, also of what had gone out before: what was sent may have arrived. */
export const isOutcomeUnknown = (thrown: unknown): boolean =>
  (thrown instanceof ApiError && thrown.isOfRetry) || !isDefinitiveRejection(failureOf(thrown))
