import { funded, handlers, transaction } from '@coffer/api-client/fakes'
import { fundSuccess } from '@coffer/router/access-results'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { provider, provideApplication } from '../fake-provider.ts'
import { renderRoute } from '@coffer/router/testing'
import { messages } from '../messages.ts'
import { successfulFundScreen } from './successful-fund-screen.tsx'

const path = '/fund-account/successful-fund'

it('shows what happens on which day, and links to the dashboard', async () => {
  provideApplication('completed')
  const { request_id } = funded()
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
  expect(await screen.findByText('$500.00 is moving to your savings account.')).toBeDefined()
  // Until the transaction is known, the days are those of a transfer made now.
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
