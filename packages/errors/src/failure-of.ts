import { ApiError, type Failure, emptyDetails } from '@coffer/api-client/transport/failure'

// In its own module, because the log-in page includes it.
/** The failure of anything thrown; an error that is not from a call is unexpected. */
export const failureOf = (thrown: unknown): Failure =>
  thrown instanceof ApiError ? thrown.failure : { ...emptyDetails, kind: 'unexpected', status: null }
