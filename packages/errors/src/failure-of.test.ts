import { ApiError, type Failure, unsaid } from '@coffer/api-client/transport/failure'
import { describe, expect, it } from 'vitest'
import { failureOf, isUnanswered, knownFields, refusalOf, surelyRefused } from './failure-of.ts'

const invalid: Failure = {
  kind: 'invalid',
  attemptsLeft: null,
  message: 'Invalid.',
  fields: { amount: ['At most $5.00.'], hash: ['Another document.'] },
  invocationId: 'a1',
}

it('takes anything that is no answer of a call for unexpected', () => {
  expect(failureOf(new TypeError('x'))).toEqual({ ...unsaid, kind: 'unexpected', status: null })
})

describe('what a form shows by its fields', () => {
  it('is what it has a field for', () => {
    expect(knownFields(invalid, ['amount', 'note'])).toEqual({ fields: { amount: ['At most $5.00.'] } })
  })

  it('is nothing where no field is meant, and what was thrown goes on', () => {
    const thrown = new ApiError('POST /deposit', invalid)
    expect(knownFields(invalid, ['note'])).toBeUndefined()
    expect(() => refusalOf(thrown, ['note'])).toThrow(thrown)
  })

  it('is nothing where the call failed otherwise, whatever fields it names', () => {
    expect(knownFields({ ...invalid, kind: 'forbidden' }, ['amount'])).toBeUndefined()
  })
})

describe('whether the provider surely refused', () => {
  it.each<[Failure, boolean]>([
    [{ ...unsaid, kind: 'rejected' }, true],
    [{ ...unsaid, kind: 'unauthenticated' }, true],
    [{ ...unsaid, kind: 'forbidden' }, true],
    [{ ...unsaid, kind: 'missing' }, true],
    [{ ...unsaid, kind: 'conflict' }, true],
    [{ ...unsaid, kind: 'too-large' }, true],
    [{ ...unsaid, kind: 'csrf-expired' }, true],
    [invalid, true],
    [{ ...unsaid, kind: 'rate-limited', retryAfterSeconds: 1 }, true],
    [{ ...unsaid, kind: 'unavailable' }, true],
    [{ ...unsaid, kind: 'offline' }, false],
    [{ ...unsaid, kind: 'timeout' }, false],
    [{ ...unsaid, kind: 'malformed', field: 'data.status' }, false],
    [{ ...unsaid, kind: 'unexpected', status: 500 }, false],
  ])('$kind: %s', (failure, refused) => {
    expect(surelyRefused(failure)).toBe(refused)
    expect(isUnanswered(new ApiError('POST /deposit', failure))).toBe(!refused)
    expect(isUnanswered(new ApiError('POST /deposit', failure, { isOfRepetition: true }))).toBe(true)
  })
})
