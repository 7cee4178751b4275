import { account, handlers, linkedAccount, transaction } from '@coffer/api-client/fakes'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fridayMorning, knows, otherAccount } from '../example-money.ts'
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
  provider.use(...knows())
})
afterEach(() => {
  vi.useRealTimers()
})

describe('DepositScreen, initially', () => {
  it('shows the limits and the amount left today', async () => {
    provider.use(
      ...knows([linkedAccount()], [transaction({ status: 'Pending', date_created: '2026-11-20T13:00:00Z' })]),
    )
    open()
    expect(await screen.findByText(/From \$1\.00 to \$250,000\.00\./)).toBeDefined()
    expect(screen.getByText(/You can deposit \$499,500\.00 more today\./)).toBeDefined()
  })

  it('shows every linked account with its status, and enables those that allow deposits', async () => {
    provider.use(...knows([otherAccount('LOCKED'), linkedAccount({ status: 'DEPOSITS_LOCKED' })]))
    open()
    const locked = await screen.findByRole('radio', { name: /Summit Credit Union, Savings ending in 1111/ })
    expect(locked).toHaveProperty('disabled', true)
    expect(screen.getByText('Locked')).toBeDefined()
    expect(screen.getByRole('radio', { name: /First Meadow Bank/ })).toHaveProperty('checked', true)
  })

  it('shows the accounts with their status when none allows deposits', async () => {
    provider.use(...knows([otherAccount('VERIFICATION_PENDING')]))
    open()
    expect(await screen.findByText('You don’t have a linked bank you can use')).toBeDefined()
    expect(screen.getByText('Enter amounts')).toBeDefined()
  })

  it('shows a notice while the account is closing', async () => {
    provider.use(handlers.accounts([account({ closing_since: '2026-11-20T13:00:00Z' })]))
    open()
    expect(await screen.findByText('Your account is closing')).toBeDefined()
    expect(screen.queryByLabelText('Amount')).toBeNull()
    expect(screen.getByRole('link', { name: 'View transactions' })).toBeDefined()
  })

  it('reports a failed query', async () => {
    provider.use(handlers.transactions.fails(503))
    open()
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('deposit')
  })
})

describe('DepositScreen, its amount', () => {
  it.each([
    ['1,000', '1,000.00'],
    ['$50', '50.00'],
    ['1.000,50', '1,000.50'],
  ])('formats %s as %s on blur', async (typed, shown) => {
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
  ])('rejects %s with a reason', async (typed, said) => {
    open()
    await review(typed)
    expect(within(await screen.findByRole('alert')).getByText(said)).toBeDefined()
  })

  it('reads a comma before two digits as cents in Spanish', async () => {
    open('es')
    await userEvent.type(await screen.findByLabelText('Monto'), '1000,50')
    await userEvent.tab()
    expect(screen.getByLabelText('Monto')).toHaveProperty('value', '1,000.50')
  })

  it('rejects an amount over the daily limit for today, and accepts it for another day', async () => {
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

describe('DepositScreen, its timing', () => {
  it('shows the dates of a deposit now', async () => {
    open()
    expect(await screen.findByText('It leaves your bank today.')).toBeDefined()
    expect(screen.getByText('Available Tuesday, Nov 24, 2026.')).toBeDefined()
  })

  it.each([
    ['2026-11-20T22:00:00Z', 'It’s after 4:00 PM ET, so it leaves Monday, Nov 23, 2026.'],
    ['2026-11-21T15:00:00Z', 'Today is Saturday, so it leaves Monday, Nov 23, 2026.'],
    ['2026-11-26T15:00:00Z', 'Today is a federal holiday, so it leaves Friday, Nov 27, 2026.'],
  ])('shows the dates of a deposit at %s', async (instant, said) => {
    provider.use(...knows(undefined, undefined, Date.parse(instant)))
    open()
    expect(await screen.findByText(said)).toBeDefined()
  })

  it.each([
    ['2026-11-28', 'That’s a Saturday, so it leaves Monday, Nov 30, 2026.'],
    ['2026-11-26', 'That’s a federal holiday, so it leaves Friday, Nov 27, 2026.'],
    ['2026-12-01', 'It leaves your bank Tuesday, Dec 1, 2026.'],
  ])('shows the dates of a deposit on %s', async (day, said) => {
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
  ])('rejects %s', async (day, said) => {
    open()
    await amount()
    await choose('On a date')
    if (day !== '') await pick('Date', day)
    expect(screen.queryByText(/leaves/)).toBeNull()
    await review('50')
    expect(within(await screen.findByRole('alert')).getByText(said)).toBeDefined()
  })

  it('shows the following business days of a repeating deposit, and the effect of an insufficient balance', async () => {
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

describe('DepositScreen, its review', () => {
  it('shows all data, with links back to each field that keep the input', async () => {
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

  it('restores the input after a reload', async () => {
    const shown = open()
    await review('250')
    await screen.findByRole('heading', { name: 'Review your deposit' })
    await leaveAndReturn(shown)
    expect(await amount()).toHaveProperty('value', '250.00')
  })
})
