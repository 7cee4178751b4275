import { handlers, transaction } from '@coffer/api-client/faking'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { provider, show } from '../faked-provider.ts'
import { TransactionsListScreen } from './transactions-list-screen.tsx'

const open = () => show('/dashboard/transactions-list', TransactionsListScreen)
const some = [
  transaction({
    uuid: '1',
    description: 'To checking',
    direction: 'PrimaryToLinked',
    status: 'Pending',
    amount: 20_000,
  }),
  transaction({ uuid: '2', description: 'Interest, October', direction: 'ServiceToPrimary', amount: 4_231 }),
  transaction({ uuid: '3', description: 'First deposit', status: 'Returned', return_code: 'R01' }),
]

it('says how many there are, and narrows them by what is typed', async () => {
  provider.use(handlers.transactions(some))
  open()
  expect(await screen.findByText('3 transactions')).toBeDefined()
  await userEvent.type(screen.getByLabelText('Search transactions'), 'interest')
  expect(await screen.findByText('1 transaction')).toBeDefined()
})

it('finds an amount as it is written', async () => {
  provider.use(handlers.transactions(some))
  open()
  await userEvent.type(await screen.findByLabelText('Search transactions'), '$42.31')
  expect(await screen.findByText('1 transaction')).toBeDefined()
})

it('narrows by status, says when nothing matches, and clears', async () => {
  provider.use(handlers.transactions(some))
  open()
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Voided')
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filter' }))
  expect(await screen.findByText('3 transactions')).toBeDefined()
})

it('keeps ten thousand out of the page', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => transaction({ uuid: String(index) }))
  provider.use(handlers.transactions(many))
  open()
  expect(await screen.findByText('10,000 transactions')).toBeDefined()
  expect(screen.getByRole('list', { name: 'Transactions, newest first' }).childElementCount).toBeLessThan(100)
})

it('with none yet, says what will be here and how it gets here', async () => {
  provider.use(handlers.transactions([]))
  open()
  expect(await screen.findByRole('heading', { name: 'No transactions yet' })).toBeDefined()
})

it.each([
  ['offline', () => handlers.transactions.breaks(), "You're offline."],
  ['a failure of ours', () => handlers.transactions.fails(500), 'Something went wrong on our side.'],
  ['not allowed', () => handlers.transactions.fails(403), "This isn't open to your account right now."],
])('%s: says so, and that money is safe', async (_name, handler, said) => {
  provider.use(handler())
  open()
  const failed = await screen.findByRole('alert')
  expect(failed.textContent).toContain(said)
  expect(failed.textContent).toContain('Your money is safe.')
})
