import { linkedAccount } from '@coffer/api-client/fakes'
import type { ResultValue } from '@coffer/session/result'
import { rootStore } from '@coffer/session/store'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fridayMorning, withAccounts } from '../example-money.ts'
import { provider, showAfter } from '../fake-provider.ts'
import { depositSubmitted } from '../results.ts'
import { depositSuccessScreen } from './deposit-success-screen.tsx'

const made = {
  linkedAccountId: linkedAccount().uuid,
  amount: 500_00,
  frequency: 'once',
  startDate: null,
  endDate: null,
  requestId: 'accepted',
  acceptedAt: fridayMorning,
  isChecked: true,
} as const

const open = (result?: ResultValue<typeof depositSubmitted>) =>
  showAfter(() => result && depositSubmitted.record(result), '/deposit/success', depositSuccessScreen)

beforeEach(() => provider.use(...withAccounts()))

it('The success screen of a deposit shows the dates that follow from the day of acceptance', async () => {
  await open(made)
  expect(await screen.findByRole('heading', { name: 'Your deposit is on its way' })).toBeDefined()
  expect(screen.getByText('Friday, Nov 20, 2026')).toBeDefined()
  expect(screen.getByText('Tuesday, Nov 24, 2026')).toBeDefined()
  expect(await screen.findByText('First Meadow Bank, Checking ending in 0987')).toBeDefined()
})

it('The success screen of a repeating deposit shows its dates and how to cancel it', async () => {
  await open({ ...made, frequency: 'monthly', startDate: '2026-12-31' })
  expect(await screen.findByRole('heading', { name: 'Deposits scheduled' })).toBeDefined()
  expect(screen.getByText('Feb 1, 2027 · Mar 1, 2027 · Mar 31, 2027')).toBeDefined()
  expect(screen.getByText(/You can edit or cancel it/)).toBeDefined()
})

it('The success screen does not call a deposit done before the provider has checked it', async () => {
  await open({ ...made, isChecked: false })
  expect(await screen.findByText(/Don’t send it again\./)).toBeDefined()
})

it('The success screen of a deposit redirects to the form if there is no result', async () => {
  await open()
  expect(await screen.findByText('/deposit')).toBeDefined()
})

it('The success screen of a deposit redirects to the form if the stored result is malformed', async () => {
  const storeMalformed = () => rootStore.setState({ results: { 'deposit-submitted': {} } })
  await showAfter(storeMalformed, '/deposit/success', depositSuccessScreen)
  expect(await screen.findByText('/deposit')).toBeDefined()
})
