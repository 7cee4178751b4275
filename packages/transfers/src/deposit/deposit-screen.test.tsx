import { account, handlers, linkedAccount, respond, transaction } from '@coffer/api-client/fakes'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fridayMorning, knows, otherAccount } from '../example-money.ts'
import { leaveAndReturn, provider, show } from '../fake-provider.ts'
import { submissionStores } from '@coffer/session/submission-stores'
import { DepositScreen } from './deposit-screen.tsx'
import { depositSubmitted } from '../results.ts'

const open = (language: 'en' | 'es' = 'en') => show('/deposit', DepositScreen, { language })
const amount = () => screen.findByLabelText('Amount')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const pick = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

async function review(typed: string): Promise<void> {
  await userEvent.type(await amount(), typed)
  await press('Review')
}

interface Sent {
  key: string | null
  body: unknown
}

/** Answers each deposit in turn, the last one for good; remembers what was sent. */
function attempts(...answers: (() => Response)[]): Sent[] {
  const sent: Sent[] = []
  provider.use(
    handlers.deposit.answers(async (request) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      return answer ? answer() : respond({ request_id: 'accepted' }, { code: 202, completedAt: null })
    }),
  )
  return sent
}

const accepted = () => respond({ request_id: 'accepted' }, { code: 202, completedAt: null })
const lost = () => Response.error()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fridayMorning })
  provider.use(...knows())
})
afterEach(() => {
  vi.useRealTimers()
})

describe('DepositScreen, initially', () => {
  it('shows the limits and the amount left today', async () => {
    provider.use(
      ...knows([linkedAccount()], [transaction({ status: 'Pending', date_created: '2026-11-20T13:00:00Z' })]),
    )
    open()
    expect(await screen.findByText(/From \$1\.00 to \$250,000\.00\./)).toBeDefined()
    expect(screen.getByText(/You can deposit \$499,500\.00 more today\./)).toBeDefined()
  })

  it('shows every linked account with its status, and enables those that allow deposits', async () => {
    provider.use(...knows([otherAccount('LOCKED'), linkedAccount({ status: 'DEPOSITS_LOCKED' })]))
    open()
    const locked = await screen.findByRole('radio', { name: /Summit Credit Union, Savings ending in 1111/ })
    expect(locked).toHaveProperty('disabled', true)
    expect(screen.getByText('Locked')).toBeDefined()
    expect(screen.getByRole('radio', { name: /First Meadow Bank/ })).toHaveProperty('checked', true)
  })

  it('shows the accounts with their status when none allows deposits', async () => {
    provider.use(...knows([otherAccount('VERIFICATION_PENDING')]))
    open()
    expect(await screen.findByText('No linked bank account can be used now')).toBeDefined()
    expect(screen.getByText('Waiting for amounts')).toBeDefined()
  })

  it('shows a notice while the account is closing', async () => {
    provider.use(handlers.accounts([account({ closing_since: '2026-11-20T13:00:00Z' })]))
    open()
    expect(await screen.findByText('Your account is closing')).toBeDefined()
    expect(screen.queryByLabelText('Amount')).toBeNull()
    expect(screen.getByRole('link', { name: 'See your transactions' })).toBeDefined()
  })

  it('reports a failed query', async () => {
    provider.use(handlers.transactions.fails(503))
    open()
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('deposit')
  })
})

