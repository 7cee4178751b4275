import { account, handlers, linkedAccount, transaction } from '@coffer/api-client/fakes'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fridayMorning, withAccounts, otherAccount } from '../example-money.ts'
import { leaveAndReturn, provider, show } from '../fake-provider.ts'
import { DepositScreen } from './deposit-screen.tsx'

const open = (language: 'en' | 'es' = 'en') => show('/deposit', DepositScreen, { language })
const amount = () => screen.findByLabelText('Amount')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const pick = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

async function review(typed: string): Promise<void> {
  await userEvent.type(await amount(), typed)
  await press('Review')
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fridayMorning })
  provider.use(...withAccounts())
})
afterEach(() => {
  vi.useRealTimers()
})

describe('DepositScreen when opened', () => {
  it('The deposit screen shows the limits, and what is left today when the amount is near it', async () => {
    const earlier = { status: 'Pending', amount: 240_000_00, date_created: '2026-11-20T13:00:00Z' } as const
    provider.use(...withAccounts([linkedAccount()], [transaction(earlier)]))
    open()
    expect(await screen.findByText('From $1.00 to $250,000.00.')).toBeDefined()
    await userEvent.type(await amount(), '240,000')
    expect(screen.getByText(/You can deposit \$260,000\.00 more today\./)).toBeDefined()
    await choose('Every month')
    expect(screen.queryByText(/more today/)).toBeNull()
  })

  it('The deposit screen shows what is left today when that is less than usual', async () => {
    const earlier = { status: 'Pending', amount: 499_000_00, date_created: '2026-11-20T13:00:00Z' } as const
    provider.use(...withAccounts([linkedAccount()], [transaction(earlier)]))
    open()
    expect(await screen.findByText(/You can deposit \$1,000\.00 more today\./)).toBeDefined()
  })

  it('The deposit screen shows linked accounts with their status, and enables those that allow deposits', async () => {
    provider.use(...withAccounts([otherAccount('LOCKED'), linkedAccount({ status: 'DEPOSITS_LOCKED' })]))
    open()
    const locked = await screen.findByRole('radio', { name: /Summit Credit Union, Savings ending in 1111/ })
    expect(locked).toHaveProperty('disabled', true)
    expect(screen.getByText('Locked')).toBeDefined()
    expect(screen.getByText(/This account is locked and can’t be used\./)).toBeDefined()
    expect(screen.getByRole('radio', { name: /First Meadow Bank/ })).toHaveProperty('checked', true)
    expect(
      screen.getByText(/You can deposit from this account, but you can’t withdraw to it\./),
    ).toBeDefined()
  })

  it('The deposit screen lists the default bank first and selects it', async () => {
    provider.use(
      ...withAccounts([
        linkedAccount({ is_default: false }),
        { ...otherAccount('ACTIVE'), is_default: true },
      ]),
    )
    open()
    const [first, second] = await screen.findAllByRole('radio', { name: /ending in/ })
    expect(first).toHaveProperty('value', 'other')
    expect(first).toHaveProperty('checked', true)
    expect(second).toHaveProperty('checked', false)
  })

  it('The deposit screen shows the accounts with their status if none allows deposits', async () => {
    provider.use(...withAccounts([otherAccount('VERIFICATION_PENDING')]))
    open()
    expect(await screen.findByText('You don’t have a linked bank you can use')).toBeDefined()
    expect(screen.getByText('Enter amounts')).toBeDefined()
  })

  it('The deposit screen shows a notice while the account is closing', async () => {
    provider.use(handlers.accounts([account({ closing_since: '2026-11-20T13:00:00Z' })]))
    open()
    expect(await screen.findByText('Your account is closing')).toBeDefined()
    expect(screen.queryByLabelText('Amount')).toBeNull()
    expect(screen.getByRole('link', { name: 'View transactions' })).toBeDefined()
  })

  it('The deposit screen reports a failed query', async () => {
    provider.use(handlers.transactions.fails(503))
    open()
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('deposit')
  })
})

