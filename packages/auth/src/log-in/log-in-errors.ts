import type { Failure } from '@coffer/api-client/transport'
import type { MessageKey } from '@coffer/i18n/messages'
import { retryAfter } from '@coffer/errors/retry-after'
import type en from './locales/en.json'

/** What the log-in page says: the provider's own words, or ours. */
export type LogInSaying =
  | { text: string }
  | { key: Extract<MessageKey<typeof en>, `error.${string}`>; count?: number }

/** §8, Login. */
export function logInError(failure: Failure): LogInSaying {
  switch (failure.kind) {
    case 'rejected': {
      const said = failure.message || Object.values(failure.fields).flat()[0]
      return said ? { text: said } : { key: 'error.delay' }
    }
    case 'forbidden':
      return { key: 'error.locked' }
    case 'csrf-expired':
      return { key: 'error.csrf' }
    case 'rate-limited': {
      const { unit, count } = retryAfter(failure.retryAfterSeconds ?? 60)
      return { key: unit === 'seconds' ? 'error.rate-limited-briefly' : 'error.rate-limited', count }
    }
    case 'unauthenticated':
    case 'missing':
    case 'conflict':
    case 'too-large':
    case 'invalid':
    case 'unavailable':
    case 'offline':
    case 'timeout':
    case 'malformed':
    case 'unexpected':
      return { key: 'error.delay' }
    default:
      return failure satisfies never
  }
}

/** What there is to do about it, beside trying again: unlock by a new password, or have the link sent again. */
export function wayOut(failure: Failure): 'unlock' | 'send-again' | null {
  if (failure.kind === 'forbidden') return 'unlock'
  // The provider says this by a field of its own: the password was right, and another link was sent.
  return failure.kind === 'rejected' && failure.fields['emailVerification'] ? 'send-again' : null
}
