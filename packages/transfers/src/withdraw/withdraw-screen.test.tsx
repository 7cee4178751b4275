import { account, depositor, handlers, linkedAccount, respond, transaction } from '@coffer/api-client/fakes'
import { describeFormContract } from '@coffer/router/form-contract'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fridayMorning, withAccounts, otherAccount, scheduled } from '../example-money.ts'
import { leaveAndReturn, provider, show } from '../fake-provider.ts'
import { WithdrawScreen } from './withdraw-screen.tsx'
import { accountClosing, withdrawalSubmitted } from '../results.ts'

const open = () => show('/withdraw', WithdrawScreen)
const amount = () => screen.findByLabelText('Amount')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }))

/** Answers the withdrawals in turn, repeating the last response, and records the requests. */
function recordWithdrawals(...answers: (() => Response)[]) {
  const sent: { key: string | null; body: unknown }[] = []
  provider.use(
    handlers.withdraw.answers(async (request) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      return answer ? answer() : respond({ request_id: 'accepted' }, { code: 202, completedAt: null })
    }),
  )
  return sent
}
const lost = () => Response.error()
const accepted = () => respond({ request_id: 'accepted' }, { code: 202, completedAt: null })

const pending = transaction({
  uuid: 'pending',
  status: 'Pending',
  amount: 200_00,
  date_created: '2026-11-20T13:00:00Z',
})
const held = transaction({
  uuid: 'held',
  amount: 300_00,
  date_created: '2026-11-18T15:00:00Z',
  available_from: '2026-11-23T13:30:00Z',
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fridayMorning })
  provider.use(...withAccounts())
})
afterEach(() => {
  vi.useRealTimers()
})

describe('available amount on WithdrawScreen', () => {
  it('The available amount is shown apart from pending, held and outgoing amounts', async () => {
    const out = transaction({
      uuid: 'out',
      direction: 'PrimaryToLinked',
      status: 'Submitted',
      amount: 200_00,
    })
    provider.use(...withAccounts([linkedAccount()], [held, out]))
    open()
    const balance = await screen.findByRole('region', { name: 'Your balance' })
    expect(balance.textContent).toContain('Available to withdraw$12,840.50')
    expect(balance.textContent).toContain('available Monday, Nov 23, 2026$300.00')
    expect(balance.textContent).toContain('On the way to your bank$200.00')
    expect(balance.textContent).toContain('On the way from your bank$500.00')
  })

  it('The available amount is the limit of a withdrawal', async () => {
    open()
    await userEvent.type(await amount(), '12,900')
    await press('Review')
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('You can withdraw up to $12,840.50 right now.')).toBeDefined()
  })

  it('The rest of the daily limit is the limit of a withdrawal if it is lower', async () => {
    const { limits } = account()
    provider.use(handlers.accounts([account({ limits: { ...limits, withdraw_daily: 100_00 } })]))
    open()
    expect(
      await screen.findByText(/From \$1\.00 to \$100\.00\. That’s what’s left of today’s limit\./),
    ).toBeDefined()
  })

  it('The available amount can be withdrawn in full without closing the account', async () => {
    open()
    await press('Withdraw all ($12,840.50)')
    expect(await screen.findByDisplayValue('12,840.50')).toBeDefined()
    expect(screen.getByText(/Your available balance will be \$0\. Your account/)).toBeDefined()
  })

  it('A withdrawal can only be sent to a usable linked account', async () => {
    provider.use(...withAccounts([linkedAccount(), otherAccount('DEPOSITS_LOCKED')]))
    open()
    const limited = await screen.findByRole('radio', { name: /Summit Credit Union/ })
    expect(limited).toHaveProperty('disabled', true)
  })
})

