import { account, depositorProgress, filledFields, handlers, user } from '@coffer/api-client/fakes'
import { toasts } from '@coffer/session/toasts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { applicant } from '../example-people.ts'
import { provider, show } from '../fake-provider.ts'
import { MyAccountScreen } from './my-account-screen.tsx'

const open = (language: 'en' | 'es' = 'en') => show('/my-account', MyAccountScreen, { language })
const region = async (name: string) => within(await screen.findByRole('region', { name }))

describe('personal details', () => {
  it('The My account screen shows name, email, phone and address, with a link to edit them', async () => {
    const fields = filledFields({ middle_name: 'M.', address_line2: 'Apt 4' })
    provider.use(handlers.progress(depositorProgress({ fields })))
    open()
    const about = await region('Your information')
    expect(about.getByText('Ada M. Rivera')).toBeDefined()
    expect(about.getByText('ada@example.com')).toBeDefined()
    expect(about.getByText('(614) 555-0123')).toBeDefined()
    expect(about.getByText('12 Harbor Street, Apt 4')).toBeDefined()
    expect(about.getByText('Columbus, OH 43215')).toBeDefined()
    const edit = screen.getByRole('link', { name: 'Edit your information' })
    expect(edit.getAttribute('href')).toBe('/my-account/edit-user-info')
  })

  it('The My account screen marks details that have not been added', async () => {
    const nothing = Object.fromEntries(Object.keys(filledFields()).map((field) => [field, null]))
    provider.use(
      applicant(),
      handlers.progress(depositorProgress({ fields: nothing })),
      handlers.user(user({ phone: null })),
      handlers.accounts([]),
    )
    open()
    expect((await region('Your information')).getAllByText('Not added')).toHaveLength(3)
    expect(await screen.findByText('You don’t have an open savings account.')).toBeDefined()
  })

  it('The My account screen shows its other sections when the personal details fail to load', async () => {
    provider.use(handlers.user.fails(500))
    open()
    expect(await screen.findByRole('heading', { name: 'We couldn’t load your information' })).toBeDefined()
    expect(await region('High-Yield Savings')).toBeDefined()
    provider.use(handlers.user())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('ada@example.com')).toBeDefined()
  })
})

describe('the account number', () => {
  const shown = async () => (await region('High-Yield Savings')).getByRole('status').textContent

  it('The account number is masked until it is revealed, and again after it is hidden', async () => {
    open()
    expect(await shown()).toBe('••••4821')
    await userEvent.click(screen.getByRole('button', { name: 'Show account number' }))
    expect(await screen.findByText('400112344821')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Hide account number' }))
    expect(await shown()).toBe('••••4821')
  })

  it('The account number shows the reason when it cannot be revealed', async () => {
    provider.use(handlers.accountNumber.fails(403, { message: 'Not on this device.' }))
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Show account number' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We can’t show the number right now. Not on this device.',
    )
  })

  it('The account number can be copied once revealed, and the routing number at any time', async () => {
    const person = userEvent.setup()
    open()
    await person.click(await screen.findByRole('button', { name: 'Copy routing number' }))
    expect(await navigator.clipboard.readText()).toBe('021000021')
    expect(screen.queryByRole('button', { name: 'Copy account number' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Show account number' }))
    await person.click(await screen.findByRole('button', { name: 'Copy account number' }))
    expect(await navigator.clipboard.readText()).toBe('400112344821')
    expect(toasts.read()).toMatchObject({ message: 'Account number copied', severity: 'success' })
  })

  it('The account number has no copy button in a browser without a clipboard', async () => {
    vi.stubGlobal('navigator', { onLine: true, languages: ['en'], userAgent: 'a browser' })
    onTestFinished(() => void vi.unstubAllGlobals())
    open()
    await screen.findByRole('button', { name: 'Show account number' })
    expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull()
  })

  it('The copy button shows a toast when copying fails', async () => {
    const person = userEvent.setup()
    open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not granted'))
    await person.click(await screen.findByRole('button', { name: 'Copy routing number' }))
    await waitFor(() => expect(toasts.read().message).toContain('We couldn’t copy it'))
  })

  it('The My account screen shows the routing number of each account', async () => {
    provider.use(handlers.accounts([account(), account({ uuid: 'b', name: 'Holiday Savings' })]))
    open()
    expect((await region('Holiday Savings')).getByText('021000021')).toBeDefined()
  })
})

it('The My account screen groups its content under headings', async () => {
  open()
  await screen.findByText('High-Yield Savings')
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual([
    'Your information',
    'Your savings account',
    'People',
    'Linked banks',
    'Log-in and security',
  ])
})

describe('security', () => {
  it('The security section links to the password form and to logging out', async () => {
    open()
    const password = await screen.findByRole('link', { name: 'Edit Password' })
    expect(password.getAttribute('href')).toBe('/my-account/edit-user-info?change=password')
    expect(screen.getByRole('link', { name: 'Log out' }).getAttribute('href')).toBe('/logout')
  })

  it('The My account screen is shown in Spanish', async () => {
    open('es')
    expect(await screen.findByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeDefined()
    expect(await screen.findByRole('region', { name: 'Su información' })).toBeDefined()
  })
})
