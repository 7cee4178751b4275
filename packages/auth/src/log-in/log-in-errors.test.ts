import { emptyDetails } from '@coffer/api-client/transport'
import { initI18n } from '@coffer/i18n/language'
import { languages } from '@coffer/i18n/languages'
import { expect, it } from 'vitest'
import type { FailureKind } from '@coffer/api-client/transport'
import { failures, kinds } from '../failures.fixture.ts'
import { logInError, type LogInErrorText, recoveryAction } from './log-in-errors.ts'
import { messages } from './messages.ts'

const provider = ['Said by the provider.', 'Said by the provider.'] as const
const delay = [
  'We are currently experiencing a delay when logging in. Please try again in 1 hour.',
  'En este momento hay una demora para iniciar sesión. Inténtelo de nuevo en 1 hora.',
] as const

/** The agreed texts, word for word. The browser detects blocked cookies. */
const expectedTexts: Record<FailureKind, readonly [en: string, es: string]> = {
  rejected: provider,
  forbidden: [
    'Too many incorrect attempts. Account Locked.',
    'Demasiados intentos incorrectos. Cuenta bloqueada.',
  ],
  'csrf-expired': [
    'We are experiencing some connection errors. Please try again in 1 hour.',
    'Tenemos algunos errores de conexión. Inténtelo de nuevo en 1 hora.',
  ],
  'cookies-blocked': [
    'Your browser blocks cookies. Allow cookies for this site, then try again.',
    'Su navegador bloquea las cookies. Permita las cookies de este sitio e inténtelo de nuevo.',
  ],
  'rate-limited': [
    'Too many attempts. Try again in 2 minutes.',
    'Demasiados intentos. Inténtelo de nuevo en 2 minutos.',
  ],
  unauthenticated: delay,
  missing: delay,
  conflict: delay,
  'too-large': delay,
  invalid: delay,
  unavailable: delay,
  unexpected: delay,
  offline: delay,
  timeout: delay,
  malformed: delay,
}

async function readIn(error: LogInErrorText): Promise<string[]> {
  const read: string[] = []
  for (const language of languages) {
    initI18n({ offered: [language] })
    await messages.load()
    read.push('text' in error ? error.text : await messages.read(error.key, { count: error.count ?? 0 }))
  }
  return read
}

it.each(kinds)('logInError has the documented text for a failure of kind %s', async (kind) => {
  expect(await readIn(logInError(failures[kind]))).toEqual(expectedTexts[kind])
})

it('logInError shows the first field error of a 400 without a message', () => {
  const fields = { email: ['These do not match.', 'x'] }
  expect(logInError({ ...emptyDetails, kind: 'rejected', fields })).toEqual({ text: 'These do not match.' })
})

it('logInError shows the general delay for a 400 without any text', async () => {
  expect(await readIn(logInError({ ...emptyDetails, kind: 'rejected' }))).toEqual(delay)
})

it('logInError counts a 429 of less than a minute in seconds', async () => {
  const failure = { ...failures['rate-limited'], retryAfterSeconds: 20 }
  expect(await readIn(logInError(failure))).toEqual([
    'Too many attempts. Try again in 20 seconds.',
    'Demasiados intentos. Inténtelo de nuevo en 20 segundos.',
  ])
})

it.each(kinds)('recoveryAction returns the action for a failure of kind %s', (kind) => {
  expect(recoveryAction(failures[kind])).toBe(kind === 'forbidden' ? 'unlock' : null)
})

it('recoveryAction offers another link after a 400 for an unverified email', () => {
  const fields = { emailVerification: ['Your email is not verified yet. We sent you another link.'] }
  expect(recoveryAction({ ...failures.rejected, fields })).toBe('send-again')
})
