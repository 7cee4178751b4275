import {
  account,
  alert,
  banner,
  depositor,
  handlers,
  linkedAccount,
  linkedAccounts,
  transaction,
} from '@coffer/api-client/fakes'
import { pageInstant } from '@coffer/domain/test-clock'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { setRelink } from '@coffer/session/session'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished } from 'vitest'
import { provider, show } from '../fake-provider.ts'
import { HomeScreen } from './home-screen.tsx'

const open = (language: 'en' | 'es' = 'en') => show('/dashboard', HomeScreen, { language })

describe('HomeScreen', () => {
  it('The home screen greets the depositor by first name', async () => {
    provider.use(handlers.depositor(depositor({ first_name: 'Ada' })))
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ada' })).toBeDefined()
  })

  it('The home screen shows a message when banners and alerts are forbidden', async () => {
    provider.use(handlers.banners.fails(403, { message: 'Not for you.' }), handlers.alerts.fails(403))
    open()
    expect(await screen.findByText('Not for you.')).toBeDefined()
    expect(await screen.findByText('We can’t show your alerts')).toBeDefined()
  })

  it('The home screen greets in Spanish', async () => {
    open('es')
    expect(await screen.findByRole('heading', { level: 1, name: 'Hola de nuevo, Ada' })).toBeDefined()
  })

  it('The home screen shows the available balance and the account’s other figures', async () => {
    open()
    const card = await screen.findByRole('region', { name: 'High-Yield Savings ending in 4821' })
    expect(card.textContent).toContain('$12,840.50')
    expect(card.textContent).toContain('Current balance$13,340.50')
    expect(card.textContent).toContain('Interest this year$381.27At 4.35% APY')
    expect(await within(card).findByText(/^About \$\d/)).toBeDefined()
  })

  const interest = (uuid: string, day: string) =>
    transaction({
      uuid,
      direction: 'ServiceToPrimary',
      status: 'Settled',
      amount: 12_34,
      description: 'Interest',
      date_created: `${day}T20:00:00Z`,
      effective_on: day,
    })

  it('The home screen celebrates the first interest, with its date and the next payment', async () => {
    provider.use(handlers.transactions([interest('first', '2026-10-31')]))
    open()
    expect(await screen.findByRole('heading', { name: 'You earned your first $12.34' })).toBeDefined()
    expect(screen.getByText(/on Oct 31, 2026\. Your next payment is about \$\d+\.\d\d on/)).toBeDefined()
  })

  it('The home screen does not celebrate later interest', async () => {
    provider.use(handlers.transactions([interest('first', '2026-09-30'), interest('second', '2026-10-31')]))
    open()
    expect(await screen.findAllByText('Interest')).toHaveLength(2)
    expect(screen.queryByText(/You earned your first/)).toBeNull()
  })

  it('The home screen lists recent transactions with sign and labels, and a link to all', async () => {
    provider.use(
      handlers.transactions([
        transaction({
          uuid: 'out',
          direction: 'PrimaryToLinked',
          amount: 20_000,
          status: 'Voided',
          description: 'To checking',
          date_created: '2026-11-18T15:00:00Z',
        }),
        transaction({ uuid: 'in' }),
      ]),
    )
    open()
    const out = (await screen.findByText('To checking')).closest('li')
    const into = out?.nextElementSibling
    expect(out?.textContent).toContain('−$200.00')
    expect(out?.textContent).toContain('Withdrawal')
    expect(out?.textContent).toContain('Canceled')
    expect(into?.textContent).toContain('+$500.00')
    expect(into?.textContent).toContain('Nov 17, 2026')
    const all = screen.getByRole('link', { name: 'See all transactions' })
    expect(all.getAttribute('href')).toBe('/dashboard/transactions-list')
  })

  it('The home screen shows money on the way as a line with its dates, and does not repeat it below', async () => {
    const now = pageInstant()
    provider.use(
      handlers.transactions([
        transaction({ uuid: 'coming', status: 'Pending', date_created: now, date_processed: null }),
      ]),
    )
    open()
    const underWay = await screen.findByRole('region', { name: 'On the way' })
    expect(underWay.textContent).toContain('+$500.00')
    expect(within(underWay).getByText('Available')).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Recent transactions' })).toBeNull()
    // A placeholder until the account has loaded.
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Balance over time' })).toBeNull())
  })

  it('The home screen draws the balance of a selectable period below the figures', async () => {
    open()
    const month = await screen.findByRole('button', { name: '30 days' })
    expect(screen.getByText(/^Interest earned in this period/)).toBeDefined()
    await userEvent.click(month)
    expect(month.getAttribute('aria-pressed')).toBe('true')
  })

  it('The home screen shows the dates of a first deposit for an empty account', async () => {
    const none = { available_balance: 0, current_balance: 0, pending_balance: 0, interest_ytd: 0 }
    provider.use(handlers.accounts([account(none)]), handlers.transactions([]))
    open()
    expect(await screen.findByRole('heading', { name: 'Your first deposit' })).toBeDefined()
    expect(screen.getByText('Leaves your bank')).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Recent transactions' })).toBeNull()
  })

  it('The home screen loads the new balance when Refresh is pressed', async () => {
    open()
    const refresh = await screen.findByRole('button', { name: 'Refresh' })
    provider.use(handlers.accounts([account({ available_balance: 99_00 })]))
    await userEvent.click(refresh)
    expect(await screen.findByText('99', { exact: false, selector: 'p span' })).toBeDefined()
  })
})

