import { accountsQuery } from '@coffer/api-client/accounts'
import { account, answer, handlers, respond, transaction } from '@coffer/api-client/fakes'
import { assumeTenant, tenant } from '@coffer/session/tenant'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
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

it('The transaction list counts transactions and filters them by text', async () => {
  provider.use(handlers.transactions(some))
  open()
  expect(await screen.findByText('3 transactions')).toBeDefined()
  await userEvent.type(screen.getByLabelText('Search transactions'), 'interest')
  expect(await screen.findByText('1 transaction')).toBeDefined()
})

it('The transaction list shows the first rows of a long list while the rest loads, then the count', async () => {
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

it('The transaction list finds an amount typed as it is formatted', async () => {
  provider.use(handlers.transactions(some))
  open()
  await userEvent.type(await screen.findByLabelText('Search transactions'), '$42.31')
  expect(await screen.findByText('1 transaction')).toBeDefined()
})

it('The transaction list filters by status, reports that nothing matches, and clears the filter', async () => {
  provider.use(handlers.transactions(some))
  open()
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Canceled')
  expect(await screen.findByRole('heading', { name: 'No results' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  expect(await screen.findByText('3 transactions')).toBeDefined()
})

it('The transaction list reads the filter from the search and writes it there', async () => {
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

it('The CSV file has the filtered transactions, with the labels of the screen', async () => {
  const saved = savedFiles()
  provider.use(handlers.transactions([transaction({ uuid: 'no' }), ...some]))
  open('direction=PrimaryToLinked', 'es')
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar como CSV' }))
  expect(await saved()).toEqual([
    '\u{FEFF}Fecha,Descripción,Tipo,Estado,Monto (USD),Saldo posterior (USD),Código de devolución,ID de la transacción\r\n' +
      '2026-11-16,To checking,Retiro,Pendiente,-200.00,12840.50,,1\r\n',
  ])
})

it('The OFX file has only those filtered transactions that have settled', async () => {
  const saved = savedFiles()
  provider.use(handlers.transactions([transaction({ uuid: 'no' }), ...some]))
  const { router } = open('direction=ServiceToPrimary')
  await userEvent.click(await screen.findByRole('button', { name: 'Save as OFX' }))
  const [file = ''] = await saved()
  expect([...file.matchAll(/<FITID>(.*?)</g)].map(([, id]) => id)).toEqual(['2'])
  await act(() => router.navigate({ to: '/dashboard/transactions-list', search: { status: 'Pending' } }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save as OFX' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Save as CSV' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Save for Quicken' })).toBeNull()
})

it('The transaction list offers a Quicken file if the tenant configures its Quicken id', async () => {
  const saved = savedFiles()
  const before = tenant()
  assumeTenant({ ...before, settings: { ...before.settings, quickenBankId: '99999' } })
  onTestFinished(() => assumeTenant(before))
  provider.use(handlers.transactions(some))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Save for Quicken' }))
  expect((await saved())[0]).toContain('<INTU.BID>99999</INTU.BID>')
})

it('The transaction list renders only the visible rows of ten thousand', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => transaction({ uuid: String(index) }))
  provider.use(handlers.transactions(many))
  open()
  expect(await screen.findByText('10,000 transactions')).toBeDefined()
  expect(screen.getByRole('list', { name: 'November 2026' }).childElementCount).toBeLessThan(100)
})

it('The transaction list explains that there are no transactions yet', async () => {
  provider.use(handlers.transactions([]))
  open()
  expect(await screen.findByRole('heading', { name: 'No transactions yet' })).toBeDefined()
})

it.each([
  ['the connection breaks', () => handlers.transactions.breaks(), 'We couldn’t connect'],
  ['the provider fails', () => handlers.transactions.fails(500), 'Something went wrong on our side.'],
  [
    'the request is forbidden',
    () => handlers.transactions.fails(403),
    'Your account doesn’t have access to this right now.',
  ],
])('The transaction list says that money is safe when %s', async (_name, handler, said) => {
  provider.use(handler())
  open()
  const failed = await screen.findByRole('alert')
  expect(failed.textContent).toContain(said)
  expect(failed.textContent).toContain('Your money is safe.')
})

it('The transaction list groups transactions by the month they show, after the upcoming ones', async () => {
  provider.use(
    handlers.transactions([
      transaction({ uuid: 'october', posted_on: '2026-10-31', date_processed: '2026-11-01T04:00:00Z' }),
      transaction({ uuid: 'scheduled', status: 'Initiated', scheduled_for: '2099-12-01' }),
      transaction({ uuid: 'november', description: 'Third of November' }),
    ]),
  )
  open()
  await screen.findByText('3 transactions')
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Upcoming', 'November 2026', 'October 2026'])
  const november = screen.getByRole('list', { name: 'November 2026' })
  expect(within(november).getByRole('link', { name: 'Third of November' })).toBeDefined()
})

describe('periods of the filter', () => {
  afterEach(() => vi.useRealTimers())

  it.each([
    ['This month', '2026-01-01', '2026-01-31'],
    ['Last month', '2025-12-01', '2025-12-31'],
    ['This year', '2026-01-01', '2026-12-31'],
    ['Tax year 2025', '2025-01-01', '2025-12-31'],
  ])(
    'The period “%s” filters from %s to %s, in Eastern Time, until it is pressed again',
    async (name, from, to) => {
      vi.useFakeTimers({ toFake: ['Date'] })
      // Still January in New York.
      const now = '2026-02-01T04:59:00Z'
      vi.setSystemTime(now)
      provider.use(
        handlers.transactions.answers(() => respond(some, {}, { Date: new Date(now).toUTCString() })),
      )
      open()
      await userEvent.click(await screen.findByRole('button', { name }))
      expect(screen.getByLabelText('From')).toHaveProperty('value', from)
      expect(screen.getByLabelText('To')).toHaveProperty('value', to)
      const pressed = screen.getByRole('button', { name, pressed: true })
      await userEvent.click(pressed)
      expect(screen.getByLabelText('From')).toHaveProperty('value', '')
      expect(screen.queryByRole('button', { pressed: true })).toBeNull()
    },
  )
})

describe('the balance after each transaction', () => {
  const first = transaction({ uuid: '1', description: 'First', amount: 100_00, posted_on: '2026-11-03' })
  const second = transaction({ uuid: '2', description: 'Second', amount: 25_00, posted_on: '2026-11-04' })
  const provide = (current: number) =>
    provider.use(
      handlers.transactions([second, first]),
      handlers.accounts([account({ current_balance: current })]),
    )
  const widen = () =>
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('min-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
  const rowText = async (name: string) =>
    (await screen.findByRole('link', { name })).closest('li')?.textContent

  afterEach(() => vi.unstubAllGlobals())

  it('The unfiltered list shows the balance after each transaction on a wide screen and in the file', async () => {
    widen()
    const saved = savedFiles()
    provide(125_00)
    open()
    await waitFor(async () => expect(await rowText('First')).toContain('Balance $100.00'))
    expect(await rowText('Second')).toContain('Balance $125.00')
    await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }))
    const [file = ''] = await saved()
    expect(file.split('\r\n').map((line) => line.split(',')[5])).toEqual([
      'Balance after (USD)',
      '125.00',
      '100.00',
      undefined,
    ])
  })

  it.each([
    ['the list is filtered', 125_00, 'search=first'],
    ['the list does not add up to the current balance', 125_01, ''],
  ])('The balance after each transaction is not shown if %s', async (_name, current, search) => {
    widen()
    provide(current)
    const { queryClient } = open(search)
    await rowText('First')
    await waitFor(() => expect(queryClient.getQueryData(accountsQuery().queryKey)).toBeDefined())
    await act(async () => undefined)
    expect(screen.queryByText(/^Balance/)).toBeNull()
  })
})

it('The transaction list prints all filtered rows, not only the visible ones, with the period', async () => {
  const many = Array.from({ length: 300 }, (_, index) => transaction({ uuid: String(index) }))
  provider.use(
    handlers.transactions([...many, transaction({ uuid: 'old', date_processed: '2020-01-02T15:00:00Z' })]),
  )
  open('from=2026-11-01')
  await screen.findByText('300 transactions')
  expect(screen.queryByRole('table')).toBeNull()
  // React subscribes to the event some time after it has rendered the list.
  const table = await waitFor(() => {
    window.dispatchEvent(new Event('beforeprint'))
    return screen.getByRole('table', { hidden: true })
  })
  // Plus the header row and the heading of the month.
  expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(300 + 2)
  expect(screen.getByText('Period: Nov 1, 2026 – Nov 17, 2026')).toBeDefined()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByRole('table', { hidden: true })).toBeNull()
})
