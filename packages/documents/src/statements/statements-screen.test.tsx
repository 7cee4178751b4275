import { depositor, handlers, respond, statement } from '@coffer/api-client/fakes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { provider, show } from '../fake-provider.ts'
import { type StubbedTab, blockTabs, stubTabs } from '../pdf/stubbed-tabs.ts'
import { StatementsScreen } from './statements-screen.tsx'

const path = '/dashboard/documents/statements'
const october = statement()
const december = statement({
  year: 2025,
  month: 12,
  issued_at: '2026-01-01T05:00:00Z',
  closing_balance: 90_001,
})
const open = (name: string | RegExp) => screen.findByRole('button', { name })
const pressOctober = async () => userEvent.click(await open(/October 2026/))

let tabs: StubbedTab[]
beforeEach(() => {
  tabs = stubTabs()
  provider.use(
    handlers.statements([october, december]),
    handlers.statementYears([2026, 2025]),
    handlers.statementsByYear.answers((request) =>
      respond([october, december].filter(({ year }) => request.url.endsWith(`/${year}`))),
    ),
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('list of statements', () => {
  it('The statements screen shows statements by year, with closing balance and date of issue', async () => {
    show(path, StatementsScreen)
    const year = within(await screen.findByRole('region', { name: '2025' }))
    expect(year.getByText('December 2025 statement')).toBeDefined()
    expect(year.getByText('Closing balance $900.01')).toBeDefined()
    expect(year.getByText('Issued Jan 1, 2026')).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: 'Statements' })).toBeDefined()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '2026',
      '2025',
    ])
    expect(year.getByRole('button').textContent).toBe('December 2025 statement')
  })

  it('The statements screen shows only the year in the search, also in its heading', async () => {
    const { router } = show(path, StatementsScreen)
    await screen.findByRole('region', { name: '2026' })
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Year' }), '2025')
    expect(await screen.findByRole('heading', { level: 1, name: '2025 Statements' })).toBeDefined()
    expect(await screen.findByText('December 2025 statement')).toBeDefined()
    expect(screen.queryByText('October 2026 statement')).toBeNull()
    expect(router.state.location.search).toEqual({ year: '2025' })
  })

  it('The statements screen links from a year without statements to all years', async () => {
    show(path, StatementsScreen, { search: 'year=1999' })
    expect(await screen.findByRole('heading', { name: 'No statements in 1999' })).toBeDefined()
    expect(screen.getByText('You don’t have any statements from that year.')).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'See all years' }))
    expect(await screen.findByText('October 2026 statement')).toBeDefined()
  })

  it('The statements screen shows the date of the first statement if there is none yet', async () => {
    provider.use(handlers.statements([]), handlers.statementYears([]))
    show(path, StatementsScreen)
    expect(await screen.findByRole('heading', { name: 'No statements yet' })).toBeDefined()
    expect(screen.getByText(/^Your first statement will be ready \w+ 1, \d{4}\./)).toBeDefined()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it.each([
    [403, 'Not for this account.', 'Not for this account.'],
    [500, null, 'Something went wrong on our side. Please try again in a few minutes.'],
  ])('The statements screen reports a %i, and loads on retry', async (code, message, reason) => {
    provider.use(handlers.statements.fails(code, { message }))
    show(path, StatementsScreen)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('We couldn’t load your statements')
    expect(alert.textContent).toContain(reason)
    provider.use(handlers.statements([october]))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('October 2026 statement')).toBeDefined()
  })

  it('The statements screen is available to a VIEW_ONLY depositor', async () => {
    provider.use(handlers.depositor(depositor({ registration_status: 'VIEW_ONLY' })))
    show(path, StatementsScreen)
    expect(await screen.findByText('October 2026 statement')).toBeDefined()
  })
})

describe('opening a PDF', () => {
  it('The name of a button that opens a PDF says that it opens in a new tab', async () => {
    show(path, StatementsScreen)
    expect(await open('Open PDF October 2026 statement, opens in a new tab')).toBeDefined()
  })

  it('Opening a PDF fetches a fresh link at each click, for a tab without an opener', async () => {
    let requestCount = 0
    provider.use(
      handlers.statementFile.answers(({ url }) => {
        requestCount += 1
        return respond({ download_url: `https://documents.example${new URL(url).pathname}?${requestCount}` })
      }),
    )
    show(path, StatementsScreen)
    await pressOctober()
    await waitFor(() => expect(tabs[0]?.address).toMatch(/^https:.*\/statements\/2026\/10\?1$/))
    await pressOctober()
    await waitFor(() => expect(tabs[1]?.address).toMatch(/\?2$/))
    expect(tabs[0]?.opener).toBeNull()
    expect(tabs[0]?.document.title).toBe('Opening your document…')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('Opening a PDF shows a link if the browser blocks tabs', async () => {
    blockTabs()
    show(path, StatementsScreen)
    await pressOctober()
    const link = await screen.findByRole('link', { name: /^Open PDF October 2026 statement/ })
    expect(link.getAttribute('href')).toMatch(/^https:\/\/documents\.example\//)
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
    expect(screen.getByRole('status').textContent).toContain('Your document is ready')
  })

  it('The link to a PDF is removed before it expires', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    blockTabs()
    show(path, StatementsScreen)
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(await open(/October 2026/))
    await screen.findByRole('link', { name: /^Open PDF/ })
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000))
    expect(screen.queryByRole('link', { name: /^Open PDF/ })).toBeNull()
    vi.useRealTimers()
  })

  it.each(['javascript:alert(1)', 'http://documents.example/statement.pdf', 'data:text/html,x'])(
    'Opening a PDF rejects the unsafe address %s',
    async (address) => {
      provider.use(handlers.statementFile({ download_url: address }))
      show(path, StatementsScreen)
      await pressOctober()
      expect((await screen.findByRole('alert')).textContent).toContain('didn’t pass our security check')
      expect(tabs).toMatchObject([{ address: null, closed: true }])
    },
  )

  it.each([
    ['offline', () => handlers.statementFile.breaks(), 'We couldn’t connect.'],
    ['forbidden', () => handlers.statementFile.fails(403), 'Your account doesn’t have access to this right'],
    ['missing', () => handlers.statementFile.fails(404), 'It’s no longer available. Reload the page to'],
    ['unexpected', () => handlers.statementFile.fails(500), 'Something went wrong on our side.'],
  ])('Opening a PDF reports a failure and closes the tab: %s', async (_, fails, reason) => {
    provider.use(fails())
    show(path, StatementsScreen)
    await pressOctober()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('We couldn’t open this document')
    expect(alert.textContent).toContain(reason)
    expect(tabs).toMatchObject([{ address: null, closed: true }])
    provider.use(handlers.statementFile())
    await pressOctober()
    await waitFor(() => expect(tabs[1]?.address).toMatch(/^https:/))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
