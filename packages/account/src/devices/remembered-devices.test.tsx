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

describe('the devices that need no code', () => {
  it('are listed with when they were used, this one marked', async () => {
    open()
    const shown = await list()
    expect(shown.getByText('My laptop')).toBeDefined()
    expect(shown.getByText('Chrome · Android · Ohio')).toBeDefined()
    expect(shown.getAllByText('This device')).toHaveLength(1)
    expect(shown.getAllByText('Last used Nov 20, 2026, 9:02 AM EST')).toHaveLength(2)
    expect(shown.getAllByText('Remembered until Dec 20, 2026')).toHaveLength(2)
  })

  it('are none for who never asked for it', async () => {
    provider.use(handlers.devices([]))
    open()
    expect(await screen.findByText(/No device is remembered/)).toBeDefined()
  })

  it('could not be loaded: said where they would stand', async () => {
    provider.use(handlers.devices.fails(500))
    open()
    expect(
      await screen.findByRole('heading', { name: "Your remembered devices couldn't be loaded" }),
    ).toBeDefined()
  })
})

describe('forgetting one', () => {
  const forgetPhone = async () => {
    await press('Forget My phone')
    await press('Yes, forget it')
  }
  const isGone = () => waitFor(() => expect(screen.queryByText('My phone')).toBeNull())

  it('asks once more, then says it is forgotten; the focus stays with the list', async () => {
    open()
    await press('Forget My phone')
    const dialog = await screen.findByRole('dialog', { name: 'Forget this device?' })
    expect(dialog.textContent).toContain('My phone will be logged out')
    await press('Yes, forget it')
    await isGone()
    expect(screen.getByText('My laptop')).toBeDefined()
    expect(toasts.read().message).toBe('My phone is forgotten')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Remembered devices'))
  })

  it('may be left', async () => {
    open()
    await press('Forget My laptop')
    expect((await screen.findByRole('dialog')).textContent).toContain('You stay logged in here.')
    await press('Keep it')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('My laptop')).toBeDefined()
  })

  it('one that is forgotten already is forgotten', async () => {
    provider.use(handlers.forgetDevice.fails(404))
    open()
    await forgetPhone()
    await isGone()
  })

  it('a lost answer is looked up in the list: forgotten after all', async () => {
    open()
    await list()
    provider.use(handlers.forgetDevice.breaks(), handlers.devices([laptop]))
    await forgetPhone()
    await isGone()
    expect(toasts.read().message).toBe('My phone is forgotten')
  })

  it('what is refused is said, and the device stays', async () => {
    provider.use(handlers.forgetDevice.fails(403, { message: 'Not now.' }))
    open()
    await forgetPhone()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The device is still remembered')
    expect(alert.textContent).toContain('Not now.')
    expect(screen.getByText('My phone')).toBeDefined()
  })
})
