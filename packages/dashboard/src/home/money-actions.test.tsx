import {
  account,
  depositor,
  handlers,
  linkedAccount,
  linkedAccounts,
  transaction,
} from '@coffer/api-client/fakes'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { provider, show } from '../fake-provider.ts'
import { HomeScreen } from './home-screen.tsx'

const open = () => show('/dashboard', HomeScreen)

describe('MoneyActions', () => {
  it('MoneyActions links to a deposit and a withdrawal', async () => {
    open()
    expect((await screen.findByRole('link', { name: 'Deposit' })).getAttribute('href')).toBe('/deposit')
    expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/withdraw')
  })

  it('MoneyActions links only to a deposit when nothing is available, with the reason', async () => {
    provider.use(handlers.accounts([account({ available_balance: 0 })]))
    open()
    expect(await screen.findByText('Nothing to withdraw yet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Deposit' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Withdraw' }).getAttribute('aria-disabled')).toBe('true')
  })

  it.each([
    [
      'no bank is linked',
      handlers.linkedAccounts(linkedAccounts({ accounts: [linkedAccount({ status: 'LOCKED' })] })),
      'Link a bank to move money',
    ],
    [
      'the review is not finished',
      handlers.depositor(depositor({ registration_status: 'IN_REVIEW' })),
      'You can move money once you’re approved',
    ],
    [
      'the account is closing',
      handlers.accounts([account({ closing_since: '2026-11-20T15:00:00Z' })]),
      'Your account is closing. Your full balance is on its way to your bank.',
    ],
  ])('MoneyActions has no links while %s, and states the reason', async (_name, known, why) => {
    provider.use(known)
    open()
    expect(await screen.findByText(why)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Deposit' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('button', { name: 'Withdraw' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('The row of a scheduled deposit on the home screen links to its details', async () => {
    provider.use(
      handlers.transactions([transaction({ uuid: 'a', status: 'Initiated', scheduled_for: '2026-12-01' })]),
    )
    open()
    expect(await screen.findByText(/Scheduled for Dec 1, 2026/)).toBeDefined()
    const link = screen.getByRole('link', { name: 'Deposit from First Meadow Bank' })
    expect(link.getAttribute('href')).toBe('/dashboard/transactions-list?id=a')
  })
})
