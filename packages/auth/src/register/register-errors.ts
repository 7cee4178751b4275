import type { Failure } from '@coffer/api-client/transport'
import { firstSaid, generalSaying, type Saying } from '../failure/sayings.ts'

/** §8, Registration: 422 shows the first email error; no response, the delay. */
export function registerError(failure: Failure): Saying {
  switch (failure.kind) {
    case 'invalid': {
      const text = firstSaid(failure, 'email')
      return text === null ? { key: 'register.delay' } : { text }
    }
    case 'offline':
    case 'timeout':
    case 'malformed':
    case 'unexpected':
    case 'csrf-expired':
      return { key: 'register.delay' }
    case 'rejected':
    case 'unauthenticated':
    case 'forbidden':
    case 'missing':
    case 'conflict':
    case 'too-large':
    case 'rate-limited':
    case 'unavailable':
      return generalSaying(failure)
    default:
      return failure satisfies never
  }
}
