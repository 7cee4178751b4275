import { handlers } from '@coffer/api-client/fakes'
import { provider } from '@coffer/router/fake-provider'
import { fakeAuthenticator } from '@coffer/passkeys/fake-authenticator'
import { messages as passkeys } from '@coffer/passkeys/messages'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { beginMfa, sessionState } from '@coffer/session/session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { show } from '../show.ts'
import { chooseMfaScreen } from './choose-mfa-screen.tsx'

const restores: (() => void)[] = []
afterEach(() => {
  for (const restore of restores.splice(0)) restore()
})

async function open({ hasPasskey = true, isAnnounced = true } = {}) {
  if (isAnnounced) restores.push(announceCapabilities('passkeys'))
  const mfa = { enrolled: ['email'], maskedPhone: null, hasPasskey } as const
  beginMfa({ token: 'pending', nonceToken: 'nonce', maskedEmail: 'a•••@example.com', mfa, session: null })
  show('/login/choose-mfa', chooseMfaScreen, { as: 'visitor' })
  await passkeys.load()
  await screen.findByRole('button', { name: 'Send code' })
}
const passkeyButton = () => screen.queryByRole('button', { name: 'Use a passkey' })

describe('SecondFactorAlternative', () => {
  it('SecondFactorAlternative finishes the log-in in place of a code', async () => {
    restores.push(fakeAuthenticator('passkey'))
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }))
    await waitFor(() => expect(sessionState().status).toBe('signed-in'))
  })

  it('SecondFactorAlternative still offers a code after the passkey prompt is canceled', async () => {
    restores.push(fakeAuthenticator('NotAllowedError'))
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }))
    expect(await screen.findByText(/canceled or timed out/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Send code' })).toBeDefined()
  })

  it('SecondFactorAlternative shows the provider’s message for a rejection', async () => {
    restores.push(fakeAuthenticator('passkey'))
    provider.use(handlers.verifySecondFactor.fails(400, { message: 'We couldn’t verify this passkey.' }))
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }))
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t verify this passkey.')
    expect(sessionState().status).toBe('mfa-pending')
  })

  it.each([
    ['the depositor has no passkey', { hasPasskey: false }],
    ['the provider does not announce passkeys', { isAnnounced: false }],
  ])('SecondFactorAlternative is absent if %s', async (_, options) => {
    await open(options)
    expect(passkeyButton()).toBeNull()
  })
})