describe('HomeScreen with a failed query', () => {
  it('The home screen reports that the account failed to load, with a reference, and loads it on retry', async () => {
    provider.use(handlers.accounts.fails(500))
    open()
    const failed = await screen.findByRole('alert')
    expect(failed.textContent).toContain('We couldn’t load your account')
    expect(failed.textContent).toContain('Your money is safe.')
    expect(failed.textContent).toContain('0b6a1c1e')
    expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0)
    provider.use(handlers.accounts())
    await userEvent.click(within(failed).getByRole('button'))
    expect(await screen.findByRole('region', { name: 'High-Yield Savings ending in 4821' })).toBeDefined()
  })

  it('The home screen keeps the balance when transactions fail to load', async () => {
    provider.use(handlers.transactions.fails(403))
    open()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Your account doesn’t have access to this right now.',
    )
    expect(screen.getByRole('region', { name: 'High-Yield Savings ending in 4821' })).toBeDefined()
  })

  it('The home screen leaves out banners and alerts that fail to load', async () => {
    provider.use(handlers.banners.fails(500), handlers.alerts.fails(500))
    const { queryClient } = open()
    expect(await screen.findByRole('region', { name: 'High-Yield Savings ending in 4821' })).toBeDefined()
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('The home screen shows a message when alerts are forbidden', async () => {
    provider.use(handlers.alerts.fails(403))
    open()
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t show your alerts')
  })
})

