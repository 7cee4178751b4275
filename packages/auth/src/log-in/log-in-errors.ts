import type { Failure } from '@coffer/api-client/transport'
import type { MessageKey } from '@coffer/i18n/messages'
import { retryAfter } from '@coffer/errors/retry-after'
import type en from './locales/en.json'

/** The error text of the log-in page: the provider's, or a message key. */
export type LogInErrorText =
  | { text: string }
  | { key: Extract<MessageKey<typeof en>, `error.${string}`>; count?: number }

/** The text of a failed log-in. */
export function logInError(failure: Failure): LogInErrorText {
  switch (failure.kind) {
    case 'rejected': {
      const text = failure.message || Object.values(failure.fields).flat()[0]
      return text ? { text } : { key: 'error.delay' }
    }
    case 'forbidden':
      return { key: 'error.locked' }
    case 'csrf-expired':
      return { key: 'error.csrf' }
    case 'cookies-blocked':
      return { key: 'error.cookies' }
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

/** The action besides a retry: unlock with a new password, or resend the verification link. */
export function recoveryAction(failure: Failure): 'unlock' | 'send-again' | null {
  if (failure.kind === 'forbidden') return 'unlock'
  // The response has this field if the password was right and another link was sent.
  return failure.kind === 'rejected' && failure.fields['emailVerification'] ? 'send-again' : null
}
