import { ApiError, type Failure, unsaid } from '@coffer/api-client/transport'

/** What went wrong; whatever is no answer of a call is unexpected. */
export function failureOf(error: unknown): Failure {
  return error instanceof ApiError ? error.failure : { ...unsaid, kind: 'unexpected', status: null }
}

/** What the bank found wrong, by field; whatever else went wrong is thrown on. */
export function refusalOf(error: unknown) {
  const { kind, fields } = failureOf(error)
  if (kind === 'invalid' && Object.keys(fields).length > 0) return { fields: { ...fields } }
  throw error
}

const A_MINUTE = 60

/** Why a message was not sent, as a word key with what fills its placeholders. */
export function sendFailureWords(failure: Failure, supportEmail: string) {
  switch (failure.kind) {
    case 'rejected':
    case 'unauthenticated':
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
    case 'forbidden':
      return { key: 'failure.forbidden', values: { email: supportEmail } } as const
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
