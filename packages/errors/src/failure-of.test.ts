import { ApiError, type Failure, emptyDetails } from '@coffer/api-client/transport/failure'
import { describe, expect, it } from 'vitest'
import {
  failureOf,
  isOutcomeUnknown,
  pickFieldErrors,
  fieldErrorsOf,
  isDefinitiveRejection,
} from './failure-of.ts'

const invalid: Failure = {
  kind: 'invalid',
  attemptsLeft: null,
  message: 'Invalid.',
  fields: { amount: ['At most $5.00.'], hash: ['Another document.'] },
  invocationId: 'a1',
}

it('takes anything that is no answer of a call for unexpected', () => {
  expect(failureOf(new TypeError('x'))).toEqual({ ...emptyDetails, kind: 'unexpected', status: null })
})

describe('what a form shows by its fields', () => {
  it('is what it has a field for', () => {
    expect(pickFieldErrors(invalid, ['amount', 'note'])).toEqual({ fields: { amount: ['At most $5.00.'] } })
  })

  it('is nothing where no field is meant, and what was thrown goes on', () => {
    const thrown = new ApiError('POST /deposit', invalid)
    expect(pickFieldErrors(invalid, ['note'])).toBeUndefined()
    expect(() => fieldErrorsOf(thrown, ['note'])).toThrow(thrown)
  })

  it('is nothing where the call failed otherwise, whatever fields it names', () => {
    expect(pickFieldErrors({ ...invalid, kind: 'forbidden' }, ['amount'])).toBeUndefined()
  })
})

describe('whether the provider surely refused', () => {
  it.each<[Failure, boolean]>([
    [{ ...emptyDetails, kind: 'rejected' }, true],
    [{ ...emptyDetails, kind: 'unauthenticated' }, true],
    [{ ...emptyDetails, kind: 'forbidden' }, true],
    [{ ...emptyDetails, kind: 'missing' }, true],
    [{ ...emptyDetails, kind: 'conflict' }, true],
    [{ ...emptyDetails, kind: 'too-large' }, true],
    [{ ...emptyDetails, kind: 'csrf-expired' }, true],
    [invalid, true],
    [{ ...emptyDetails, kind: 'rate-limited', retryAfterSeconds: 1 }, true],
    [{ ...emptyDetails, kind: 'unavailable' }, true],
    [{ ...emptyDetails, kind: 'offline' }, false],
    [{ ...emptyDetails, kind: 'timeout' }, false],
    [{ ...emptyDetails, kind: 'malformed', field: 'data.status' }, false],
    [{ ...emptyDetails, kind: 'unexpected', status: 500 }, false],
  ])('$kind: %s', (failure, refused) => {
    expect(isDefinitiveRejection(failure)).toBe(refused)
    expect(isOutcomeUnknown(new ApiError('POST /deposit', failure))).toBe(!refused)
    expect(isOutcomeUnknown(new ApiError('POST /deposit', failure, { isOfRetry: true }))).toBe(true)
  })
})
