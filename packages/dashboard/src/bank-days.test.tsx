import { account, alert, handlers, respond, transaction } from '@coffer/api-client/fakes'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AlertsScreen } from './alerts/alerts-screen.tsx'
import { provider, show } from './fake-provider.ts'
import { HomeScreen } from './home/home-screen.tsx'
import { savedFiles } from './transactions-list/saved-files.fixture.ts'
import { TransactionsListScreen } from './transactions-list/transactions-list-screen.tsx'

/** Monday, November 30, at half past nine in the evening in New York: the next day in UTC, and after the cut-off. */
const evening = '2026-12-01T02:30:00Z'
/** An hour after the month's interest was credited. */
const afterMidnight = '2026-12-01T06:00:00Z'

const deposit = transaction({
  uuid: 'deposit',
  status: 'Pending',
  description: 'Accepted this evening',
  date_created: evening,
  date_submitted: null,
  date_processed: null,
})
const begun = transaction({
  uuid: 'begun',
  status: 'Pending',
  description: 'Planned weeks ago',
  date_created: '2026-11-02T15:00:00Z',
  date_submitted: null,
  date_processed: null,
  scheduled_for: '2026-11-27',
})
const interest = transaction({
  uuid: 'interest',
  direction: 'ServiceToPrimary',
  description: 'Interest of November',
  date_created: '2026-12-01T05:00:00Z',
  date_submitted: null,
  date_processed: '2026-12-01T05:00:00Z',
  posted_on: '2026-11-30',
})
const received = alert({ title: 'New log-in', created_at: evening })

const days = {
  en: {
    deposit: 'Dec 1, 2026',
    begun: 'Nov 27, 2026',
    interest: 'Nov 30, 2026',
    alert: /Nov 30, 2026, 9:30.PM ET/,
    chart: 'Show as a table',
    save: 'Save as CSV',
    upcoming: 'Upcoming transactions, soonest first',
    month: 'November 2026',
  },
  es: {
    deposit: '1 dic 2026',
    begun: '27 nov 2026',
    interest: '30 nov 2026',
    alert: /30 nov 2026, 9:30.p\..m\., hora del Este/,
    chart: 'Ver como tabla',
    save: 'Guardar como CSV',
    upcoming: 'Próximas transacciones, la más cercana primero',
    month: 'Noviembre de 2026',
  },
} as const

function provide(now: string): void {
  vi.setSystemTime(now)
  const at = { Date: new Date(now).toUTCString() }
  provider.use(
    handlers.accounts.answers(() => respond([account({ current_balance: 1_284_050 })], {}, at)),
    handlers.transactions.answers(() => respond([deposit, begun, interest], {}, at)),
    handlers.alerts.answers(() => respond([received], {}, at)),
  )
}

const rowText = async (description: string) => {
  const link = await screen.findByRole('link', { name: description })
  return link.closest('li')?.textContent ?? ''
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(['en', 'es'] as const)('the date of a transaction or an alert (%s)', (language) => {
  const expected = days[language]
  const home = () => show('/dashboard', HomeScreen, { language })
  const list = (search = '') =>
    show('/dashboard/transactions-list', TransactionsListScreen, { search, language })

  it('The home screen shows each transaction and alert with its date in New York', async () => {
    provide(evening)
    home()
    expect(await rowText('Accepted this evening')).toContain(expected.deposit)
    expect(await rowText('Planned weeks ago')).toContain(expected.begun)
    expect(await rowText('Interest of November')).toContain(expected.interest)
    expect(await screen.findByText(expected.alert)).toBeDefined()
  })

  it('The transaction list sorts by the date in New York, with upcoming transactions in a separate group', async () => {
    provide(evening)
    list()
    expect(await rowText('Accepted this evening')).toContain(expected.deposit)
    const linkTexts = (label: string) =>
      within(screen.getByRole('list', { name: label }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    expect(linkTexts(expected.upcoming)).toEqual(['Accepted this evening'])
    expect(linkTexts(expected.month)).toEqual(['Interest of November', 'Planned weeks ago'])
    expect(await rowText('Planned weeks ago')).toContain(expected.begun)
    expect(await rowText('Interest of November')).toContain(expected.interest)
  })

  it.each([
    ['deposit', expected.deposit],
    ['begun', expected.begun],
    ['interest', expected.interest],
  ])('The details of the transaction “%s” show the date of its row in the list', async (id, day) => {
    provide(evening)
    list(`id=${id}`)
    const details = await screen.findByRole('region', { name: /^(Transaction of|Transacción de)/ })
    expect(within(details).getAllByText(day).length).toBeGreaterThan(0)
  })

  it('The CSV file has the date in New York of each transaction, in the order of the list', async () => {
    const saved = savedFiles()
    provide(evening)
    list()
    await userEvent.click(await screen.findByRole('button', { name: expected.save }))
    const [file = ''] = await saved()
    const dates = file.split('\r\n').map((line) => line.split(',').slice(0, 2).join(' '))
    expect(dates.slice(1, 4)).toEqual([
      '2026-12-01 Accepted this evening',
      '2026-11-30 Interest of November',
      '2026-11-27 Planned weeks ago',
    ])
  })

  it('The alerts screen shows the time of an alert in New York', async () => {
    provide(evening)
    show('/dashboard/alerts', AlertsScreen, { language })
    expect(await screen.findByText(expected.alert)).toBeDefined()
  })

  it('The balance chart counts interest on the last day of its month', async () => {
    provide(afterMidnight)
    home()
    await userEvent.click(await screen.findByRole('button', { name: expected.chart }))
    const balanceOn = (day: string) => screen.getByRole('row', { name: new RegExp(`^${day}`) }).textContent
    expect(balanceOn(expected.interest)).toContain('$12,840.50')
    expect(balanceOn(language === 'en' ? 'Nov 29, 2026' : '29 nov 2026')).toContain('$12,340.50')
  })
})
