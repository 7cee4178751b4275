import { handlers, respond, user } from '@coffer/api-client/fakes'
import { userQuery } from '@coffer/api-client/user'
import { currentLanguage, initI18n } from '@coffer/i18n/language'
import { provider } from '@coffer/router/fake-provider'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { beginMfa, completeMfa } from '@coffer/session/session'
import { toasts } from '@coffer/session/toasts'
import { LanguagePicker } from '@coffer/ui-kit/language-picker'
import { messages as uiKitMessages } from '@coffer/ui-kit/messages'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { messages } from '../messages.ts'
import { followLanguage } from './follow-language.ts'

let stop = () => {}
const client = new QueryClient()

function logIn(): void {
  beginMfa({
    token: 'first-token',
    nonceToken: 'nonce',
    maskedEmail: 'a***@example.com',
    session: null,
    mfa: { enrolled: ['email'], maskedPhone: null },
  })
  completeMfa({ token: 'final-token', sessionId: 'session', relink: false, tokenDuration: 900 })
}

/** Shows the picker. Returns the request bodies that the provider receives; it responds after `delay`. */
async function open(delay: Promise<void> = Promise.resolve()): Promise<unknown[]> {
  const sent: unknown[] = []
  provider.use(
    handlers.changeLanguage.answers(async (request) => {
      const body: unknown = await request.json()
      sent.push(body)
      await delay
      return respond(user({ language: JSON.stringify(body).includes('es') ? 'es' : 'en' }))
    }),
  )
  initI18n({ offered: ['en', 'es'] })
  await Promise.all([messages.load(), uiKitMessages.load()])
  stop = followLanguage(client)
  render(<LanguagePicker />)
  return sent
}

/** Presses a language and waits until its messages have loaded. */
async function choose(name: 'English' | 'Español'): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(screen.getByRole('button', { name, pressed: true })).toBeDefined())
}
const savedLanguage = () => client.getQueryData(userQuery().queryKey)?.language

afterEach(() => {
  stop()
  client.clear()
  toasts.reset()
})

it('followLanguage saves the language that a logged-in depositor chooses in the picker', async () => {
  announceCapabilities('language')
  logIn()
  const sent = await open()
  await choose('Español')
  await waitFor(() => expect(savedLanguage()).toBe('es'))
  expect(sent).toEqual([{ language: 'es' }])
})

it('followLanguage sends a choice only after the response to the previous one', async () => {
  announceCapabilities('language')
  logIn()
  const answered = Promise.withResolvers<void>()
  const sent = await open(answered.promise)
  await choose('Español')
  await waitFor(() => expect(sent).toEqual([{ language: 'es' }]))
  await choose('English')
  expect(sent).toEqual([{ language: 'es' }])
  answered.resolve()
  await waitFor(() => expect(savedLanguage()).toBe('en'))
  expect(sent).toEqual([{ language: 'es' }, { language: 'en' }])
})

it.each([
  ['a visitor', () => announceCapabilities('language')],
  ['a depositor whose provider stores no language', logIn],
])('followLanguage sends nothing for %s', async (_, prepare) => {
  prepare()
  const sent = await open()
  await choose('Español')
  expect(sent).toEqual([])
})

it('followLanguage refetches the provider’s data in the chosen language', async () => {
  const read = vi.fn(async () => currentLanguage())
  const observer = new QueryObserver(client, { queryKey: ['texts'], queryFn: read })
  const leave = observer.subscribe(() => undefined)
  await open()
  await choose('Español')
  await waitFor(() => expect(client.getQueryData(['texts'])).toBe('es'))
  leave()
})

it('followLanguage shows a toast in the chosen language if the choice was not saved', async () => {
  announceCapabilities('language')
  logIn()
  await open()
  provider.use(handlers.changeLanguage.fails(422))
  await choose('Español')
  await waitFor(() =>
    expect(toasts.read()).toMatchObject({
      message:
        'No pudimos guardar su idioma para correos electrónicos y mensajes de texto. Elíjalo de nuevo.',
      severity: 'error',
    }),
  )
})
