import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { withAccounts } from '../example-money.ts'
import { provider, showAfter } from '../fake-provider.ts'
import { depositCancelled, depositRescheduled } from '../results.ts'
import { depositCancelledScreen, depositRescheduledScreen } from './result-screens.tsx'

beforeEach(() => provider.use(...withAccounts()))

it('The cancellation screen of a deposit shows the canceled deposit', async () => {
  const record = () =>
    depositCancelled.record({ amount: 250_00, scheduledFor: '2026-12-01', isRepeating: false })
  await showAfter(record, '/deposit/cancel-success', depositCancelledScreen)
  expect(await screen.findByRole('heading', { name: 'Deposit cancelled successfully' })).toBeDefined()
  expect(screen.getByText(/\$250\.00 won’t be deposited on Tuesday, Dec 1, 2026\./)).toBeDefined()
})

it('The reschedule screen of a deposit shows the new schedule', async () => {
  const record = () =>
    depositRescheduled.record({
      amount: 300_00,
      frequency: 'weekly',
      startDate: '2026-12-12',
      endDate: null,
    })
  await showAfter(record, '/deposit/reschedule-success', depositRescheduledScreen)
  expect(await screen.findByRole('heading', { name: 'Deposit updated' })).toBeDefined()
  expect(screen.getByText('Monday, Dec 14, 2026')).toBeDefined()
  expect(screen.getByText('Every week')).toBeDefined()
})

it.each([
  ['/deposit/cancel-success', depositCancelledScreen],
  ['/deposit/reschedule-success', depositRescheduledScreen],
] as const)('%s without a result redirects to the transactions', async (path, Screen) => {
  await showAfter(() => undefined, path, Screen)
  expect(await screen.findByText('/dashboard/transactions-list')).toBeDefined()
})
