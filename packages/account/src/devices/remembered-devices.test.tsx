import { handlers, rememberedDevice } from '@coffer/api-client/fakes'
import { toasts } from '@coffer/session/toasts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { provider, show } from '../fake-provider.ts'
import { MyAccountScreen } from '../my-account/my-account-screen.tsx'

const laptop = rememberedDevice({ uuid: 'laptop', device_name: 'My laptop' })
const phone = rememberedDevice({ uuid: 'phone', device_name: 'My phone', is_current: false, os: 'Android' })

const open = () => show('/my-account', MyAccountScreen)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const list = async () => within(await screen.findByRole('region', { name: 'Remembered devices' }))

beforeEach(() => provider.use(handlers.devices([laptop, phone])))

describe('RememberedDevices', () => {
  it('RememberedDevices lists devices with their last use and marks the current one', async () => {
    open()
    const shown = await list()
    expect(shown.getByText('My laptop')).toBeDefined()
    expect(shown.getByText('Chrome · Android · Ohio')).toBeDefined()
    expect(shown.getAllByText('This device')).toHaveLength(1)
    expect(shown.getAllByText('Last used Nov 20, 2026, 9:02 AM ET')).toHaveLength(2)
    expect(shown.getAllByText('Remembered until Dec 20, 2026, 9:02 AM ET')).toHaveLength(2)
  })

  it('RememberedDevices shows a message when there are no devices', async () => {
    provider.use(handlers.devices([]))
    open()
    expect(await screen.findByText(/No remembered devices\. You’ll need a one-time/)).toBeDefined()
  })

  it('RememberedDevices shows an error in place of the list when loading fails', async () => {
    provider.use(handlers.devices.fails(500))
    open()
    expect(
      await screen.findByRole('heading', { name: 'We couldn’t load your remembered devices' }),
    ).toBeDefined()
  })
})

describe('forgetting a device', () => {
  const forgetPhone = async () => {
    await press('Remove My phone')
    await press('Remove device')
  }
  const phoneIsRemoved = () => waitFor(() => expect(screen.queryByText('My phone')).toBeNull())

  it('Removing a device asks for confirmation, shows a toast and moves the focus to the heading', async () => {
    open()
    await press('Remove My phone')
    const dialog = await screen.findByRole('dialog', { name: 'Remove this device?' })
    expect(dialog.textContent).toContain('My phone will be logged out')
    await press('Remove device')
    await phoneIsRemoved()
    expect(screen.getByText('My laptop')).toBeDefined()
    expect(toasts.read().message).toBe('My phone removed')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Remembered devices'))
  })

  it('Removing a device can be canceled', async () => {
    open()
    await press('Remove My laptop')
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'will need a one-time code at your next log-in',
    )
    await press('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('My laptop')).toBeDefined()
  })

  it('Removing a device succeeds if the device was already removed', async () => {
    provider.use(handlers.forgetDevice.fails(404))
    open()
    await forgetPhone()
    await phoneIsRemoved()
  })

  it('Removing a device succeeds after a lost response if the list no longer contains it', async () => {
    const { queryClient } = open()
    await list()
    // Otherwise a refetch of the list would remove the row.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    provider.use(handlers.forgetDevice.breaks(), handlers.devices([laptop]))
    await forgetPhone()
    await phoneIsRemoved()
    expect(toasts.read().message).toBe('My phone removed')
  })

  it('A rejected removal shows the reason and keeps the device', async () => {
    provider.use(handlers.forgetDevice.fails(403, { message: 'Not now.' }))
    open()
    await forgetPhone()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('We couldn’t remove the device')
    expect(alert.textContent).toContain('Not now.')
    expect(screen.getByText('My phone')).toBeDefined()
  })
})
