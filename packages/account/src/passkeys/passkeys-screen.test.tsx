import { requestBodies, recordRequests } from '@coffer/router/recorded-requests'
import { device, handlers, passkey, respond, user } from '@coffer/api-client/fakes'
import { type FakeOutcome, fakeAuthenticator } from '@coffer/passkeys/fake-authenticator'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { toasts } from '@coffer/session/toasts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { provider, show } from '../fake-provider.ts'
import { PasskeysScreen } from './passkeys-screen.tsx'

const laptop = passkey({ uuid: 'laptop', name: 'My laptop' })
const phone = passkey({ uuid: 'phone', name: 'My phone', last_used_at: null, is_synced: false })
const stepUpNeeded = () => respond(null, { code: 403, errors: { step_up: ['Confirm it’s you.'] } })

const open = () => show('/my-account/passkeys', PasskeysScreen)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const restores: (() => void)[] = []
const withAuthenticator = (outcome: FakeOutcome | 'unsupported') => restores.push(fakeAuthenticator(outcome))

beforeEach(() => {
  restores.push(announceCapabilities('passkeys'))
  withAuthenticator('passkey')
  provider.use(handlers.passkeys([laptop, phone]))
})
afterEach(() => {
  for (const restore of restores.splice(0).toReversed()) restore()
})

