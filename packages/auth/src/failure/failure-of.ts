import { ApiError, type Failure, emptyDetails } from '@coffer/api-client/transport/failure'

/** What went wrong; whatever is no answer of a call is unexpected. */
export function failureOf(error: unknown): Failure {
  return error instanceof ApiError ? error.failure : { ...emptyDetails, kind: 'unexpected', status: null }
}