describe('amount on DepositScreen', () => {
  it.each([
    ['1,000', '1,000.00'],
    ['$50', '50.00'],
    ['1.000,50', '1,000.50'],
  ])('The amount field formats %s as %s on blur', async (typed, shown) => {
    open()
    await userEvent.type(await amount(), typed)
    await userEvent.tab()
    expect(await amount()).toHaveProperty('value', shown)
  })

  it.each([
    ['12.345', /Did you mean thousands or cents\? Enter 1,234/],
    ['0', 'Enter an amount above zero.'],
    ['0.50', 'Enter at least $1.00.'],
    ['250000.01', 'Enter $250,000.00 or less.'],
    ['lots', /Enter an amount in dollars and cents/],
  ])('The deposit screen rejects the amount %s with a reason', async (typed, said) => {
    open()
    await review(typed)
    expect(within(await screen.findByRole('alert')).getByText(said)).toBeDefined()
  })

  it('The amount field reads a comma before two digits as the decimal separator in Spanish', async () => {
    open('es')
    await userEvent.type(await screen.findByLabelText('Monto'), '1000,50')
    await userEvent.tab()
    expect(screen.getByLabelText('Monto')).toHaveProperty('value', '1,000.50')
  })

  it('The deposit screen rejects an amount over today’s limit, and accepts it for another day', async () => {
    const { limits } = account()
    provider.use(handlers.accounts([account({ limits: { ...limits, deposit_daily: 100_00 } })]))
    open()
    await review('500')
    expect(
      within(await screen.findByRole('alert')).getByText(/You can deposit \$100\.00 more today\./),
    ).toBeDefined()
    await choose('On a date')
    await pick('Date', '2026-12-01')
    await press('Review')
    expect(await screen.findByRole('heading', { name: 'Review your deposit' })).toBeDefined()
  })
})

describe('timing on DepositScreen', () => {
  it('The deposit screen explains no date if the deposit leaves today', async () => {
    open()
    await amount()
    expect(screen.queryByText(/so it leaves/)).toBeNull()
  })

  it.each([
    ['2026-11-20T22:00:00Z', 'It’s after 4:00 PM ET, so it leaves Monday, Nov 23, 2026.'],
    ['2026-11-21T15:00:00Z', 'Today is Saturday, so it leaves Monday, Nov 23, 2026.'],
    ['2026-11-26T15:00:00Z', 'Today is a federal holiday, so it leaves Friday, Nov 27, 2026.'],
  ])('The deposit screen explains when a deposit leaves that is made at %s', async (instant, said) => {
    provider.use(...withAccounts(undefined, undefined, Date.parse(instant)))
    open()
    expect(await screen.findByText(said)).toBeDefined()
  })

  it.each([
    ['2026-11-28', 'That’s a Saturday, so it leaves Monday, Nov 30, 2026.'],
    ['2026-11-26', 'That’s a federal holiday, so it leaves Friday, Nov 27, 2026.'],
  ])('The deposit screen explains when a deposit leaves that is scheduled for %s', async (day, said) => {
    open()
    await amount()
    await choose('On a date')
    await pick('Date', day)
    expect(await screen.findByText(said)).toBeDefined()
  })

  it.each([
    ['2026-11-19', 'That day has passed. Choose tomorrow or a later day.'],
    ['2026-11-20', 'Choose tomorrow or a later day. For today, choose Now.'],
    ['2027-11-21', 'Choose a date within a year.'],
    ['', 'Choose a date.'],
  ])('The deposit screen rejects the date “%s”', async (day, said) => {
    open()
    await amount()
    await choose('On a date')
    if (day !== '') await pick('Date', day)
    expect(screen.queryByText(/leaves/i)).toBeNull()
    await review('50')
    expect(within(await screen.findByRole('alert')).getByText(said)).toBeDefined()
  })

  it('The deposit screen shows the next days of a repeating deposit, and rejects an end before the first', async () => {
    open()
    await amount()
    await choose('Every week')
    await pick('First deposit', '2026-12-18')
    expect(await screen.findByText('Then Dec 28, 2026 · Jan 4, 2027 · Jan 8, 2027, and so on.')).toBeDefined()
    expect(screen.getByText(/Deposits due on a weekend or holiday leave the/)).toBeDefined()
    await pick(/End date/, '2026-12-17')
    await review('50')
    expect(
      within(await screen.findByRole('alert')).getByText('The end date is before the first deposit.'),
    ).toBeDefined()
  })
})

