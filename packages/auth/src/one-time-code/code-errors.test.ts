import { type Failure, unsaid } from '@coffer/api-client/transport'
import { expect, it } from 'vitest'
import { registerError } from '../register/register-errors.ts'
import { resendError, savePhoneError, verifyError } from './code-errors.ts'

const invalid = (fields: Record<string, string[]>): Failure => ({
  ...unsaid,
  kind: 'invalid',
  attemptsLeft: null,
  message: 'The data is invalid.',
  fields,
})
const offline: Failure = { ...unsaid, kind: 'offline' }
const forbidden: Failure = { ...unsaid, kind: 'forbidden', message: 'Log in with a code first.' }

it.each([
  ['422: the email error', invalid({ email: ['Wait 12 seconds.', 'x'] }), { text: 'Wait 12 seconds.' }],
  [
    '404: the message',
    { ...unsaid, kind: 'missing', message: 'Not found.' } as const,
    { text: 'Not found.' },
  ],
  ['no response', offline, { key: 'failure.offline' }],
])('resend, %s', (_, failure, saying) => {
  expect(resendError(failure)).toEqual(saying)
})

it.each([
  ['no response', offline, { key: 'mobile.error' }],
  ['500', { ...unsaid, kind: 'unexpected', status: 500 } as const, { key: 'mobile.error' }],
  ['403: the errors', forbidden, { text: 'Log in with a code first.' }],
  [
    '422: the first phone error',
    invalid({ email: ['x'], phone: ['Ten digits.', 'y'] }),
    { text: 'Ten digits.' },
  ],
])('save phone, %s', (_, failure, saying) => {
  expect(savePhoneError(failure)).toEqual(saying)
})

it.each([
  [
    '400: its errors',
    { ...unsaid, kind: 'rejected', fields: { code: ['Wrong.'] } } as const,
    { text: 'Wrong.' },
  ],
  [
    '401: the message',
    { ...unsaid, kind: 'unauthenticated', message: 'Bearer token or nonce token is null' } as const,
    { text: 'Bearer token or nonce token is null' },
  ],
  [
    '429',
    { ...unsaid, kind: 'rate-limited', retryAfterSeconds: 90 } as const,
    { key: 'failure.rate-limited', values: { count: 2 } },
  ],
])('verify, %s', (_, failure, saying) => {
  expect(verifyError(failure)).toEqual(saying)
})

it.each([
  ['422: the first email error', invalid({ email: ['Taken.', 'x'] }), { text: 'Taken.' }],
  ['no response', offline, { key: 'register.delay' }],
  ['a malformed answer', { ...unsaid, kind: 'malformed', field: 'data' } as const, { key: 'register.delay' }],
])('register, %s', (_, failure, saying) => {
  expect(registerError(failure)).toEqual(saying)
})
