import { ApiError, type Failure, unsaid } from '@coffer/api-client/transport'
import { expect, it } from 'vitest'
import en from '../locales/en.json'
import { failureOf, failureWords } from './failure-words.ts'

const failures: Failure[] = [
  { ...unsaid, kind: 'rejected' },
  { ...unsaid, kind: 'unauthenticated' },
  { ...unsaid, kind: 'forbidden' },
  { ...unsaid, kind: 'missing' },
  { ...unsaid, kind: 'conflict' },
  { ...unsaid, kind: 'too-large' },
  { ...unsaid, kind: 'csrf-expired' },
  { ...unsaid, kind: 'invalid', attemptsLeft: null },
  { ...unsaid, kind: 'unavailable' },
  { ...unsaid, kind: 'offline' },
  { ...unsaid, kind: 'timeout' },
  { ...unsaid, kind: 'malformed', field: 'data.phone' },
  { ...unsaid, kind: 'unexpected', status: 500 },
]

it.each(failures)('has words for $kind', (failure) => {
  const { key } = failureWords(failure)
  expect(key).toBe(`failure.${failure.kind}`)
  expect(en).toHaveProperty([key])
})

it.each([
  [null, 1],
  [20, 1],
  [61, 2],
  [900, 15],
])('says how many minutes to wait when told %s seconds', (retryAfterSeconds, count) => {
  expect(failureWords({ ...unsaid, kind: 'rate-limited', retryAfterSeconds })).toEqual({
    key: 'failure.rate-limited',
    values: { count },
  })
})

it('repeats what the bank said where no field says it', () => {
  const failure: Failure = { ...unsaid, kind: 'invalid', attemptsLeft: null, message: 'Not in Guam.' }
  expect(failureWords(failure).values).toEqual({ reason: 'Not in Guam.' })
})

it('takes anything else for unexpected', () => {
  expect(failureOf(new TypeError('x')).kind).toBe('unexpected')
  expect(failureOf(new ApiError('PATCH /depositor', { ...unsaid, kind: 'offline' })).kind).toBe('offline')
})
