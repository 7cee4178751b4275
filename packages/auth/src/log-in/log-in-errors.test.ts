import { type Failure, unsaid } from '@coffer/api-client/transport'
import { expect, it } from 'vitest'
import en from './locales/en.json'
import { logInError } from './log-in-errors.ts'

const delay = 'We are currently experiencing a delay when logging in. Please try again in 1 hour.'

it.each<[string, Failure, string]>([
  ['403', { ...unsaid, kind: 'forbidden' }, 'Too many incorrect attempts. Account Locked.'],
  [
    'CSRF expired',
    { ...unsaid, kind: 'csrf-expired' },
    'We are experiencing some connection errors. Please try again in 1 hour.',
  ],
  ['401', { ...unsaid, kind: 'unauthenticated' }, delay],
  ['404', { ...unsaid, kind: 'missing' }, delay],
  ['409', { ...unsaid, kind: 'conflict' }, delay],
  ['413', { ...unsaid, kind: 'too-large' }, delay],
  ['422', { ...unsaid, kind: 'invalid', attemptsLeft: null }, delay],
  ['451', { ...unsaid, kind: 'unavailable' }, delay],
  ['500', { ...unsaid, kind: 'unexpected', status: 500 }, delay],
  ['no connection', { ...unsaid, kind: 'offline' }, delay],
  ['no answer', { ...unsaid, kind: 'timeout' }, delay],
  ['a malformed answer', { ...unsaid, kind: 'malformed', field: 'data.token' }, delay],
  ['400 without words', { ...unsaid, kind: 'rejected' }, delay],
])('%s: in the words of §8', (_, failure, words) => {
  const saying = logInError(failure)
  expect('key' in saying && en[saying.key === 'error.rate-limited' ? 'error.delay' : saying.key]).toBe(words)
})

it.each<[string, Failure]>([
  ['its message', { ...unsaid, kind: 'rejected', message: 'The email or the password is not right.' }],
  [
    'the first error of a field',
    { ...unsaid, kind: 'rejected', fields: { email: ['The email or the password is not right.', 'x'] } },
  ],
])('400: shows %s', (_, failure) => {
  expect(logInError(failure)).toEqual({ text: 'The email or the password is not right.' })
})

it.each([
  [null, 1],
  [61, 2],
])('429 with %s seconds says how many minutes', (retryAfterSeconds, count) => {
  const saying = logInError({ ...unsaid, kind: 'rate-limited', retryAfterSeconds })
  expect(saying).toEqual({ key: 'error.rate-limited', count })
})
