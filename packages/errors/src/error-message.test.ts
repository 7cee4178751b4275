import { type Failure, emptyDetails } from '@coffer/api-client/transport/failure'
import { describe, expect, it } from 'vitest'
import { errorMessage } from './error-message.ts'

describe('errorMessage', () => {
  it.each<[Failure, string]>([
    [{ ...emptyDetails, kind: 'rejected' }, 'rejected'],
    [{ ...emptyDetails, kind: 'unauthenticated' }, 'unauthenticated'],
    [{ ...emptyDetails, kind: 'forbidden' }, 'forbidden'],
    [{ ...emptyDetails, kind: 'missing' }, 'missing'],
    [{ ...emptyDetails, kind: 'conflict' }, 'conflict'],
    [{ ...emptyDetails, kind: 'too-large' }, 'too-large'],
    [{ ...emptyDetails, kind: 'csrf-expired' }, 'csrf-expired'],
    [{ ...emptyDetails, kind: 'cookies-blocked' }, 'cookies-blocked'],
    [{ ...emptyDetails, kind: 'invalid', attemptsLeft: null }, 'invalid'],
    [{ ...emptyDetails, kind: 'unavailable' }, 'unavailable'],
    [{ ...emptyDetails, kind: 'offline' }, 'offline'],
    [{ ...emptyDetails, kind: 'timeout' }, 'timeout'],
    [{ ...emptyDetails, kind: 'malformed', field: 'data.uuid' }, 'unexpected'],
    [{ ...emptyDetails, kind: 'unexpected', status: 500 }, 'unexpected'],
  ])('The message of a failure of kind “$kind” has its own key', (failure, key) =>
    expect(errorMessage(failure)).toEqual({ key }),
  )

  it.each([
    { seconds: null, message: { key: 'rate-limited' } },
    { seconds: 0, message: { key: 'rate-limited.seconds', values: { count: 1 } } },
    { seconds: 12.1, message: { key: 'rate-limited.seconds', values: { count: 13 } } },
    { seconds: 59, message: { key: 'rate-limited.seconds', values: { count: 59 } } },
    { seconds: 60, message: { key: 'rate-limited.minutes', values: { count: 1 } } },
    { seconds: 61, message: { key: 'rate-limited.minutes', values: { count: 2 } } },
  ])(
    'The message of a rate limit has the seconds or minutes to wait, for $seconds seconds',
    ({ seconds, message }) => {
      expect(errorMessage({ ...emptyDetails, kind: 'rate-limited', retryAfterSeconds: seconds })).toEqual(
        message,
      )
    },
  )

  it.each(['rejected', 'forbidden'] as const)(
    'The message of a failure of kind “%s” is the provider’s own if there is one',
    (kind) => {
      expect(errorMessage({ ...emptyDetails, kind, message: 'Not today.' })).toEqual({
        providerText: 'Not today.',
      })
    },
  )

  it('The message of an invalid request is the error of a field rather than the general message', () => {
    const fields = { amount: ['At most $5.00.'] }
    expect(
      errorMessage({ kind: 'invalid', attemptsLeft: null, message: 'Invalid.', fields, invocationId: null }),
    ).toEqual({ providerText: 'At most $5.00.' })
  })
})