describe('summary of DepositScreen', () => {
  const summary = async () => within(await screen.findByRole('region', { name: 'Summary' }))
  const row = async (label: string) => (await summary()).getByText(label).closest('div')?.textContent

  it('The summary of a deposit shows accounts, dates and the available balance before anything is typed', async () => {
    open()
    expect(await row('From')).toContain('First Meadow Bank, Checking ending in 0987')
    expect(await row('To')).toContain('High-Yield Savings ending in 4821')
    expect(await row('Leaves your bank')).toContain('Friday, Nov 20, 2026')
    expect(await row('Arrives')).toContain('Monday, Nov 23, 2026')
    expect(await row('Available')).toContain('Tuesday, Nov 24, 2026')
    expect(await row('Available balance')).toContain('$12,840.50')
    expect((await summary()).queryByText('New balance')).toBeNull()
    expect((await summary()).getByText(/Your balance earns about \$\d+ a year at 4\.35% APY/)).toBeDefined()
  })

  it('The summary of a deposit follows the amount and the timing as they are typed', async () => {
    provider.use(handlers.accounts([account({ current_balance: 13_000_00 })]))
    open()
    await userEvent.type(await amount(), '1,000')
    expect((await summary()).getByText('$1,000')).toBeDefined()
    expect(await row('New balance')).toContain('$14,000.00')
    expect((await summary()).getByText(/Your new balance earns about \$609 a year/)).toBeDefined()
    await choose('Every month')
    expect((await summary()).queryByText('Available')).toBeNull()
    await pick('First deposit', '2026-12-01')
    expect(await row('First transfer')).toContain('Tuesday, Dec 1, 2026')
    expect(await row('Repeats')).toContain('Every month')
  })

  it('The summary of a deposit includes only a valid amount, and is not a live region', async () => {
    open()
    await userEvent.type(await amount(), '900000')
    expect((await summary()).queryByText('New balance')).toBeNull()
    const region = screen.getByRole('region', { name: 'Summary' })
    expect(region.closest('[aria-live], [role=status], output')).toBeNull()
  })
})

describe('suggested amounts on DepositScreen', () => {
  it('A suggested deposit amount fills the field when it is pressed', async () => {
    open()
    await press('$250')
    expect(await amount()).toHaveProperty('value', '250.00')
    expect(screen.getByRole('button', { name: '$250' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('The suggested deposit amounts stay within what is left today', async () => {
    const { limits } = account()
    provider.use(handlers.accounts([account({ limits: { ...limits, deposit_daily: 300_00 } })]))
    open()
    const group = within(await screen.findByRole('group', { name: 'Suggested amounts' }))
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['$100', '$250'])
  })
})

describe('review of DepositScreen', () => {
  it('The review of a deposit shows all data, and its links back to a field keep the input', async () => {
    open()
    await amount()
    await choose('Every month')
    await pick('First deposit', '2026-12-01')
    await review('250')
    expect(await screen.findByText('$250.00')).toBeDefined()
    expect(screen.getByText('First Meadow Bank, Checking ending in 0987')).toBeDefined()
    expect(screen.getByText('High-Yield Savings ending in 4821')).toBeDefined()
    expect(screen.getByText('Tuesday, Dec 1, 2026')).toBeDefined()
    expect(screen.getByText('Until you cancel')).toBeDefined()
    await press('Edit Amount')
    expect(await amount()).toHaveProperty('value', '250.00')
    expect(document.activeElement).toBe(await amount())
    expect(screen.getByRole('radio', { name: 'Every month' })).toHaveProperty('checked', true)
    expect(screen.getByLabelText('First deposit')).toHaveProperty('value', '2026-12-01')
  })

  it('The browser’s Back leaves the review of a deposit for the form with its input, and Forward returns', async () => {
    const { router } = open()
    await review('250')
    await screen.findByRole('heading', { name: 'Review your deposit' })
    expect(router.state.location.href).toBe('/deposit?step=review')
    act(() => router.history.back())
    expect(await amount()).toHaveProperty('value', '250.00')
    expect(document.activeElement).toBe(await amount())
    expect(router.state.location.href).toBe('/deposit')
    act(() => router.history.forward())
    expect(await screen.findByRole('heading', { name: 'Review your deposit' })).toBeDefined()
    await press('Back')
    expect(await amount()).toBeDefined()
    expect(router.state.location.href).toBe('/deposit')
  })

  it('The review of a deposit is shown again when the depositor leaves and returns by the browser’s Back', async () => {
    const { router } = open()
    await review('250')
    await screen.findByRole('heading', { name: 'Review your deposit' })
    await act(() => router.navigate({ to: '/dashboard' }))
    act(() => router.history.back())
    expect(await screen.findByRole('heading', { name: 'Review your deposit' })).toBeDefined()
  })

  it('The address of the deposit review shows the form when nothing was typed', async () => {
    const { router } = show('/deposit', DepositScreen, { search: 'step=review' })
    await userEvent.type(await amount(), '250')
    expect(await amount()).toHaveProperty('value', '250')
    expect(router.state.location.href).toBe('/deposit')
  })

  it('The deposit screen restores the input after the depositor leaves and returns', async () => {
    const shown = open()
    await review('250')
    await screen.findByRole('heading', { name: 'Review your deposit' })
    await leaveAndReturn(shown)
    expect(await amount()).toHaveProperty('value', '250.00')
  })
})
