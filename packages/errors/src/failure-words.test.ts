import { type Failure, unsaid } from '@coffer/api-client/transport/failure'
import { describe, expect, it } from 'vitest'
import { failureWords } from './failure-words.ts'

describe('what a person is told', () => {
  it.each<[Failure, string]>([
    [{ ...unsaid, kind: 'rejected' }, 'rejected'],
    [{ ...unsaid, kind: 'unauthenticated' }, 'unauthenticated'],
    [{ ...unsaid, kind: 'forbidden' }, 'forbidden'],
    [{ ...unsaid, kind: 'missing' }, 'missing'],
    [{ ...unsaid, kind: 'conflict' }, 'conflict'],
    [{ ...unsaid, kind: 'too-large' }, 'too-large'],
    [{ ...unsaid, kind: 'csrf-expired' }, 'csrf-expired'],
    [{ ...unsaid, kind: 'invalid', attemptsLeft: null }, 'invalid'],
    [{ ...unsaid, kind: 'unavailable' }, 'unavailable'],
    [{ ...unsaid, kind: 'offline' }, 'offline'],
    [{ ...unsaid, kind: 'timeout' }, 'timeout'],
    [{ ...unsaid, kind: 'malformed', field: 'data.uuid' }, 'unexpected'],
    [{ ...unsaid, kind: 'unexpected', status: 500 }, 'unexpected'],
  ])('$kind', (failure, key) => expect(failureWords(failure)).toEqual({ key }))

  it.each([
    { seconds: null, words: { key: 'rate-limited' } },
    { seconds: 0, words: { key: 'rate-limited.seconds', values: { count: 1 } } },
    { seconds: 60, words: { key: 'rate-limited.seconds', values: { count: 60 } } },
    { seconds: 61, words: { key: 'rate-limited.minutes', values: { count: 2 } } },
  ])('too often, with $seconds seconds to wait', ({ seconds, words }) => {
    expect(failureWords({ ...unsaid, kind: 'rate-limited', retryAfterSeconds: seconds })).toEqual(words)
  })

  it.each(['rejected', 'forbidden'] as const)('%s: the provider’s own message, when it gave one', (kind) => {
    expect(failureWords({ ...unsaid, kind, message: 'Not today.' })).toEqual({ said: 'Not today.' })
  })

  it('invalid: the error of a field rather than the message over all of them', () => {
    const fields = { amount: ['At most $5.00.'] }
    expect(
      failureWords({ kind: 'invalid', attemptsLeft: null, message: 'Invalid.', fields, invocationId: null }),
    ).toEqual({ said: 'At most $5.00.' })
  })
})
