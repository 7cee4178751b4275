import { emptyDetails, type FailureKind } from '@coffer/api-client/transport'
import { initI18n, readMessage } from '@coffer/i18n/language'
import { languages } from '@coffer/i18n/languages'
import type { MessageValues } from '@coffer/i18n/messages'
import { expect, it } from 'vitest'
import { failures, kinds } from '../failures.fixture.ts'
import { messages } from '../messages.ts'
import { registerError } from './register-errors.ts'

const translate = (key: string, values?: MessageValues) => readMessage(messages.namespace, key, values)

const delay = [
  'We are currently experiencing a delay on registration. Please try again in 1 hour.',
  'En este momento hay una demora en el registro. Inténtelo de nuevo en 1 hora.',
] as const

/** A 422 shows its first email error and a missing response the delay; other failures have a general text. */
const isDelay: readonly FailureKind[] = ['csrf-expired', 'unexpected', 'malformed', 'offline', 'timeout']

it.each(kinds)('registerError returns the text for a failure of kind %s', async (kind) => {
  for (const [index, language] of languages.entries()) {
    initI18n({ offered: [language] })
    await messages.load()
    const expected = isDelay.includes(kind) ? delay[index] : undefined
    expect(registerError(translate)(failures[kind])).toBe(
      kind === 'invalid' ? 'Said by the provider.' : expected,
    )
  }
})

it('registerError prefers the first email error of a 422', () => {
  const fields = { password: ['x'], email: ['This email is already registered.', 'y'] }
  expect(registerError(translate)({ ...failures.invalid, fields })).toBe(fields.email[0])
})

it('registerError returns the general delay for a 422 without text', () => {
  expect(delay).toContain(registerError(translate)({ ...emptyDetails, kind: 'invalid', attemptsLeft: null }))
})
