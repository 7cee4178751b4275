/** The provider's message and its errors by field, in camelCase as in the forms. */
type ErrorDetails = {
  message: string
  fields: Readonly<Record<string, readonly string[]>>
  /** Shown with an error, for support to find the call. */
  invocationId: string | null
}

/** Every way a call can fail. Besides these, only the reason of an abort is thrown. */
export type Failure = ErrorDetails &
  (
    | { kind: 'rejected' }
    | { kind: 'unauthenticated' }
    | { kind: 'forbidden' }
    | { kind: 'missing' }
    | { kind: 'conflict' }
    | { kind: 'too-large' }
    | { kind: 'csrf-expired' }
    | { kind: 'cookies-blocked' }
    | { kind: 'invalid'; attemptsLeft: number | null }
    | { kind: 'rate-limited'; retryAfterSeconds: number | null }
    | { kind: 'unavailable' }
    | { kind: 'offline' }
    | { kind: 'timeout' }
    | { kind: 'malformed'; field: string }
    | { kind: 'unexpected'; status: number | null }
  )
export type FailureKind = Failure['kind']

/** A call that did not succeed. `call` is its name in the table of calls, such as `GET /request/{requestId}`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly call: string
  readonly failure: Failure
  /**
   * The response to an earlier attempt was lost, so that this failure does not reveal whether that attempt succeeded.
   */
  readonly isFromRetry: boolean

  constructor(call: string, failure: Failure, options: ErrorOptions & { isFromRetry?: boolean } = {}) {
    super(`${call}: ${describe(failure)}`, options)
    this.call = call
    this.failure = failure
    this.isFromRetry = options.isFromRetry ?? false
  }
}

function describe(failure: Failure): string {
  if (failure.kind === 'malformed') return `the answer is malformed at ${failure.field}`
  return failure.message === '' ? failure.kind : `${failure.kind} (${failure.message})`
}

/** Details of a failure without a response. */
export const emptyDetails: ErrorDetails = { message: '', fields: {}, invocationId: null }
