import type { Failure } from '@coffer/api-client/transport'
import type { WordKey } from '@coffer/i18n/words'
import type en from './locales/en.json'

/** What the log-in page says: the provider's own words, or ours. */
export type LogInSaying =
  | { text: string }
  | { key: Extract<WordKey<typeof en>, `error.${string}`>; count?: number }

const MINUTE = 60

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
    case 'rate-limited':
      return {
        key: 'error.rate-limited',
        count: Math.max(1, Math.ceil((failure.retryAfterSeconds ?? MINUTE) / MINUTE)),
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
