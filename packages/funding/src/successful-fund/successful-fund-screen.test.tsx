import { funded, handlers, transaction } from '@coffer/api-client/fakes'
import { fundSuccess } from '@coffer/router/access-results'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { provider, provideApplication } from '../fake-provider.ts'
import { renderRoute } from '@coffer/router/testing'
import { messages } from '../messages.ts'
import { successfulFundScreen } from './successful-fund-screen.tsx'

const path = '/fund-account/successful-fund'

const { request_id } = funded()

/** Opens the screen after the first deposit. */
async function openFunded(): Promise<void> {
  provideApplication('completed')
  provider.use(
    handlers.transactions([
      transaction({ request_id, status: 'Initiated', date_created: '2026-11-20T15:00:00Z' }),
    ]),
  )
  const { router } = renderRoute({
    path: '/login',
    screens: { [path]: { screen: async () => successfulFundScreen, messages: [messages] } },
  })
  fundSuccess.record({ amount: 50_000, requestId: request_id })
  await router.navigate({ to: path })
}

it('The success screen of the first deposit shows its dates, and links to the dashboard', async () => {
  await openFunded()
  expect(await screen.findByText('$500.00 is moving to your savings account.')).toBeDefined()
  // Until the transaction has loaded, the dates are those of a transfer made now.
  expect(await screen.findByText(/New deposits are held until Tuesday, Nov 24, 2026/)).toBeDefined()
  expect(screen.getByText('Monday, Nov 23, 2026')).toBeDefined()
  expect(screen.getByText('Tuesday, Nov 24, 2026')).toBeDefined()
  expect(screen.getByText(`Request number: ${request_id.slice(0, 8)}`)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Track it in Transactions' })).toBeDefined()
  const next = ['Add a beneficiary', 'Choose a non-profit'] as const
  expect(next.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
    '/beneficiary/add',
    '/non-profit/select',
  ])
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(100)
  expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe('/dashboard')
})

it('The success screen of the first deposit offers automatic saving if the tenant has the capability', async () => {
  const undo = announceCapabilities('automatic_saving')
  await openFunded()
  const link = await screen.findByRole('link', { name: 'Save automatically: set up a deposit that repeats' })
  expect(link.getAttribute('href')).toBe('/plans/add')
  undo()
})
