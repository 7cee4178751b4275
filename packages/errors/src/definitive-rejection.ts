import { ApiError, type Failure, type FailureKind } from '@coffer/api-client/transport/failure'
import { failureOf } from './failure-of.ts'

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
 * Whether the provider definitively refused the request. After any other failure a response may have been lost: the
 * request may have been accepted, and the outcome is unknown.
 */
export const isDefinitiveRejection = (failure: Failure): boolean => isRejection[failure.kind]

/** Kinds of failure after which the request may have arrived. */
export const isOutcomeUnknownKind = (kind: FailureKind): boolean => !isRejection[kind]

/** There was no response, or none that reveals the outcome of this and earlier tries: the request may have arrived. */
export const isOutcomeUnknown = (thrown: unknown): boolean =>
  (thrown instanceof ApiError && thrown.isFromRetry) || !isDefinitiveRejection(failureOf(thrown))
