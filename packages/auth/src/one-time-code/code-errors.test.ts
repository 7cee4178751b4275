import type { FailureKind } from '@coffer/api-client/transport'
import { initI18n, readMessage } from '@coffer/i18n/language'
import type { MessageValues } from '@coffer/i18n/messages'
import { beforeAll, describe, expect, it } from 'vitest'
import { failures, kinds } from '../failures.fixture.ts'
import { messages } from '../messages.ts'
import { resendError, savePhoneError, verifyError } from './code-errors.ts'

const translate = (key: string, values?: MessageValues) => readMessage(messages.namespace, key, values)

const providerText = 'Said by the provider.'
const phoneNotSaved = 'Error while saving phone number.'

beforeAll(async () => {
  initI18n({ offered: ['en'] })
  await messages.load()
})

/** Texts that replace the general ones. */
const savePhone: Partial<Record<FailureKind, string>> = {
  invalid: providerText,
  'csrf-expired': phoneNotSaved,
  unexpected: phoneNotSaved,
  malformed: phoneNotSaved,
  offline: phoneNotSaved,
  timeout: phoneNotSaved,
}

describe.each(kinds)('a failure of kind %s', (kind) => {
  it(`resendError returns the provider’s text only for some kinds: ${kind}`, () => {
    expect(resendError(failures[kind])).toBe(
      kind === 'invalid' || kind === 'missing' ? providerText : undefined,
    )
  })

  it(`savePhoneError returns the text for a failure of kind ${kind}`, () => {
    expect(savePhoneError(translate)(failures[kind])).toBe(savePhone[kind])
  })

  it(`verifyError returns the provider’s message only if unauthenticated: ${kind}`, () => {
    expect(verifyError(failures[kind])).toBe(kind === 'unauthenticated' ? providerText : undefined)
  })
})

it('resendError prefers the email error', () => {
  const fields = { phone: ['x'], email: ['Wait 12 seconds before asking for another code.', 'y'] }
  expect(resendError({ ...failures.invalid, fields })).toBe(fields.email[0])
})

it('savePhoneError prefers the phone error', () => {
  const fields = { email: ['x'], phone: ['Enter a 10-digit mobile number.', 'y'] }
  expect(savePhoneError(translate)({ ...failures.invalid, fields })).toBe(fields.phone[0])
})
