import { ApiError, type Failure, emptyDetails } from '@coffer/api-client/transport/failure'
import { describe, expect, it } from 'vitest'
import { isDefinitiveRejection, isOutcomeUnknown } from './definitive-rejection.ts'
import { failureOf } from './failure-of.ts'

const invalid: Failure = {
  kind: 'invalid',
  attemptsLeft: null,
  message: 'Invalid.',
  fields: { amount: ['At most $5.00.'], hash: ['Another document.'] },
  invocationId: 'a1',
}

it('failureOf treats errors of other origins as unexpected', () => {
  expect(failureOf(new TypeError('x'))).toEqual({ ...emptyDetails, kind: 'unexpected', status: null })
})

describe('isDefinitiveRejection', () => {
  it.each<[Failure, boolean]>([
    [{ ...emptyDetails, kind: 'rejected' }, true],
    [{ ...emptyDetails, kind: 'unauthenticated' }, true],
    [{ ...emptyDetails, kind: 'forbidden' }, true],
    [{ ...emptyDetails, kind: 'missing' }, true],
    [{ ...emptyDetails, kind: 'conflict' }, true],
    [{ ...emptyDetails, kind: 'too-large' }, true],
    [{ ...emptyDetails, kind: 'csrf-expired' }, true],
    [{ ...emptyDetails, kind: 'cookies-blocked' }, true],
    [invalid, true],
    [{ ...emptyDetails, kind: 'rate-limited', retryAfterSeconds: 1 }, true],
    [{ ...emptyDetails, kind: 'unavailable' }, true],
    [{ ...emptyDetails, kind: 'offline' }, false],
    [{ ...emptyDetails, kind: 'timeout' }, false],
    [{ ...emptyDetails, kind: 'malformed', field: 'data.status' }, false],
    [{ ...emptyDetails, kind: 'unexpected', status: 500 }, false],
  ])('isDefinitiveRejection is $1 for a failure of kind “$kind”', (failure, isRejection) => {
    expect(isDefinitiveRejection(failure)).toBe(isRejection)
    expect(isOutcomeUnknown(new ApiError('POST /deposit', failure))).toBe(!isRejection)
    expect(isOutcomeUnknown(new ApiError('POST /deposit', failure, { isFromRetry: true }))).toBe(true)
  })
})