describe('submission of WithdrawScreen', () => {
  it('The withdrawal is submitted once after a review', async () => {
    const sent = recordWithdrawals()
    open()
    await userEvent.type(await amount(), '500')
    await press('Review')
    expect(await screen.findByText('Friday, Nov 20, 2026')).toBeDefined()
    expect(sent).toEqual([])
    await userEvent.dblClick(screen.getByRole('button', { name: 'Withdraw $500.00' }))
    expect(await screen.findByText('/withdraw/success')).toBeDefined()
    expect(sent.map(({ body }) => body)).toEqual([
      { linked_account_id: linkedAccount().uuid, amount: 500_00 },
    ])
    expect(withdrawalSubmitted.read()).toMatchObject({ amount: 500_00, isChecked: true })
  })

  it('The summary of a withdrawal shows accounts, dates, the new balance and its interest', async () => {
    const out = transaction({
      uuid: 'out',
      direction: 'PrimaryToLinked',
      status: 'Submitted',
      amount: 200_00,
    })
    provider.use(
      handlers.accounts([account({ current_balance: 13_040_50 })]),
      ...withAccounts([linkedAccount()], [out]),
    )
    open()
    const summary = within(await screen.findByRole('region', { name: 'Summary' }))
    const row = (label: string) => summary.getByText(label).closest('div')?.textContent
    expect(row('From')).toContain('High-Yield Savings ending in 4821')
    expect(row('Leaves your savings')).toContain('Friday, Nov 20, 2026')
    expect(row('Arrives at your bank')).toContain('Monday, Nov 23, 2026')
    await userEvent.type(await amount(), '840.50')
    expect(row('New balance')).toContain('$12,000.00')
    expect(summary.getByText('Your new balance earns about $522 a year at 4.35% APY.')).toBeDefined()
  })

  it('The withdrawal screen explains why a withdrawal leaves later than today', async () => {
    provider.use(...withAccounts(undefined, undefined, fridayMorning + 86_400_000))
    open()
    expect(await screen.findByText('Today is Saturday, so it leaves Monday, Nov 23, 2026.')).toBeDefined()
  })

  it('The browser’s Back returns from the review of a withdrawal to the form, and keeps the amount', async () => {
    const { router } = open()
    await userEvent.type(await amount(), '500')
    await press('Review')
    await screen.findByRole('heading', { name: 'Review your withdrawal' })
    act(() => router.history.back())
    expect(await amount()).toHaveProperty('value', '500.00')
  })

  it('The withdrawal screen states after a rejection that no money moved, with the reason', async () => {
    recordWithdrawals(() => respond(null, { code: 403, message: 'Money cannot be moved right now.' }))
    open()
    await userEvent.type(await amount(), '500')
    await press('Review')
    await press('Withdraw $500.00')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Your withdrawal didn’t start')
    expect(alert.textContent).toContain('Money cannot be moved right now.')
  })
})

