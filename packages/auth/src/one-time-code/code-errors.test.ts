import { expect, it } from 'vitest'
import { failures, generally, kinds, readIn, type SayingTable } from '../failure/failures.fixture.ts'
import { resendError, savePhoneError, verifyError } from './code-errors.ts'

const noPhone = ['Error while saving phone number.', 'Error al guardar el número de teléfono.'] as const

/** §8, Save phone for MFA: no response has words of its own; 403 the errors; 422 the first phone error. */
const savePhone: SayingTable = {
  ...generally,
  'csrf-expired': noPhone,
  unexpected: noPhone,
  malformed: noPhone,
  offline: noPhone,
  timeout: noPhone,
}

it.each(kinds)('resend, %s', async (kind) => {
  expect(await readIn(resendError(failures[kind]))).toEqual(generally[kind])
})

it.each(kinds)('save phone, %s', async (kind) => {
  expect(await readIn(savePhoneError(failures[kind]))).toEqual(savePhone[kind])
})

it.each(kinds)('verify, %s', async (kind) => {
  expect(await readIn(verifyError(failures[kind]))).toEqual(generally[kind])
})

it('resend, 422: the email error, before any other', () => {
  const fields = { phone: ['x'], email: ['Wait 12 seconds before asking for another code.', 'y'] }
  expect(resendError({ ...failures.invalid, fields })).toEqual({ text: fields.email[0] })
})

it('save phone, 422: the first phone error, before any other', () => {
  const fields = { email: ['x'], phone: ['Enter a mobile number of ten digits.', 'y'] }
  expect(savePhoneError({ ...failures.invalid, fields })).toEqual({ text: fields.phone[0] })
})

it('save phone, 403: its errors', () => {
  const fields = { phone: ['Log in with a code first.'] }
  expect(savePhoneError({ ...failures.forbidden, fields })).toEqual({ text: fields.phone[0] })
})

it('verify, 400: its errors', () => {
  const fields = { code: ['That code is no longer good. Ask for a new one.'] }
  expect(verifyError({ ...failures.rejected, fields })).toEqual({ text: fields.code[0] })
})

it('verify, 401: the message of §5', () => {
  const message = 'Bearer token or nonce token is null'
  expect(verifyError({ ...failures.unauthenticated, message })).toEqual({ text: message })
})