describe('DepositScreen, its amount', () => {
  it.each([
    ['1,000', '1,000.00'],
    ['$50', '50.00'],
    ['1.000,50', '1,000.50'],
  ])('formats %s as %s on blur', async (typed, shown) => {
    open()
    await userEvent.type(await amount(), typed)
    await userEvent.tab()
    expect(await amount()).toHaveProperty('value', shown)
  })

  it.each([
    ['12.345', /We can't tell thousands from cents there\./],
    ['0', 'Enter an amount above zero.'],
    ['0.50', 'Enter at least $1.00.'],
    ['250000.01', 'Enter $250,000.00 or less.'],
    ['lots', /Enter an amount in dollars and cents/],
  ])('rejects %s with a reason', async (typed, said) => {
    open()
    await review(typed)
    expect(within(await screen.findByRole('alert')).getByText(said)).toBeDefined()
  })

  it('reads a comma before two digits as cents in Spanish', async () => {
    open('es')
    await userEvent.type(await screen.findByLabelText('Monto'), '1000,50')
    await userEvent.tab()
    expect(screen.getByLabelText('Monto')).toHaveProperty('value', '1,000.50')
  })

  it('rejects an amount over the daily limit for today, and accepts it for another day', async () => {
    const { limits } = account()
    provider.use(handlers.accounts([account({ limits: { ...limits, deposit_daily: 100_00 } })]))
    open()
    await review('500')
    expect(
      within(await screen.findByRole('alert')).getByText(/You can deposit \$100\.00 more today\./),
    ).toBeDefined()
    await choose('On a date')
    await pick('Date', '2026-12-01')
    await press('Review')
    expect(await screen.findByRole('heading', { name: 'Is this right?' })).toBeDefined()
  })
})

describe('DepositScreen, its timing', () => {
  it('shows the dates of a deposit now', async () => {
    open()
    expect(await screen.findByText('It leaves your bank today.')).toBeDefined()
    expect(screen.getByText('You can use the money from Tuesday, Nov 24, 2026.')).toBeDefined()
  })

  it.each([
    ['2026-11-20T22:00:00Z', "It's after 4:00 PM Eastern time, so it leaves Monday, Nov 23, 2026."],
    ['2026-11-21T15:00:00Z', 'Today is Saturday, so it leaves Monday, Nov 23, 2026.'],
    ['2026-11-26T15:00:00Z', 'Today is a federal holiday, so it leaves Friday, Nov 27, 2026.'],
  ])('shows the dates of a deposit at %s', async (instant, said) => {
    provider.use(...knows(undefined, undefined, Date.parse(instant)))
    open()
    expect(await screen.findByText(said)).toBeDefined()
  })

  it.each([
    ['2026-11-28', "That's a Saturday, so it leaves Monday, Nov 30, 2026."],
    ['2026-11-26', "That's a federal holiday, so it leaves Friday, Nov 27, 2026."],
    ['2026-12-01', 'It leaves your bank Tuesday, Dec 1, 2026.'],
  ])('shows the dates of a deposit on %s', async (day, said) => {
    open()
    await amount()
    await choose('On a date')
    await pick('Date', day)
    expect(await screen.findByText(said)).toBeDefined()
  })

  it.each([
    ['2026-11-19', 'That day has passed. Choose tomorrow or a later day.'],
    ['2026-11-20', 'Choose tomorrow or a later day. For today, choose Now.'],
    ['2027-11-21', 'Choose a day within a year.'],
    ['', 'Choose a date.'],
  ])('rejects %s', async (day, said) => {
    open()
    await amount()
    await choose('On a date')
    if (day !== '') await pick('Date', day)
    expect(screen.queryByText(/leaves/)).toBeNull()
    await review('50')
    expect(within(await screen.findByRole('alert')).getByText(said)).toBeDefined()
  })

  it('shows the following business days of a repeating deposit, and the effect of an insufficient balance', async () => {
    open()
    await amount()
    await choose('Every week')
    await pick('First deposit', '2026-12-18')
    expect(
      await screen.findByText('Then it leaves Dec 28, 2026 · Jan 4, 2027 · Jan 8, 2027, and so on.'),
    ).toBeDefined()
    expect(screen.getByText(/that one is skipped or sent back, we tell you/)).toBeDefined()
    await pick(/Last day/, '2026-12-17')
    await review('50')
    expect(
      within(await screen.findByRole('alert')).getByText('The last day comes before the first deposit.'),
    ).toBeDefined()
  })
})

describe('DepositScreen, its review', () => {
  it('shows all data, with links back to each field that keep the input', async () => {
    open()
    await amount()
    await choose('Every month')
    await pick('First deposit', '2026-12-01')
    await review('250')
    expect(await screen.findByText('$250.00')).toBeDefined()
    expect(screen.getByText('First Meadow Bank, Checking ending in 0987')).toBeDefined()
    expect(screen.getByText('High-Yield Savings ending in 4821')).toBeDefined()
    expect(screen.getByText('Tuesday, Dec 1, 2026')).toBeDefined()
    expect(screen.getByText('None: until you cancel')).toBeDefined()
    await press('Change Amount')
    expect(await amount()).toHaveProperty('value', '250.00')
    expect(document.activeElement).toBe(await amount())
    expect(screen.getByRole('radio', { name: 'Every month' })).toHaveProperty('checked', true)
    expect(screen.getByLabelText('First deposit')).toHaveProperty('value', '2026-12-01')
  })

  it('restores the input after a reload', async () => {
    const shown = open()
    await review('250')
    await screen.findByRole('heading', { name: 'Is this right?' })
    await leaveAndReturn(shown)
    expect(await amount()).toHaveProperty('value', '250.00')
  })
})

describe('DepositScreen, its submission', () => {
  it('moves the money once when the button is pressed repeatedly', async () => {
    const sent = attempts()
    open()
    await review('500')
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Deposit $500.00' }))
    expect(await screen.findByText('/deposit/success')).toBeDefined()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
    expect(sent[0]?.body).toEqual({
      linked_account_id: linkedAccount().uuid,
      amount: 500_00,
      frequency: 'once',
      start_date: null,
      end_date: null,
    })
    expect(depositSubmitted.read()).toMatchObject({
      amount: 500_00,
      requestId: 'accepted',
      isChecked: true,
    })
  })

  it('schedules a deposit', async () => {
    const sent = attempts()
    open()
    await amount()
    await choose('Every two weeks')
    await pick('First deposit', '2026-12-01')
    await pick(/Last day/, '2027-03-01')
    await review('50')
    await press('Schedule $50.00')
    expect(await screen.findByText('/deposit/success')).toBeDefined()
    expect(sent[0]?.body).toMatchObject({
      frequency: 'biweekly',
      start_date: '2026-12-01',
      end_date: '2027-03-01',
    })
  })

  it('shows an unknown outcome after a lost answer, and repeats with the same key', async () => {
    const sent = attempts(lost, lost, lost, accepted)
    open()
    await review('500')
    await press('Deposit $500.00')
    expect(await screen.findByRole('heading', { name: "We're not sure your deposit arrived" })).toBeDefined()
    expect(screen.queryByText('Your money has not moved.')).toBeNull()
    expect(screen.getByRole('link', { name: 'Look at your transactions' })).toBeDefined()
    await press('Send this same one again')
    expect(await screen.findByText('/deposit/success')).toBeDefined()
    expect(sent).toHaveLength(4)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  it('keeps the unknown outcome and the key over a reload', async () => {
    const sent = attempts(lost, lost, lost, accepted)
    const shown = open()
    await review('500')
    await press('Deposit $500.00')
    await screen.findByRole('heading', { name: "We're not sure your deposit arrived" })
    await leaveAndReturn(shown)
    await press('Send this same one again')
    expect(await screen.findByText('/deposit/success')).toBeDefined()
    expect(sent[3]?.key).toBe(sent[0]?.key)
  })

  it('keeps the outcome unknown when a repetition is rejected', async () => {
    const tooOften = () => respond(null, { code: 429 })
    const sent = attempts(lost, lost, lost, tooOften, accepted)
    open()
    await review('500')
    await press('Deposit $500.00')
    await press('Send this same one again')
    expect(await screen.findByText(/Too many attempts\./)).toBeDefined()
    expect(screen.getByRole('heading', { name: "We're not sure your deposit arrived" })).toBeDefined()
    expect(screen.queryByText('Your money has not moved.')).toBeNull()
    await press('Send this same one again')
    expect(await screen.findByText('/deposit/success')).toBeDefined()
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  it('keeps the outcome unknown when an automatic repetition is rejected', async () => {
    const sent = attempts(lost, () => respond(null, { code: 429 }), accepted)
    open()
    await review('500')
    await press('Deposit $500.00')
    expect(await screen.findByRole('heading', { name: "We're not sure your deposit arrived" })).toBeDefined()
    expect(screen.queryByText('Your money has not moved.')).toBeNull()
    await press('Send this same one again')
    expect(await screen.findByText('/deposit/success')).toBeDefined()
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  it('uses the same key in another tab, so that money moves once', async () => {
    const sent = attempts(accepted)
    open()
    await amount()
    const { key } = submissionStores.deposit.read()
    submissionStores.deposit.clear()
    await review('500')
    await press('Deposit $500.00')
    expect(await screen.findByText('/deposit/success')).toBeDefined()
    expect(sent).toMatchObject([{ key }])
  })

  it('uses a new key once the deposit is found among the transactions', async () => {
    const sent = attempts(lost, lost, lost, accepted)
    open()
    await review('500')
    await press('Deposit $500.00')
    await press("It arrived, or I don't want it")
    expect(await amount()).toHaveProperty('value', '')
    await review('500')
    await press('Deposit $500.00')
    expect(await screen.findByText('/deposit/success')).toBeDefined()
    expect(sent[3]?.key).not.toBe(sent[0]?.key)
  })

  it('shows a rejection at its field, and keeps the key for the corrected form', async () => {
    const refused = () => respond(null, { code: 422, errors: { amount: ['The most is $100.00.'] } })
    const sent = attempts(refused, accepted)
    open()
    await review('500')
    await press('Deposit $500.00')
    expect(within(await screen.findByRole('alert')).getByText('The most is $100.00.')).toBeDefined()
    await userEvent.clear(await amount())
    await review('100')
    await press('Deposit $100.00')
    expect(await screen.findByText('/deposit/success')).toBeDefined()
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })

  it('drops a key that an accepted request has used, without stating that no money moved', async () => {
    const errors = { idempotency_key: ['An earlier request was accepted, with other details.'] }
    const bound = () => respond(null, { code: 422, errors })
    const sent = attempts(bound, accepted)
    open()
    await review('500')
    await press('Deposit $500.00')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('An earlier request was accepted')
    expect(alert.textContent).not.toContain('has not moved')
    expect(within(alert).getByRole('link', { name: 'See your transactions' })).toBeDefined()
    await press('Deposit $500.00')
    expect(await screen.findByText('/deposit/success')).toBeDefined()
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  it.each([
    [403, {}, 'This isn’t open to your account right now.'],
    [422, { message: 'This bank takes no transfers today.' }, 'This bank takes no transfers today.'],
    [429, {}, 'Too many attempts.'],
  ])('states after %i that no money moved, with the reason', async (code, said, words) => {
    attempts(() => respond(null, { code, ...said }))
    open()
    await review('500')
    await press('Deposit $500.00')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain("Your deposit didn't start")
    expect(alert.textContent).toContain('Your money has not moved.')
    expect(alert.textContent).toContain(words)
    expect(alert.textContent).toContain('What you typed is still here.')
  })

  it('shows an unknown outcome with a reference after 500', async () => {
    attempts(() => respond(null, { code: 500 }))
    open()
    await review('500')
    await press('Deposit $500.00')
    expect(await screen.findByRole('heading', { name: "We're not sure your deposit arrived" })).toBeDefined()
    expect(screen.getByText(/Reference for support: 0b6a1c1e/)).toBeDefined()
  })

  it('states after a failed check that no money moved, and uses a new key', async () => {
    const sent = attempts()
    provider.use(handlers.request.fails(422, { message: 'Your bank declined.' }))
    open()
    await review('500')
    await press('Deposit $500.00')
    expect((await screen.findByRole('alert')).textContent).toContain('Your bank declined.')
    expect(depositSubmitted.read()).toBeNull()
    provider.use(handlers.request())
    await press('Deposit $500.00')
    expect(await screen.findByText('/deposit/success')).toBeDefined()
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })
})
