import { type Failure, unsaid } from '@coffer/api-client/transport'
import { describe, expect, it } from 'vitest'
import { failureWords, surelyRefused } from './failure-words.ts'

describe('what a person is told', () => {
  it.each<[Failure, string]>([
    [{ ...unsaid, kind: 'rejected' }, 'problem.rejected'],
    [{ ...unsaid, kind: 'unauthenticated' }, 'problem.unauthenticated'],
    [{ ...unsaid, kind: 'forbidden' }, 'problem.forbidden'],
    [{ ...unsaid, kind: 'missing' }, 'problem.missing'],
    [{ ...unsaid, kind: 'conflict' }, 'problem.conflict'],
    [{ ...unsaid, kind: 'too-large' }, 'problem.tooLarge'],
    [{ ...unsaid, kind: 'csrf-expired' }, 'problem.expired'],
    [{ ...unsaid, kind: 'invalid', attemptsLeft: null }, 'problem.invalid'],
    [{ ...unsaid, kind: 'rate-limited', retryAfterSeconds: null }, 'problem.rateLimited'],
    [{ ...unsaid, kind: 'rate-limited', retryAfterSeconds: 30 }, 'problem.rateLimitedFor'],
    [{ ...unsaid, kind: 'unavailable' }, 'problem.unavailable'],
    [{ ...unsaid, kind: 'offline' }, 'problem.offline'],
    [{ ...unsaid, kind: 'timeout' }, 'problem.timeout'],
    [{ ...unsaid, kind: 'malformed', field: 'data.uuid' }, 'problem.unexpected'],
    [{ ...unsaid, kind: 'unexpected', status: 500 }, 'problem.unexpected'],
  ])('$kind', (failure, key) => expect(failureWords(failure)).toMatchObject({ key }))

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

describe('whether a transfer was surely refused', () => {
  it.each<[Failure, boolean]>([
    [{ ...unsaid, kind: 'invalid', attemptsLeft: null }, true],
    [{ ...unsaid, kind: 'forbidden' }, true],
    [{ ...unsaid, kind: 'csrf-expired' }, true],
    [{ ...unsaid, kind: 'offline' }, false],
    [{ ...unsaid, kind: 'timeout' }, false],
    [{ ...unsaid, kind: 'malformed', field: 'data.status' }, false],
    [{ ...unsaid, kind: 'unexpected', status: 500 }, false],
  ])('$kind: %s', (failure, refused) => expect(surelyRefused(failure)).toBe(refused))
})
