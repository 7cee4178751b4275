import { account, depositor, handlers, rate, tenantBlock, transaction } from '@coffer/api-client/fakes'
import { easternDate } from '@coffer/domain/calendar'
import { pageNow } from '@coffer/domain/test-clock'
import { messages as errors } from '@coffer/errors/messages'
import { provider } from '@coffer/router/fake-provider'
import { showing } from '@coffer/router/testing'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { provideTenant } from '@coffer/session/tenant'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { monthlyInterest } from './example-interest.ts'
import { InterestScreen } from './interest-screen.tsx'
import { messages } from './messages.ts'

const { show } = showing(messages, errors)
const open = (language: 'en' | 'es' = 'en') => show('/interest', InterestScreen, { language })

const offer = { apy: '4.35', asOf: '2026-11-01', nationalAverage: { apy: '0.39', asOf: '2026-11-16' } }
const tenantWith = (part: { offer?: typeof offer }) => provideTenant(tenantBlock(part))
const today = easternDate(pageNow())
const year = today.slice(0, 4)
const lastYear = String(Number(year) - 1)
const postings = monthlyInterest(14, today)
const sumSince = (since: string) =>
  postings
    .filter(({ posted_on }) => posted_on?.startsWith(since))
    .reduce((sum, { amount }) => sum + amount, 0)
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
let announced: () => void = () => undefined

beforeEach(() => {
  tenantWith({ offer })
  provider.use(handlers.transactions(postings))
})
afterEach(() => announced())

describe('InterestScreen', () => {
  it('The interest screen shows the interest of this year and of all years, to the cent', async () => {
    open()
    const earned = await screen.findByText(`Earned in ${year}`)
    expect(earned.parentElement?.textContent).toBe(`Earned in ${year}${dollars(sumSince(year))}`)
    expect(screen.getByText('Earned in total').parentElement?.textContent).toBe(
      `Earned in total${dollars(sumSince(''))}Since Nov 4, 2024`,
    )
  })

  it('The interest screen estimates the next payment and the interest of a day', async () => {
    open()
    const next = await screen.findByText('Next interest')
    expect(next.parentElement?.textContent).toMatch(/^Next interestAbout \$\d+\.\d\dOn [A-Z]/)
    expect(screen.getByText('Each day').parentElement?.textContent).toContain('About $1.56')
  })

  it('The interest screen shows the months of a selectable year in a chart and in a table', async () => {
    open()
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: lastYear }))
    const chart = screen.getByRole('figure', { name: `Interest by month, ${lastYear}` })
    expect(within(chart).getByRole('slider', { name: 'Month' }).getAttribute('aria-valuetext')).toBe(
      `December ${lastYear}: Paid ${dollars(sumSince(`${lastYear}-12`))}`,
    )
    await user.click(within(chart).getByRole('button', { name: 'Show as a table' }))
    const rows = within(chart).getAllByRole('row')
    expect(rows).toHaveLength(13)
    expect(rows[1]?.textContent).toBe(`January ${lastYear}${dollars(sumSince(`${lastYear}-01`))}`)
  })

  it('The interest screen compares the rate with the national average that the tenant configures', async () => {
    open()
    expect(await screen.findByText(/National average for savings accounts as of Nov 16, 2026/)).toBeDefined()
    expect(
      screen.getByText(
        'A year on $13,341 earns about $580. At the national average, it would earn about $52.',
      ),
    ).toBeDefined()
  })

  it('The interest screen has no comparison if the tenant configures no national average', async () => {
    tenantWith({})
    open()
    expect(await screen.findByText('4.35% APY')).toBeDefined()
    expect(screen.queryByText(/[Nn]ational average/)).toBeNull()
  })

  it('Without the capability, the interest screen has no rate history and requests none', async () => {
    const asked: string[] = []
    provider.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname))
    open()
    expect(await screen.findByText('4.35% APY')).toBeDefined()
    expect(screen.queryByText('Rate history')).toBeNull()
    expect(asked.filter((path) => path.endsWith('/rates'))).toEqual([])
    provider.events.removeAllListeners()
  })

  it('The interest screen announces a rate change until it takes effect, and lists every rate', async () => {
    announced = announceCapabilities('rate_history')
    provider.use(
      handlers.rates([rate({ apy: '4.10', effective_on: '2099-12-15', announced_on: '2026-11-10' }), rate()]),
    )
    open()
    expect(await screen.findByText('Your rate goes down on Dec 15, 2099')).toBeDefined()
    expect(
      screen.getByText('It changes from 4.35% to 4.10% APY. We announced this on Nov 10, 2026.'),
    ).toBeDefined()
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items).toEqual(['4.10% APYFrom Dec 15, 2099Announced Nov 10, 2026', '4.35% APYSince Nov 4, 2024'])
  })

  it('The interest screen states that the rate has never changed', async () => {
    announced = announceCapabilities('rate_history')
    open()
    expect(await screen.findByText(/hasn’t changed since you opened your account/)).toBeDefined()
  })

  it('The projection on the interest screen follows its sliders, and states its assumptions', async () => {
    provider.use(handlers.accounts([account({ current_balance: 10_000_00 })]))
    open()
    expect(await screen.findByText('In 5 years, you could have')).toBeDefined()
    expect(screen.getByText('$25,769')).toBeDefined()
    expect(screen.getByText('$3,769')).toBeDefined()
    fireEvent.change(screen.getByRole('slider', { name: 'Deposit each month' }), { target: { value: '0' } })
    fireEvent.change(screen.getByRole('slider', { name: 'For' }), { target: { value: '1' } })
    expect(screen.getByText('In 1 year, you could have')).toBeDefined()
    expect(screen.getByText('$10,435')).toBeDefined()
    fireEvent.change(screen.getByRole('slider', { name: 'At a rate of' }), { target: { value: '500' } })
    expect(screen.getByText('$10,500')).toBeDefined()
    expect(screen.getByText(/that the rate stays at 5\.00% APY/)).toBeDefined()
    expect(screen.getByText(/Today’s rate is 4\.35% APY/)).toBeDefined()
  })
})

