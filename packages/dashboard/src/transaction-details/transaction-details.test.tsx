import {
  depositor,
  handlers,
  linkedAccount,
  linkedAccounts,
  respond,
  transaction,
} from '@coffer/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { provider, show } from '../fake-provider.ts'
import { TransactionsListScreen } from '../transactions-list/transactions-list-screen.tsx'

const open = (search = 'id=one', language: 'en' | 'es' = 'en') =>
  show('/dashboard/transactions-list', TransactionsListScreen, { search, language })
const details = () => screen.findByRole('region', { name: /^Transaction of/ })
const one = (part: Parameters<typeof transaction>[0] = {}) =>
  handlers.transactions([transaction({ uuid: 'one', ...part }), transaction({ uuid: 'other' })])

describe('TransactionDetails', () => {
  it('The transaction details show amount, status, timeline and fields', async () => {
    provider.use(one({ available_from: '2026-11-18T13:30:00Z', linked_account_id: linkedAccount().uuid }))
    open()
    const shown = await details()
    expect(within(shown).getByRole('heading', { level: 2 }).textContent).toBe(
      'Deposit from First Meadow Bank',
    )
    expect(shown.textContent).toContain('+$500.00')
    const steps = within(shown)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(steps).toHaveLength(5)
    expect(steps[0]).toMatch(/Nov 16, 2026, 10:00.AM ET$/)
    expect(steps[2]).toMatch(/Monday, Nov 16, 2026$/)
    expect(steps[4]).toMatch(/^Available.*Wednesday, Nov 18, 2026$/)
    expect(shown.textContent).toContain('Balance after$12,840.50')
    await waitFor(() => expect(shown.textContent).toContain('First Meadow Bank, Checking ending in 0987'))
  })

  it('The transaction details show the upcoming steps of a pending transaction', async () => {
    provider.use(one({ status: 'Submitted', date_processed: null, available_from: '2036-11-18T13:30:00Z' }))
    open()
    const [, , submitted, settled, available] = within(await details()).getAllByRole('listitem')
    expect(submitted?.getAttribute('aria-current')).toBe('step')
    expect(settled?.textContent).toMatch(/^Coming up: Settled/)
    expect(available?.textContent).toContain('Expected Tuesday, Nov 18, 2036')
  })

  it('The details of a returned transaction explain why, where the money is, and the next step', async () => {
    provider.use(one({ status: 'Returned', return_code: 'R01', balance_after: null }))
    open()
    const shown = await details()
    expect(shown.textContent).toContain('There wasn’t enough money in the account.')
    expect(shown.textContent).toContain('Before you deposit again')
    expect(shown.textContent).toContain('Return code: R01')
  })

  it('The details of a returned transaction link to relinking when no bank is usable', async () => {
    provider.use(
      one({ status: 'Returned', return_code: 'R02' }),
      handlers.linkedAccounts(linkedAccounts({ accounts: [linkedAccount({ status: 'FAILED' })] })),
    )
    open()
    const link = await screen.findByRole('link', { name: 'Link bank' })
    expect(link.getAttribute('href')).toBe('/relink/selection')
  })

  it('The details of a scheduled deposit show how it repeats, and link to editing it', async () => {
    provider.use(
      one({ status: 'Initiated', scheduled_for: '2036-12-01', frequency: 'monthly', end_date: '2037-12-01' }),
    )
    open()
    const shown = await details()
    expect(shown.textContent).toContain('Every month')
    expect(shown.textContent).toContain('Dec 1, 2037')
    const link = within(shown).getByRole('link', { name: 'Edit or cancel' })
    expect(link.getAttribute('href')).toBe('/deposit/edit?id=one')
  })

  it.each([{ status: 'Initiated', scheduled_for: '2036-12-01' } as const, { status: 'Pending' } as const])(
    'The transaction details offer a view-only depositor nothing that moves money: %o',
    async (part) => {
      provider.use(handlers.depositor(depositor({ registration_status: 'VIEW_ONLY' })), one(part))
      open()
      const shown = await details()
      expect(within(shown).queryByRole('link', { name: 'Edit or cancel' })).toBeNull()
      expect(within(shown).queryByRole('button', { name: /^Cancel/ })).toBeNull()
      expect(within(shown).getByRole('link', { name: 'Get help with this' })).toBeDefined()
    },
  )

  it('The transaction details link to a message with its subject filled in', async () => {
    provider.use(one({ uuid: 'one' }))
    open('id=one', 'es')
    const link = within(await screen.findByRole('region', { name: /^Transacción de/ })).getByRole('link')
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://bank')
    expect(pathname).toBe('/message-center/add-new-message')
    expect(searchParams.get('topic')).toBe('transfer')
    expect(searchParams.get('subject')).toBe('Depósito de $500.00, 17 nov 2026 (referencia ONE)')
  })
})

describe('TransactionDetails by search', () => {
  it('The transaction list removes an unknown id from the search', async () => {
    provider.use(one())
    const shown = open('id=nobodys')
    expect(await screen.findByText('2 transactions')).toBeDefined()
    await waitFor(() => expect(shown.router.state.location.search).toEqual({}))
  })

  it('Opening and closing transaction details keeps the filter, and moves the focus there and back', async () => {
    provider.use(one({ description: 'Rent' }))
    const shown = open('status=Settled')
    await userEvent.click(await screen.findByRole('link', { name: 'Rent' }))
    await details()
    expect(shown.router.state.location.search).toEqual({ status: 'Settled', id: 'one' })
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Rent' }))
    await userEvent.click(screen.getByRole('button', { name: 'All transactions' }))
    await waitFor(() => expect(shown.router.state.location.search).toEqual({ status: 'Settled' }))
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Rent' }))
  })
})

describe('CancelTransfer', () => {
  const pending = { status: 'Pending', date_submitted: null, date_processed: null } as const
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel this deposit' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, cancel it' }))
  }

  /** A pending deposit that any refetch shows as canceled once `isCanceled` returns true. */
  const untilCanceled = (isCanceled: () => boolean) =>
    handlers.transactions.answers(() =>
      respond([
        transaction({ uuid: 'one', ...pending, ...(isCanceled() && { status: 'Voided' }) }),
        transaction({ uuid: 'other' }),
      ]),
    )

  it('CancelTransfer cancels a deposit after a confirmation', async () => {
    let isCanceled = false
    provider.use(
      untilCanceled(() => isCanceled),
      handlers.voidTransaction.answers(() => {
        isCanceled = true
        return respond(null)
      }),
    )
    open()
    await details()
    await ask()
    expect(await screen.findByText('Canceled before it was sent. No money moved.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Cancel this deposit' })).toBeNull()
  })

  it('CancelTransfer shows the reason for a rejection', async () => {
    provider.use(one(pending), handlers.voidTransaction.fails(422, { message: 'It was submitted already.' }))
    open()
    await ask()
    const said = await screen.findByRole('alert')
    expect(said.textContent).toContain('We couldn’t cancel the deposit')
    expect(said.textContent).toContain('It was submitted already.')
  })

  it('CancelTransfer checks after a lost response whether the transfer is canceled', async () => {
    let isSecond = false
    let isCanceled = false
    provider.use(
      untilCanceled(() => isCanceled),
      handlers.voidTransaction.answers(() => {
        isCanceled = isSecond
        return Response.error()
      }),
    )
    open()
    await ask()
    expect(await screen.findByText('We couldn’t confirm the cancellation')).toBeDefined()
    isSecond = true
    await ask()
    expect(await screen.findByText('Canceled before it was sent. No money moved.')).toBeDefined()
  })
})
