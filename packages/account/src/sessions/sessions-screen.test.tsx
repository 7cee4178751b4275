import { branding, handlers, openSession } from '@coffer/api-client/fakes'
import { toasts } from '@coffer/session/toasts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { provider, show } from '../fake-provider.ts'
import { SessionsScreen } from './sessions-screen.tsx'

const laptop = openSession({ uuid: 'laptop' })
const phone = openSession({
  uuid: 'phone',
  device_name: 'Safari on iOS',
  browser: 'Safari',
  os: 'iOS',
  is_current: false,
})

const announced = handlers.branding(branding({ capabilities: ['account_security'] }))
const open = () => show('/my-account/sessions', SessionsScreen)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => provider.use(announced, handlers.sessions([laptop, phone])))

describe('SessionsScreen', () => {
  it('SessionsScreen lists sessions with device, place, start and last use, and marks the current one', async () => {
    open()
    expect(await screen.findByText('Safari on iOS')).toBeDefined()
    const list = within(screen.getByRole('region', { name: 'Your sessions' }))
    expect(list.getAllByText('Ohio')).toHaveLength(2)
    expect(list.getAllByText('Last used Nov 20, 2026, 9:02 AM ET')).toHaveLength(2)
    expect(list.getAllByText('Logged in Nov 20, 2026, 8:02 AM ET')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'End the session on Chrome on Windows' })).toBeNull()
  })

  it('SessionsScreen ends a session and shows a toast', async () => {
    open()
    await press('End the session on Safari on iOS')
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())
    expect(toasts.read().message).toBe('Safari on iOS logged out')
  })

  it('SessionsScreen keeps a session and shows the reason when ending it is rejected', async () => {
    provider.use(handlers.endSession.fails(403, { message: 'Not now.' }))
    open()
    await press('End the session on Safari on iOS')
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
    expect(screen.getByText('Safari on iOS')).toBeDefined()
  })

  it('SessionsScreen keeps the focus on the button of a session while it is being ended', async () => {
    provider.use(handlers.endSession.hangs())
    open()
    await press('End the session on Safari on iOS')
    const end = screen.getByRole('button', { name: 'End the session on Safari on iOS' })
    await waitFor(() => expect(end.getAttribute('aria-busy')).toBe('true'))
    expect(end.hasAttribute('disabled')).toBe(false)
    expect(document.activeElement).toBe(end)
  })

  it('SessionsScreen logs out everywhere after a confirmation', async () => {
    open()
    await press('Log out everywhere')
    const dialog = await screen.findByRole('dialog', { name: 'Log out everywhere?' })
    expect(dialog.textContent).toContain('including this one')
    await userEvent.click(screen.getAllByRole('button', { name: 'Log out everywhere' }).at(-1) ?? dialog)
    expect(await screen.findByText('/logout')).toBeDefined()
  })
})