describe('closing the account on WithdrawScreen', () => {
  const startClosing = async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Close your account' }))
    await choose('I use another bank')
    await press('Review closing')
  }

  it('The closing of an account requires a reason', async () => {
    open()
    await userEvent.click(await screen.findByRole('link', { name: 'Close your account' }))
    expect(await screen.findByRole('heading', { name: 'Close your account' })).toBeDefined()
    expect(screen.queryByLabelText('Amount')).toBeNull()
    await press('Review closing')
    expect(within(await screen.findByRole('alert')).getByText('Choose a reason.')).toBeDefined()
  })

  it('The closing of an account shows its consequences and is submitted after a confirmation', async () => {
    provider.use(...withAccounts([linkedAccount()], [scheduled()]))
    const sent = recordWithdrawals()
    open()
    await startClosing()
    expect(await screen.findByRole('heading', { name: 'Close your account?' })).toBeDefined()
    expect(screen.getByText('$12,840.50 plus the interest earned up to the day it closes')).toBeDefined()
    expect(screen.getByText('$250.00 on Dec 1, 2026 and all later ones')).toBeDefined()
    expect(screen.getByText(/You can still log in to download/)).toBeDefined()
    await press('Withdraw all and close')
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(sent).toEqual([])
    await userEvent.click(screen.getByRole('checkbox'))
    await press('Withdraw all and close')
    expect(await screen.findByText('/withdraw/close-success')).toBeDefined()
    expect(sent.map(({ body }) => body)).toEqual([
      { linked_account_id: linkedAccount().uuid, close_account: true, reason: 'other_bank' },
    ])
    expect(accountClosing.read()).toMatchObject({ linkedAccountId: linkedAccount().uuid })
  })

  it('The withdrawal screen does not let a joint holder close the account', async () => {
    provider.use(handlers.depositor(depositor({ is_primary: false })))
    open()
    await amount()
    expect(screen.queryByRole('link', { name: /close/i })).toBeNull()
  })

  it('The browser’s Back returns step by step from closing the account, and keeps the reason', async () => {
    const { router } = open()
    await userEvent.type(await amount(), '40')
    await startClosing()
    await screen.findByRole('heading', { name: 'Close your account?' })
    act(() => router.history.back())
    expect(await screen.findByRole('radio', { name: 'I use another bank' })).toHaveProperty('checked', true)
    act(() => router.history.back())
    expect(await amount()).toHaveProperty('value', '40.00')
  })

  it('The address of closing the account shows a joint holder the withdrawal form', async () => {
    provider.use(handlers.depositor(depositor({ is_primary: false })))
    show('/withdraw', WithdrawScreen, { search: 'step=closing' })
    expect(await amount()).toBeDefined()
  })

  it('The closing of an account lists the pending and held transactions that prevent it', async () => {
    provider.use(...withAccounts([linkedAccount()], [pending, held]))
    open()
    await startClosing()
    expect(await screen.findByText('You can’t close your account yet')).toBeDefined()
    expect(screen.getByText('Deposit of $200.00, Nov 20, 2026')).toBeDefined()
    expect(screen.getByText('Deposit of $300.00, available Nov 23, 2026')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Withdraw all and close' })).toBeNull()
  })

  it('The closing of an account lists the transactions that prevent it after a rejection', async () => {
    recordWithdrawals(() => respond(null, { code: 422, message: 'Still pending: a deposit.' }))
    open()
    await startClosing()
    await userEvent.click(await screen.findByRole('checkbox'))
    provider.use(handlers.transactions([pending]))
    await press('Withdraw all and close')
    expect(await screen.findByText('You can’t close your account yet')).toBeDefined()
  })

  it('The closing of an account shows an unknown outcome after a lost response, and retries by its key', async () => {
    const sent = recordWithdrawals(lost, lost, lost, accepted)
    open()
    await startClosing()
    await userEvent.click(await screen.findByRole('checkbox'))
    await press('Withdraw all and close')
    expect(
      await screen.findByRole('heading', { name: 'We couldn’t confirm your account is closing' }),
    ).toBeDefined()
    await press('Send it again')
    expect(await screen.findByText('/withdraw/close-success')).toBeDefined()
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  it('An unknown outcome of closing an account survives a reload when nothing is left to withdraw', async () => {
    const sent = recordWithdrawals(lost, lost, lost, accepted)
    const shown = open()
    await startClosing()
    await userEvent.click(await screen.findByRole('checkbox'))
    await press('Withdraw all and close')
    await screen.findByRole('heading', { name: 'We couldn’t confirm your account is closing' })
    const closing = { available_balance: 0, closing_since: '2026-11-20T15:00:00Z' }
    provider.use(handlers.accounts([account(closing)]))
    await leaveAndReturn(shown)
    await press('Send it again')
    expect(await screen.findByText('/withdraw/close-success')).toBeDefined()
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  it('The withdrawal screen shows a notice while the account is closing', async () => {
    provider.use(handlers.accounts([account({ closing_since: '2026-11-20T13:00:00Z' })]))
    open()
    expect(await screen.findByText('Your account is closing')).toBeDefined()
    expect(screen.queryByLabelText('Amount')).toBeNull()
  })
})

describe('WithdrawScreen to a bank linked in the last 24 hours', () => {
  it('The withdrawal screen asks for a code, then submits the same withdrawal with the same key', async () => {
    const stepUpFirst = () =>
      respond(null, { code: 403, errors: { step_up: ['Confirm it’s you with a one-time code.'] } })
    const sent = recordWithdrawals(stepUpFirst, accepted)
    open()
    await userEvent.type(await amount(), '100')
    await press('Review')
    await press('Withdraw $100.00')
    expect(await screen.findByRole('dialog', { name: 'Confirm it’s you' })).toBeDefined()
    await press('Send the code')
    await userEvent.type(await screen.findByLabelText('One-time code'), '482913{Enter}')
    expect(await screen.findByText('/withdraw/success')).toBeDefined()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })
})

describeFormContract('The review of a withdrawal', {
  open: async () => {
    const shown = open()
    await userEvent.type(await amount(), '500')
    await press('Review')
    return shown
  },
  submit: 'Withdraw $500.00',
  again: 'Send it again',
  call: handlers.withdraw,
  accepted,
  done: () => screen.findByText('/withdraw/success'),
})
