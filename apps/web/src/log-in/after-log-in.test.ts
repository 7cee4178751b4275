import { initI18n } from '@coffer/i18n/language'
import { toasts } from '@coffer/session/toasts'
import { sessionState } from '@coffer/session/session'
import { beforeEach, expect, it } from 'vitest'
import { messages } from '../messages.ts'
import { afterLogIn } from './after-log-in.ts'

const answer = {
  token: 'token',
  nonceToken: 'nonce',
  maskedEmail: 'a•••@example.com',
  mfa: { enrolled: ['email'], maskedPhone: null },
  session: null,
} as const

beforeEach(async () => {
  toasts.reset()
  initI18n({ offered: ['en'] })
  await messages.load()
})

it('afterLogIn opens /login/choose-mfa without a toast', () => {
  expect(afterLogIn(answer)).toBe('/login/choose-mfa')
  expect(toasts.read().message).toBe('')
})

it('afterLogIn opens /login/entry on a remembered device, with a toast that explains the missing code', async () => {
  const session = { sessionId: 'session', relink: false, tokenDuration: 900 }
  expect(afterLogIn({ ...answer, session })).toBe('/login/entry')
  expect(sessionState().status).toBe('signed-in')
  await expect
    .poll(() => toasts.read())
    .toMatchObject({ message: 'No code needed on this remembered device', severity: 'info' })
})

it('afterLogIn opens /login/entry after a passkey, without a toast', () => {
  const session = { sessionId: 'session', relink: false, tokenDuration: 900 }
  expect(afterLogIn({ ...answer, session, isByPasskey: true })).toBe('/login/entry')
  expect(toasts.read().message).toBe('')
})
