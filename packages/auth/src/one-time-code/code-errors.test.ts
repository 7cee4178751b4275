import type { FailureKind } from '@coffer/api-client/transport'
import { initI18n, readMessage } from '@coffer/i18n/language'
import type { MessageValues } from '@coffer/i18n/messages'
import { beforeAll, describe, expect, it } from 'vitest'
import { failures, kinds } from '../failures.fixture.ts'
import { messages } from '../messages.ts'
import { resendError, savePhoneError, verifyError } from './code-errors.ts'

const translate = (key: string, values?: MessageValues) => readMessage(messages.namespace, key, values)

const said = 'Said by the provider.'
const noPhone = 'Error while saving phone number.'

beforeAll(async () => {
  initI18n({ offered: ['en'] })
  await messages.load()
})

/** §8, in place of the general wording. */
const savePhone: Partial<Record<FailureKind, string>> = {
  invalid: said,
  'csrf-expired': noPhone,
  unexpected: noPhone,
  malformed: noPhone,
  offline: noPhone,
  timeout: noPhone,
}

describe.each(kinds)('%s', (kind) => {
  it('is the email error or the message when a code is resent', () => {
    expect(resendError(failures[kind])).toBe(kind === 'invalid' || kind === 'missing' ? said : undefined)
  })

  it('has a text of its own when saving a phone gets no answer', () => {
    expect(savePhoneError(translate)(failures[kind])).toBe(savePhone[kind])
  })

  it('is the message when a code is verified without a bearer', () => {
    expect(verifyError(failures[kind])).toBe(kind === 'unauthenticated' ? said : undefined)
  })
})

it('prefers the email error of a resent code', () => {
  const fields = { phone: ['x'], email: ['Wait 12 seconds before asking for another code.', 'y'] }
  expect(resendError({ ...failures.invalid, fields })).toBe(fields.email[0])
})

it('prefers the phone error of a saved phone', () => {
  const fields = { email: ['x'], phone: ['Enter a 10-digit mobile number.', 'y'] }
  expect(savePhoneError(translate)({ ...failures.invalid, fields })).toBe(fields.phone[0])
})