describe('before the first interest', () => {
  it('The interest screen states when the first interest is paid', async () => {
    provider.use(handlers.transactions([]))
    open()
    expect(await screen.findByRole('heading', { name: /first interest comes at the end/ })).toBeDefined()
    expect(screen.getByText(/Your first payment is about \$\d+\.\d\d, on/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Make a deposit' })).toBeNull()
    expect(screen.queryByText('Year by year')).toBeNull()
  })

  it('The interest screen links to a deposit if the account is empty', async () => {
    provider.use(
      handlers.accounts([account({ available_balance: 0, current_balance: 0, interest_ytd: 0 })]),
      handlers.transactions([]),
    )
    open()
    const link = await screen.findByRole('link', { name: 'Make a deposit' })
    expect(link.getAttribute('href')).toBe('/deposit')
    expect(screen.queryByText('Next interest')).toBeNull()
  })
})

describe('when no deposit is possible', () => {
  it('A closed account shows its past interest, without rate, estimate or projection', async () => {
    provider.use(handlers.depositor(depositor({ registration_status: 'VIEW_ONLY' })), handlers.accounts([]))
    open()
    expect(await screen.findByText('Year by year')).toBeDefined()
    for (const gone of ['Your rate', 'What you could earn', 'Next interest'])
      expect(screen.queryByText(gone)).toBeNull()
  })

  it('The interest screen says that a closed account earned no interest', async () => {
    provider.use(
      handlers.depositor(depositor({ registration_status: 'VIEW_ONLY' })),
      handlers.accounts([]),
      handlers.transactions([transaction()]),
    )
    open()
    expect(await screen.findByRole('heading', { name: 'This account earned no interest' })).toBeDefined()
  })

  it.each([
    ['a closing account', { closing_since: '2026-11-19T15:00:00Z' }, {}],
    ['a view-only account', {}, { registration_status: 'VIEW_ONLY' }],
  ] as const)('The interest screen has no projection for %s', async (_, accountPart, depositorPart) => {
    provider.use(handlers.accounts([account(accountPart)]), handlers.depositor(depositor(depositorPart)))
    open()
    expect(await screen.findByText('Year by year')).toBeDefined()
    expect(await screen.findByText('Your rate')).toBeDefined()
    expect(screen.queryByText('What you could earn')).toBeNull()
  })
})

describe('failed requests', () => {
  it('The interest screen keeps the rate when the postings fail to load, and loads them on retry', async () => {
    provider.use(handlers.transactions.fails(503))
    open()
    expect(await screen.findByText('We couldn’t load your interest')).toBeDefined()
    expect(await screen.findByText('4.35% APY')).toBeDefined()
    provider.use(handlers.transactions(postings))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Year by year')).toBeDefined()
  })

  it('The interest screen keeps the postings when the account fails to load', async () => {
    provider.use(handlers.accounts.fails(403, { message: 'Not for you.' }))
    open()
    expect(await screen.findByText('Not for you.')).toBeDefined()
    expect(screen.getByText('Year by year')).toBeDefined()
    expect(screen.queryByText('What you could earn')).toBeNull()
  })

  it('A failure to load the rate history is reported in its place', async () => {
    announced = announceCapabilities('rate_history')
    provider.use(handlers.rates.fails(500))
    open()
    expect(await screen.findByText('We couldn’t load your rate history')).toBeDefined()
    expect(screen.getByText('Year by year')).toBeDefined()
  })
})

it('The interest screen is in Spanish', async () => {
  open('es')
  expect(await screen.findByRole('heading', { level: 1, name: 'Lo que ganan sus ahorros' })).toBeDefined()
  await waitFor(() => expect(screen.getByText('En 5 años podría tener')).toBeDefined())
  expect(screen.getByRole('slider', { name: 'Mes' }).getAttribute('aria-valuetext')).toMatch(
    / de 20\d\d: Pagados/,
  )
})
