import { answer, handlers, transaction } from '@coffer/api-client/fakes'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { provider, show } from '../fake-provider.ts'
import { savedFiles } from './saved-files.fixture.ts'
import { TransactionsListScreen } from './transactions-list-screen.tsx'

const open = (search = '', language: 'en' | 'es' = 'en') =>
  show('/dashboard/transactions-list', TransactionsListScreen, { search, language })
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

it('counts transactions and filters them by text', async () => {
  provider.use(handlers.transactions(some))
  open()
  expect(await screen.findByText('3 transactions')).toBeDefined()
  await userEvent.type(screen.getByLabelText('Search transactions'), 'interest')
  expect(await screen.findByText('1 transaction')).toBeDefined()
})

it('shows the first rows of a long list while the rest loads, then the count', async () => {
  const many = Array.from({ length: 1500 }, (_, index) =>
    transaction({ uuid: String(index), description: `Deposit ${index}` }),
  )
  const bytes = new TextEncoder().encode(JSON.stringify(answer(many)))
  const most = Math.ceil(bytes.length * 0.9)
  const rest = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(bytes.slice(0, most))
      await rest.promise
      controller.enqueue(bytes.slice(most))
      controller.close()
    },
  })
  provider.use(handlers.transactions.answers(() => new Response(body)))
  open()
  expect(await screen.findByText('Loading…')).toBeDefined()
  expect(screen.getByText('Deposit 0')).toBeDefined()
  expect(screen.queryByText('Save as CSV')).toBeNull()
  rest.resolve()
  expect(await screen.findByText('1,500 transactions')).toBeDefined()
  expect(screen.getByText('Save as CSV')).toBeDefined()
})

it('finds an amount as formatted', async () => {
  provider.use(handlers.transactions(some))
  open()
  await userEvent.type(await screen.findByLabelText('Search transactions'), '$42.31')
  expect(await screen.findByText('1 transaction')).toBeDefined()
})

it('filters by status, shows when nothing matches, and clears', async () => {
  provider.use(handlers.transactions(some))
  open()
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Canceled')
  expect(await screen.findByRole('heading', { name: 'No results' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  expect(await screen.findByText('3 transactions')).toBeDefined()
})

it('reads and writes the filter in the search', async () => {
  provider.use(handlers.transactions(some))
  const shown = open('status=Pending&search=checking&from=2026-11-01')
  expect(await screen.findByText('1 transaction')).toBeDefined()
  expect(screen.getByText('Filters (2)')).toBeDefined()
  expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-11-01')
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Withdrawal')
  await userEvent.clear(screen.getByLabelText('Search transactions'))
  await waitFor(() =>
    expect(shown.router.state.location.search).toEqual({
      status: 'Pending',
      direction: 'PrimaryToLinked',
      from: '2026-11-01',
    }),
  )
})

it('downloads the filtered transactions with the labels of the screen', async () => {
  const saved = savedFiles()
  provider.use(handlers.transactions([transaction({ uuid: 'no' }), ...some]))
  open('direction=PrimaryToLinked', 'es')
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar como CSV' }))
  expect(await saved()).toEqual([
    '\u{FEFF}Fecha,Descripción,Tipo,Estado,Monto (USD),Saldo posterior (USD),Código de devolución,ID de la transacción\r\n' +
      '2026-11-16,To checking,Retiro,Pendiente,-200.00,12840.50,,1\r\n',
  ])
})

it('renders only the visible rows of ten thousand', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => transaction({ uuid: String(index) }))
  provider.use(handlers.transactions(many))
  open()
  expect(await screen.findByText('10,000 transactions')).toBeDefined()
  expect(screen.getByRole('list', { name: 'Transactions, newest first' }).childElementCount).toBeLessThan(100)
})

it('explains an empty list', async () => {
  provider.use(handlers.transactions([]))
  open()
  expect(await screen.findByRole('heading', { name: 'No transactions yet' })).toBeDefined()
})

it.each([
  ['offline', () => handlers.transactions.breaks(), 'We couldn’t connect'],
  ['a failure of ours', () => handlers.transactions.fails(500), 'Something went wrong on our side.'],
  [
    'not allowed',
    () => handlers.transactions.fails(403),
    'Your account doesn’t have access to this right now.',
  ],
])('reports that %s failed, and that money is safe', async (_name, handler, said) => {
  provider.use(handler())
  open()
  const failed = await screen.findByRole('alert')
  expect(failed.textContent).toContain(said)
  expect(failed.textContent).toContain('Your money is safe.')
})
