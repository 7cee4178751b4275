import { ApiError, type Failure, emptyDetails } from '@coffer/api-client/transport/failure'

// Apart from the rest, since the log-in page carries it.
/** Anything thrown, as a failure: what is not a call's own is unexpected. */
export const failureOf = (thrown: unknown): Failure =>
  thrown instanceof ApiError ? thrown.failure : { ...emptyDetails, kind: 'unexpected', status: null }
