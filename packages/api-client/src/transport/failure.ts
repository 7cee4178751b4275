/** The server's words and its errors by field; names are camelCase, as in the forms. */
type ErrorDetails = {
  message: string
  fields: Readonly<Record<string, readonly string[]>>
  /** Shown to a person in an error's details, so that support can find it. */
  invocationId: string | null
}

/** Everything that can go wrong with a call. Nothing else is thrown, but for the reason of an abort. */
export type Failure = ErrorDetails &
  (
    | { kind: 'rejected' }
    | { kind: 'unauthenticated' }
    | { kind: 'forbidden' }
    | { kind: 'missing' }
    | { kind: 'conflict' }
    | { kind: 'too-large' }
    | { kind: 'csrf-expired' }
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
  /** What should be done was sent more than once, since an answer was lost: this one says nothing about those before it. */
  readonly isOfRepetition: boolean

  constructor(call: string, failure: Failure, options: ErrorOptions & { isOfRepetition?: boolean } = {}) {
    super(`${call}: ${describe(failure)}`, options)
    this.call = call
    this.failure = failure
    this.isOfRepetition = options.isOfRepetition ?? false
  }
}

function describe(failure: Failure): string {
  if (failure.kind === 'malformed') return `the answer is malformed at ${failure.field}`
  return failure.message === '' ? failure.kind : `${failure.kind} (${failure.message})`
}

/** A failure without an answer: nothing was said. */
export const emptyDetails: ErrorDetails = { message: '', fields: {}, invocationId: null }
