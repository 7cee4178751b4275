import { handlers } from '@coffer/api-client/fakes'
import { initI18n } from '@coffer/i18n/language'
import { provider } from '@coffer/router/fake-provider'
import { fakeAuthenticator } from '@coffer/passkeys/fake-authenticator'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { messages as uiKit } from '@coffer/ui-kit/messages'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LogInForm } from '../log-in/log-in-form.tsx'
import { messages } from '../log-in/messages.ts'

const onLoggedIn = vi.fn()
const restores: (() => void)[] = []
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }))

beforeEach(async () => {
  onLoggedIn.mockReset()
  initI18n({ offered: ['en', 'es'] })
  await Promise.all([messages.load(), uiKit.load()])
})
afterEach(() => {
  for (const restore of restores.splice(0)) restore()
})

describe('the log-in page with passkeys', () => {
  beforeEach(() => void restores.push(announceCapabilities('passkeys')))

  it('The log-in page logs in with a passkey, without email and password', async () => {
    restores.push(fakeAuthenticator('passkey'))
    render(<LogInForm onLoggedIn={onLoggedIn} />)
    await press()
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
    expect(onLoggedIn.mock.calls[0]?.[0]).toMatchObject({
      isByPasskey: true,
      session: { tokenDuration: 900 },
    })
  })

  it('The log-in page still offers the password after the passkey prompt is canceled', async () => {
    restores.push(fakeAuthenticator('NotAllowedError'))
    render(<LogInForm onLoggedIn={onLoggedIn} />)
    await press()
    expect(await screen.findByText(/canceled or timed out/)).toBeDefined()
    expect(screen.getByLabelText('Password')).toBeDefined()
    expect(onLoggedIn).not.toHaveBeenCalled()
  })

  it('The log-in page offers no passkey in a browser without passkey support', async () => {
    restores.push(fakeAuthenticator('unsupported'))
    render(<LogInForm onLoggedIn={onLoggedIn} />)
    await screen.findByRole('button', { name: 'Log in' })
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
  })

  it.each([
    [
      'the rejection',
      () => handlers.logInByPasskey.fails(400, { message: 'Not this one.' }),
      'Not this one.',
    ],
    ['the account lock', () => handlers.logInByPasskey.fails(403), 'Account Locked'],
    ['too many attempts', () => handlers.challengePasskeyLogIn.fails(429), 'Too many attempts'],
  ])('When a passkey log-in fails, the log-in page reports %s', async (_, fails, text) => {
    restores.push(fakeAuthenticator('passkey'))
    provider.use(fails())
    render(<LogInForm onLoggedIn={onLoggedIn} />)
    await press()
    expect((await screen.findByRole('alert')).textContent).toContain(text)
  })
})

describe('the log-in page without passkeys', () => {
  it('The log-in page has no trace of passkeys if the provider does not announce them', async () => {
    render(<LogInForm onLoggedIn={onLoggedIn} />)
    await screen.findByRole('button', { name: 'Log in' })
    expect(document.body.innerHTML.toLowerCase()).not.toContain('passkey')
  })
})
