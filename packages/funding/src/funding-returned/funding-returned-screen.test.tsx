import { handlers, linkedAccount, transaction } from '@coffer/api-client/fakes'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { provider, show, provideApplication } from '../fake-provider.ts'
import { FundingReturnedScreen } from './funding-returned-screen.tsx'

const returnedWith = (return_code: string) =>
  provider.use(handlers.transactions([transaction({ status: 'Returned', return_code })]))

it('The returned deposit screen explains the return, with amount, date, advice and action', async () => {
  provideApplication('completed', [linkedAccount({ status: 'LOCKED' })])
  returnedWith('R01')
  show('/funding-returned', FundingReturnedScreen)
  expect(await screen.findByRole('heading', { name: 'Your bank returned the transfer' })).toBeDefined()
  expect(screen.getByText(/the \$500\.00 transfer on Nov 17, 2026/)).toBeDefined()
  expect(screen.getByText('There wasn’t enough money in the account.')).toBeDefined()
  expect(screen.getByText(/Before you deposit again, make sure your/)).toBeDefined()
  expect(screen.getByText('R01')).toBeDefined()
  expect((await screen.findByRole('link', { name: 'Link a bank' })).getAttribute('href')).toBe(
    '/relink/selection',
  )
  expect(screen.getByRole('link', { name: 'Message us' })).toBeDefined()
})

it('The returned deposit screen offers to message the bank if another account is linked', async () => {
  provideApplication('completed', [
    linkedAccount({ status: 'LOCKED' }),
    linkedAccount({ uuid: 'b', status: 'ACTIVE' }),
  ])
  returnedWith('R10')
  show('/funding-returned', FundingReturnedScreen)
  const contact = await screen.findByRole('link', { name: 'Message us' })
  expect(contact.getAttribute('href')).toBe('/message-center/add-new-message')
  expect(screen.queryByRole('link', { name: 'Link a bank' })).toBeNull()
})

describe('guard of FundingReturnedScreen', () => {
  it.each([
    [
      'another transfer has settled',
      'LOCKED',
      [transaction({ status: 'Settled' }), transaction({ status: 'Returned', return_code: 'R01' })],
    ],
    ['there is no return code', 'LOCKED', [transaction({ status: 'Returned', return_code: null })]],
    ['nothing was returned', 'LOCKED', [transaction({ status: 'Submitted' })]],
    ['the account is not locked', 'ACTIVE', [transaction({ status: 'Returned', return_code: 'R01' })]],
  ] as const)(
    'The returned deposit screen redirects to Not found if %s',
    async (_name, status, transactions) => {
      provideApplication('completed', [linkedAccount({ status })])
      provider.use(handlers.transactions([...transactions]))
      show('/funding-returned', FundingReturnedScreen)
      expect(await screen.findByText('/not-found')).toBeDefined()
    },
  )
})