describe('notices on HomeScreen', () => {
  it('The home screen shows a banner until it is dismissed', async () => {
    provider.use(
      handlers.banners([banner(), banner({ uuid: 'other', location: 1, title: 'For the log-in page' })]),
      handlers.alerts([]),
    )
    open()
    expect(await screen.findByText('Planned maintenance')).toBeDefined()
    expect(screen.queryByText('For the log-in page')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /dismiss/i }))
    expect(screen.queryByText('Planned maintenance')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  })

  it('The notice of a returned first deposit links to its page', async () => {
    provider.use(
      handlers.transactions([transaction({ status: 'Returned', return_code: 'R01' })]),
      handlers.linkedAccounts(linkedAccounts({ accounts: [linkedAccount({ status: 'LOCKED' })] })),
    )
    open()
    const link = await screen.findByRole('link', { name: 'See what happened' })
    expect(link.getAttribute('href')).toBe('/funding-returned')
  })

  it('The notice of a later returned transfer links to the details of the transfer', async () => {
    const lately = pageInstant(-1)
    provider.use(
      handlers.transactions([
        transaction({ uuid: 'back', status: 'Returned', return_code: 'R03', date_processed: lately }),
        transaction(),
      ]),
    )
    open()
    const link = await screen.findByRole('link', { name: 'See what happened' })
    expect(link.getAttribute('href')).toBe('/dashboard/transactions-list?id=back')
  })

  it('The account card explains why less is available than the current balance', async () => {
    provider.use(
      handlers.accounts([account({ available_balance: 100_00, current_balance: 900_00 })]),
      handlers.transactions([
        transaction({ uuid: 'out', direction: 'PrimaryToLinked', status: 'Submitted', amount: 300_00 }),
        transaction({ uuid: 'held', amount: 500_00, available_from: '2036-11-24T13:30:00Z' }),
      ]),
    )
    open()
    const card = await screen.findByRole('region', { name: 'High-Yield Savings ending in 4821' })
    await waitFor(() =>
      expect(card.textContent).toContain(
        '$500.00 arrived and will be available Nov 24, 2036. $300.00 is on its way to your bank.',
      ),
    )
  })

  it.each([
    ['as the log-in reported', 'DEPOSITS_LOCKED', true],
    ['as the linked accounts show', 'LOCKED', false],
  ] as const)(
    'The home screen links to relinking when no bank is usable, %s',
    async (_name, status, flag) => {
      provider.use(handlers.linkedAccounts(linkedAccounts({ accounts: [linkedAccount({ status })] })))
      open()
      act(() => setRelink(flag))
      const link = await screen.findByRole('link', { name: 'Link bank' })
      expect(link.getAttribute('href')).toBe('/relink/selection')
    },
  )

  it('The notice of a bank that is being verified links to the form for its two deposits', async () => {
    const waiting = linkedAccount({ source_type: 'MANUAL', status: 'VERIFICATION_PENDING' })
    provider.use(handlers.linkedAccounts(linkedAccounts({ accounts: [waiting] })))
    open()
    act(() => setRelink(true))
    const link = await screen.findByRole('link', { name: 'Enter the amounts' })
    expect(link.getAttribute('href')).toBe('/relink/manual/microdeposits/sent')
  })

  describe('with another bank being verified', () => {
    const another = { uuid: 'another', source_type: 'MANUAL', status: 'VERIFICATION_PENDING' } as const
    const isShown = async (isPrimary: boolean) => {
      provider.use(
        handlers.depositor(depositor({ is_primary: isPrimary })),
        handlers.linkedAccounts(linkedAccounts({ accounts: [linkedAccount(), linkedAccount(another)] })),
      )
      open()
      await screen.findByRole('region', { name: 'High-Yield Savings ending in 4821' })
    }

    it('The notice of a second bank that is being verified links to the form for its two deposits', async () => {
      onTestFinished(announceCapabilities('linked_banks'))
      await isShown(true)
      const link = await screen.findByRole('link', { name: 'Enter the amounts' })
      expect(link.getAttribute('href')).toBe('/my-account/link-bank/microdeposits/sent')
    })

    it.each([
      ['where the tenant does not support several linked banks', [], true],
      ['for a joint holder, who cannot enter them', ['linked_banks'], false],
    ] as const)(
      'The notice of a second bank that is being verified is left out %s',
      async (_name, capabilities, isPrimary) => {
        onTestFinished(announceCapabilities(...capabilities))
        await isShown(isPrimary)
        expect(screen.queryByText('We’re verifying your bank')).toBeNull()
      },
    )
  })

  it('The home screen has no relinking notice once a bank is active, whatever the log-in reported', async () => {
    open()
    act(() => setRelink(true))
    await screen.findByRole('region', { name: 'High-Yield Savings ending in 4821' })
    await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ada' })
    expect(screen.queryByText('Link your bank again')).toBeNull()
  })

  it('The home screen shows unread alerts until they are dismissed', async () => {
    provider.use(handlers.alerts([alert()]), handlers.banners([]))
    open()
    expect(await screen.findByText('Your deposit is available')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /dismiss/i }))
    expect(screen.queryByText('Your deposit is available')).toBeNull()
  })
})
