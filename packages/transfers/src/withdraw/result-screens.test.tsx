import { linkedAccount } from '@coffer/api-client/fakes'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fridayMorning, withAccounts } from '../example-money.ts'
import { provider, showAfter } from '../fake-provider.ts'
import { accountClosing, withdrawalSubmitted } from '../results.ts'
import { accountClosingScreen } from '../close-account/account-closing-screen.tsx'
import { withdrawalSuccessScreen } from './withdrawal-success-screen.tsx'

const accepted = {
  linkedAccountId: linkedAccount().uuid,
  requestId: 'accepted',
  acceptedAt: fridayMorning,
  isChecked: true,
}

beforeEach(() => provider.use(...withAccounts()))

it('The success screen of a withdrawal shows its dates', async () => {
  const record = () => withdrawalSubmitted.record({ ...accepted, amount: 500_00 })
  await showAfter(record, '/withdraw/success', withdrawalSuccessScreen)
  expect(await screen.findByRole('heading', { name: 'Your withdrawal is on its way' })).toBeDefined()
  expect(screen.getByText('Monday, Nov 23, 2026')).toBeDefined()
})

it('The success screen does not call a withdrawal done before the provider has checked it', async () => {
  const record = () => withdrawalSubmitted.record({ ...accepted, amount: 500_00, isChecked: false })
  await showAfter(record, '/withdraw/success', withdrawalSuccessScreen)
  expect(await screen.findByText(/Don’t send it again\./)).toBeDefined()
})

it('The success screen of closing an account links to the log-out', async () => {
  await showAfter(() => accountClosing.record(accepted), '/withdraw/close-success', accountClosingScreen)
  expect(await screen.findByRole('heading', { name: 'Your account is closing' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Log out' }).getAttribute('href')).toBe('/logout')
})

it.each([
  ['/withdraw/success', withdrawalSuccessScreen],
  ['/withdraw/close-success', accountClosingScreen],
] as const)('%s without a result redirects to the form', async (path, Screen) => {
  await showAfter(() => undefined, path, Screen)
  expect(await screen.findByText('/withdraw')).toBeDefined()
})
