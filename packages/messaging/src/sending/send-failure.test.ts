import { type Failure, unsaid } from '@coffer/api-client/transport'
import { expect, it } from 'vitest'
import en from '../locales/en.json'
import { failureOf, sendFailureWords } from './send-failure.ts'

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
  { ...unsaid, kind: 'malformed', field: 'data.uuid' },
  { ...unsaid, kind: 'unexpected', status: 500 },
]

it.each(failures)('has words for $kind', (failure) => {
  const { key } = sendFailureWords(failure, 'support@bank.example')
  expect(key).toBe(`failure.${failure.kind}`)
  expect(en).toHaveProperty([key])
})

it('leaves a way to reach the bank where messages are forbidden', () => {
  const words = sendFailureWords({ ...unsaid, kind: 'forbidden' }, 'support@bank.example')
  expect(words).toMatchObject({ values: { email: 'support@bank.example' } })
})

it('says how many minutes to wait', () => {
  const words = sendFailureWords({ ...unsaid, kind: 'rate-limited', retryAfterSeconds: 90 }, '')
  expect(words).toEqual({ key: 'failure.rate-limited', values: { count: 2 } })
})

it('takes anything else for unexpected', () => {
  expect(failureOf(new TypeError('x')).kind).toBe('unexpected')
})
