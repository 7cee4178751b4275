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
const sumOf = (since: string) =>
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
  it('shows what this year earned, to the cent of the postings, and in all', async () => {
    open()
    const earned = await screen.findByText(`Earned in ${year}`)
    expect(earned.parentElement?.textContent).toBe(`Earned in ${year}${dollars(sumOf(year))}`)
    expect(screen.getByText('Earned in all').parentElement?.textContent).toBe(
      `Earned in all${dollars(sumOf(''))}Since Nov 4, 2024`,
    )
  })

  it('estimates the next payment as home does, and what a day earns', async () => {
    open()
    const next = await screen.findByText('Next interest')
    expect(next.parentElement?.textContent).toMatch(/^Next interestAbout \$\d+\.\d\dOn [A-Z]/)
    expect(screen.getByText('Each day').parentElement?.textContent).toContain('About $1.56')
  })

  it('shows each month of a year in a chart and in a table, and other years by choice', async () => {
    open()
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: lastYear }))
    const chart = screen.getByRole('figure', { name: `Interest by month, ${lastYear}` })
    expect(within(chart).getByRole('slider', { name: 'Month' }).getAttribute('aria-valuetext')).toBe(
      `December ${lastYear}: Paid ${dollars(sumOf(`${lastYear}-12`))}`,
    )
    await user.click(within(chart).getByRole('button', { name: 'Show as a table' }))
    const rows = within(chart).getAllByRole('row')
    expect(rows).toHaveLength(13)
    expect(rows[1]?.textContent).toBe(`January ${lastYear}${dollars(sumOf(`${lastYear}-01`))}`)
  })

  it('compares the rate with the national average and its date, where the tenant names it', async () => {
    open()
    expect(await screen.findByText(/National average for savings accounts as of Nov 16, 2026/)).toBeDefined()
    expect(
      screen.getByText(
        'A year on $13,341 earns about $580. At the national average, it would earn about $52.',
      ),
    ).toBeDefined()
  })

  it('compares nothing where the tenant names no average', async () => {
    tenantWith({})
    open()
    expect(await screen.findByText('4.35% APY')).toBeDefined()
    expect(screen.queryByText(/[Nn]ational average/)).toBeNull()
  })

  it('has no trace of a rate history without the capability', async () => {
    const asked: string[] = []
    provider.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname))
    open()
    expect(await screen.findByText('4.35% APY')).toBeDefined()
    expect(screen.queryByText('Rate history')).toBeNull()
    expect(asked.filter((path) => path.endsWith('/rates'))).toEqual([])
    provider.events.removeAllListeners()
  })

  it('announces a change of the rate until its day, and lists every rate with its notice', async () => {
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

  it('says that a rate has never changed', async () => {
    announced = announceCapabilities('rate_history')
    open()
    expect(await screen.findByText(/hasn’t changed since you opened your account/)).toBeDefined()
  })

  it('projects savings by its sliders, with what it assumes', async () => {
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

describe('without interest', () => {
  it('says when the first one comes', async () => {
    provider.use(handlers.transactions([]))
    open()
    expect(await screen.findByRole('heading', { name: /first interest comes at the end/ })).toBeDefined()
    expect(screen.getByText(/Your first payment is about \$\d+\.\d\d, on/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Make a deposit' })).toBeNull()
    expect(screen.queryByText('Year by year')).toBeNull()
  })

  it('leads to a deposit where there is no money', async () => {
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

describe('for whom no deposit is possible', () => {
  it('shows a closed account what it earned, without a rate, an estimate or a projection', async () => {
    provider.use(handlers.depositor(depositor({ registration_status: 'VIEW_ONLY' })), handlers.accounts([]))
    open()
    expect(await screen.findByText('Year by year')).toBeDefined()
    for (const gone of ['Your rate', 'What you could earn', 'Next interest'])
      expect(screen.queryByText(gone)).toBeNull()
  })

  it('shows a closed account without interest that there was none', async () => {
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
    ['one that is only viewed', {}, { registration_status: 'VIEW_ONLY' }],
  ] as const)('projects nothing for %s', async (_, accountPart, depositorPart) => {
    provider.use(handlers.accounts([account(accountPart)]), handlers.depositor(depositor(depositorPart)))
    open()
    expect(await screen.findByText('Year by year')).toBeDefined()
    expect(await screen.findByText('Your rate')).toBeDefined()
    expect(screen.queryByText('What you could earn')).toBeNull()
  })
})

describe('failures', () => {
  it('keep the rate where the postings are not loaded, which can be tried again', async () => {
    provider.use(handlers.transactions.fails(503))
    open()
    expect(await screen.findByText('We couldn’t load your interest')).toBeDefined()
    expect(await screen.findByText('4.35% APY')).toBeDefined()
    provider.use(handlers.transactions(postings))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Year by year')).toBeDefined()
  })

  it('keep the postings where the account is not loaded', async () => {
    provider.use(handlers.accounts.fails(403, { message: 'Not for you.' }))
    open()
    expect(await screen.findByText('Not for you.')).toBeDefined()
    expect(screen.getByText('Year by year')).toBeDefined()
    expect(screen.queryByText('What you could earn')).toBeNull()
  })

  it('of the rate history are said in its place', async () => {
    announced = announceCapabilities('rate_history')
    provider.use(handlers.rates.fails(500))
    open()
    expect(await screen.findByText('We couldn’t load your rate history')).toBeDefined()
    expect(screen.getByText('Year by year')).toBeDefined()
  })
})

it('is in Spanish', async () => {
  open('es')
  expect(await screen.findByRole('heading', { level: 1, name: 'Lo que ganan sus ahorros' })).toBeDefined()
  await waitFor(() => expect(screen.getByText('En 5 años podría tener')).toBeDefined())
  expect(screen.getByRole('slider', { name: 'Mes' }).getAttribute('aria-valuetext')).toMatch(
    / de 20\d\d: Pagados/,
  )
})
