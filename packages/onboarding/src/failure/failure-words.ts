import { ApiError, type Failure, unsaid } from '@coffer/api-client/transport'

/** What went wrong; whatever is no answer of a call is unexpected. */
export function failureOf(error: unknown): Failure {
  return error instanceof ApiError ? error.failure : { ...unsaid, kind: 'unexpected', status: null }
}

/** No answer came, or none that tells: what was sent may have arrived. */
export const isUnanswered = (error: unknown): boolean =>
  ['offline', 'timeout', 'malformed', 'unexpected'].includes(failureOf(error).kind)

const A_MINUTE = 60

/** What went wrong as a word key, with what fills its placeholders. */
export function failureWords(failure: Failure) {
  switch (failure.kind) {
    case 'rejected':
    case 'unauthenticated':
    case 'forbidden':
    case 'missing':
    case 'conflict':
    case 'too-large':
    case 'csrf-expired':
    case 'unavailable':
    case 'offline':
    case 'timeout':
    case 'malformed':
    case 'unexpected':
      return { key: `failure.${failure.kind}` } as const
    case 'invalid':
      return failure.message === ''
        ? ({ key: 'failure.invalid' } as const)
        : ({ key: 'failure.invalidElsewhere', values: { reason: failure.message } } as const)
    case 'rate-limited': {
      const count = Math.max(1, Math.ceil((failure.retryAfterSeconds ?? A_MINUTE) / A_MINUTE))
      return { key: 'failure.rate-limited', values: { count } } as const
    }
    default:
      return failure satisfies never
  }
}
