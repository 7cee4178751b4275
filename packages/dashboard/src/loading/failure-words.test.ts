import { type Failure, unsaid } from '@coffer/api-client/transport'
import { expect, it } from 'vitest'
import { failureKey, failureOf } from './failure-words.ts'

it.each<[Failure, string]>([
  [{ ...unsaid, kind: 'rejected' }, 'problem.unexpected'],
  [{ ...unsaid, kind: 'unauthenticated' }, 'problem.unauthenticated'],
  [{ ...unsaid, kind: 'forbidden' }, 'problem.forbidden'],
  [{ ...unsaid, kind: 'missing' }, 'problem.missing'],
  [{ ...unsaid, kind: 'conflict' }, 'problem.unexpected'],
  [{ ...unsaid, kind: 'too-large' }, 'problem.unexpected'],
  [{ ...unsaid, kind: 'csrf-expired' }, 'problem.expired'],
  [{ ...unsaid, kind: 'invalid', attemptsLeft: null }, 'problem.unexpected'],
  [{ ...unsaid, kind: 'rate-limited', retryAfterSeconds: 3 }, 'problem.busy'],
  [{ ...unsaid, kind: 'unavailable' }, 'problem.unavailable'],
  [{ ...unsaid, kind: 'offline' }, 'problem.offline'],
  [{ ...unsaid, kind: 'timeout' }, 'problem.timeout'],
  [{ ...unsaid, kind: 'malformed', field: 'data.0.apy' }, 'problem.unexpected'],
  [{ ...unsaid, kind: 'unexpected', status: 500 }, 'problem.unexpected'],
])('$kind', (failure, key) => expect(failureKey(failure)).toBe(key))

it('takes what no call has thrown for unexpected', () => {
  expect(failureOf(new TypeError('x')).kind).toBe('unexpected')
})
