import type { Failure } from '@coffer/api-client/transport'
import { firstSaid, generalSaying, type Saying } from '../failure/sayings.ts'

const orGeneral = (failure: Failure, text: string | null): Saying =>
  text === null ? generalSaying(failure) : { text }

/** §8, Resend MFA: 422 the email error; 404 the message. */
export function resendError(failure: Failure): Saying {
  switch (failure.kind) {
    case 'invalid':
      return orGeneral(failure, firstSaid(failure, 'email'))
    case 'missing':
      return orGeneral(failure, failure.message || null)
    case 'rejected':
    case 'unauthenticated':
    case 'forbidden':
    case 'conflict':
    case 'too-large':
    case 'csrf-expired':
    case 'rate-limited':
    case 'unavailable':
    case 'offline':
    case 'timeout':
    case 'malformed':
    case 'unexpected':
      return generalSaying(failure)
    default:
      return failure satisfies never
  }
}

/** §8, Save phone for MFA: no response, its own words; 403 the errors; 422 the first phone error. */
export function savePhoneError(failure: Failure): Saying {
  switch (failure.kind) {
    case 'forbidden':
      return orGeneral(failure, firstSaid(failure))
    case 'invalid':
      return orGeneral(failure, firstSaid(failure, 'phone'))
    case 'offline':
    case 'timeout':
    case 'malformed':
    case 'unexpected':
    case 'csrf-expired':
      return { key: 'mobile.error' }
    case 'rejected':
    case 'unauthenticated':
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

/** §8, Verify MFA: 400 the message's errors; 401 the message. A 403 is the lock, which has its own screen. */
export function verifyError(failure: Failure): Saying {
  switch (failure.kind) {
    case 'rejected':
      return orGeneral(failure, firstSaid(failure))
    case 'unauthenticated':
      return orGeneral(failure, failure.message || null)
    case 'forbidden':
    case 'missing':
    case 'conflict':
    case 'invalid':
    case 'too-large':
    case 'csrf-expired':
    case 'rate-limited':
    case 'unavailable':
    case 'offline':
    case 'timeout':
    case 'malformed':
    case 'unexpected':
      return generalSaying(failure)
    default:
      return failure satisfies never
  }
}