describe('PasskeysScreen', () => {
  it('PasskeysScreen lists passkeys with their last use and marks the synced ones', async () => {
    open()
    const shown = within(await screen.findByRole('region', { name: 'Your passkeys' }))
    expect(shown.getByText('My laptop')).toBeDefined()
    expect(shown.getByText('Last used Nov 20, 2026, 9:02 AM ET')).toBeDefined()
    expect(shown.getByText('Not used yet')).toBeDefined()
    expect(shown.getAllByText('Synced')).toHaveLength(1)
  })

  it('PasskeysScreen shows a message when there are no passkeys', async () => {
    provider.use(handlers.passkeys([]))
    open()
    expect(await screen.findByText('You don’t have any passkeys yet.')).toBeDefined()
  })

  it('PasskeysScreen shows an error in place of the list when loading fails', async () => {
    provider.use(handlers.passkeys.fails(500))
    open()
    expect(await screen.findByRole('heading', { name: 'We couldn’t load your passkeys' })).toBeDefined()
  })

  it('PasskeysScreen lists passkeys but offers none to add in a browser without passkey support', async () => {
    withAuthenticator('unsupported')
    open()
    expect(await screen.findByText('This browser can’t use passkeys')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
    expect(screen.getByText('My laptop')).toBeDefined()
  })
})

describe('adding a passkey', () => {
  const add = async (name?: string) => {
    await press('Add a passkey')
    const field = await screen.findByLabelText(/Passkey name/)
    if (name !== undefined) {
      await userEvent.clear(field)
      if (name !== '') await userEvent.type(field, name)
    }
    await press('Continue')
  }

  it('Adding a passkey suggests the name of the device and sends the credential from the browser', async () => {
    const added = passkey({ uuid: 'new', name: 'Chrome on Linux' })
    const sent = recordRequests(handlers.addPasskey, () => {
      provider.use(handlers.passkeys([laptop, phone, added]))
      return respond(added, { code: 201 })
    })
    open()
    await add()
    await waitFor(() => expect(toasts.read().message).toBe('Chrome on Linux added'))
    expect(requestBodies(sent)).toMatchObject([
      { name: 'Chrome on Linux', credential: { type: 'public-key', response: { transports: ['internal'] } } },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Chrome on Linux')).toBeDefined()
  })

  it('The Add a passkey dialog opens after the suggested name has loaded', async () => {
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve
    })
    provider.use(
      handlers.deviceInfo.answers(async () => {
        await isAnswered
        return respond(device())
      }),
    )
    open()
    await press('Add a passkey')
    expect(screen.getByRole('button', { name: 'Add a passkey' }).getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByRole('dialog')).toBeNull()
    answer()
    expect(await screen.findByDisplayValue('Chrome on Linux')).toBeDefined()
  })

  it('The Add a passkey dialog suggests no name if the device is unknown', async () => {
    provider.use(handlers.deviceInfo.fails(500))
    open()
    await press('Add a passkey')
    expect(await screen.findByLabelText(/Passkey name/)).toHaveProperty('value', '')
  })

  it('Adding a passkey requires a name', async () => {
    open()
    await add('')
    expect(await screen.findAllByText('Enter a name.')).not.toEqual([])
  })

  it.each([
    ['NotAllowedError', 'The request was canceled or timed out. Try again when you’re ready.'],
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['SecurityError', 'We couldn’t create the passkey. Try again.'],
  ] as const)('Adding a passkey explains %s, sends nothing and can be retried', async (outcome, text) => {
    withAuthenticator(outcome)
    const sent = recordRequests(handlers.addPasskey, () => respond(laptop, { code: 201 }))
    open()
    await add()
    expect(await screen.findByText(text)).toBeDefined()
    expect(requestBodies(sent)).toEqual([])
    withAuthenticator('passkey')
    await press('Continue')
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('Adding a passkey asks for a step-up code if the provider requires one, then continues', async () => {
    recordRequests(handlers.challengeNewPasskey, stepUpNeeded)
    const added = recordRequests(handlers.addPasskey, () => respond(laptop, { code: 201 }))
    provider.use(handlers.user(user({ phone: '6145550123' })))
    open()
    await add()
    await screen.findByRole('heading', { name: 'Confirm it’s you' })
    expect(await screen.findByRole('radio', { name: /Text message/, checked: true })).toBeDefined()
    await press('Send the code')
    await userEvent.type(await screen.findByLabelText('One-time code'), '123456')
    provider.use(handlers.challengeNewPasskey())
    await press('Confirm')
    await waitFor(() => expect(toasts.read().message).toBe('My laptop added'))
    expect(added).toHaveLength(1)
  })

  it('Adding a passkey shows the reason for a rejection', async () => {
    provider.use(handlers.addPasskey.fails(400, { message: 'Not verified.' }))
    open()
    await add()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Passkey not added')
    expect(alert.textContent).toContain('Not verified.')
  })
})

describe('confirming with a wrong code', () => {
  it('The step-up dialog shows the provider’s message at the code field', async () => {
    provider.use(
      handlers.challengeNewPasskey.answers(stepUpNeeded),
      handlers.verifyCode.fails(400, { errors: { code: ['That code is not right.'] } }),
    )
    open()
    await press('Add a passkey')
    await press('Continue')
    await press('Send the code')
    await userEvent.type(await screen.findByLabelText('One-time code'), '123456{Enter}')
    expect(await screen.findAllByText('That code is not right.')).not.toEqual([])
  })
})

describe('renaming', () => {
  it('Renaming a passkey saves the name and shows it', async () => {
    const renamed = { ...phone, name: 'Pixel' }
    const sent = recordRequests(handlers.renamePasskey, () => {
      provider.use(handlers.passkeys([laptop, renamed]))
      return respond(renamed)
    })
    open()
    await press('Rename My phone')
    const field = await screen.findByLabelText(/Passkey name/)
    await userEvent.clear(field)
    await userEvent.type(field, 'Pixel{Enter}')
    expect(await screen.findByText('Pixel')).toBeDefined()
    expect(requestBodies(sent)).toEqual([{ name: 'Pixel' }])
    expect(toasts.read().message).toBe('Name saved')
  })
})

describe('removing', () => {
  const removePhone = async () => {
    await press('Remove My phone')
    await press('Remove passkey')
  }
  const phoneIsRemoved = () => waitFor(() => expect(screen.queryByText('My phone')).toBeNull())

  it('Removing a passkey asks for confirmation, shows a toast and moves the focus to the heading', async () => {
    open()
    await press('Remove My phone')
    const dialog = await screen.findByRole('dialog', { name: 'Remove this passkey?' })
    expect(dialog.textContent).toContain('You can no longer log in with My phone.')
    provider.use(handlers.passkeys([laptop]))
    await press('Remove passkey')
    await phoneIsRemoved()
    expect(toasts.read().message).toBe('My phone removed')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Your passkeys'))
  })

  it('Removing a passkey can be confirmed with a passkey', async () => {
    const removal = recordRequests(handlers.removePasskey, stepUpNeeded, () => respond(null))
    const sent = recordRequests(handlers.verifyStepUp, () => respond(null))
    open()
    await removePhone()
    await screen.findByRole('heading', { name: 'Confirm it’s you' })
    provider.use(handlers.passkeys([laptop]))
    await press('Use a passkey')
    await waitFor(() => expect(removal).toHaveLength(2))
    await phoneIsRemoved()
    expect(sent).toHaveLength(1)
  })

  it('Removing a passkey succeeds if it was already removed elsewhere', async () => {
    open()
    await press('Remove My phone')
    provider.use(handlers.passkeys([laptop]), handlers.removePasskey.fails(404))
    await press('Remove passkey')
    await phoneIsRemoved()
  })

  it('A rejected removal shows the reason and keeps the passkey', async () => {
    provider.use(handlers.removePasskey.fails(403, { message: 'Not now.' }))
    open()
    await removePhone()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Passkey not removed')
    expect(alert.textContent).toContain('Not now.')
    expect(screen.getByText('My phone')).toBeDefined()
  })
})
