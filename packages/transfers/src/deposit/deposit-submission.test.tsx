import { handlers, linkedAccount, respond } from '@coffer/api-client/fakes'
import { describeFormContract } from '@coffer/router/form-contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fridayMorning, withAccounts } from '../example-money.ts'
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

/** Answers the deposits in turn, repeating the last response, and records the requests. */
function recordDeposits(...answers: (() => Response)[]): Sent[] {
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
  provider.use(...withAccounts())
})
afterEach(() => {
  vi.useRealTimers()
})

describe('submission of DepositScreen', () => {
  it('The deposit is submitted once when the button is pressed repeatedly', async () => {
    const sent = recordDeposits()
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

  it('The deposit screen stays on the review when the browser’s Back is pressed during the request', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    provider.use(handlers.deposit.answers(() => promise))
    const { router } = open()
    await review('500')
    await press('Deposit $500.00')
    act(() => router.history.back())
    await waitFor(() => expect(router.state.location.href).toBe('/deposit'))
    expect(screen.getByRole('heading', { name: 'Review your deposit' })).toBeDefined()
    resolve(accepted())
    expect(await screen.findByText('/deposit/success')).toBeDefined()
  })

  it('The deposit form reports a rejected deposit after the browser’s Back', async () => {
    recordDeposits(() => respond(null, { code: 403 }))
    const { router } = open()
    await review('500')
    await press('Deposit $500.00')
    await screen.findByRole('alert')
    act(() => router.history.back())
    expect(await amount()).toHaveProperty('value', '500.00')
    expect(screen.getByRole('alert').textContent).toContain('Your deposit didn’t start')
    await press('Review')
    expect(await screen.findByRole('heading', { name: 'Review your deposit' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('The deposit screen schedules a repeating deposit', async () => {
    const sent = recordDeposits()
    open()
    await amount()
    await choose('Every two weeks')
    await pick('First deposit', '2026-12-01')
    await pick(/End date/, '2027-03-01')
    await review('50')
    await press('Schedule $50.00')
    expect(await screen.findByText('/deposit/success')).toBeDefined()
    expect(sent[0]?.body).toMatchObject({
      frequency: 'biweekly',
      start_date: '2026-12-01',
      end_date: '2027-03-01',
    })
  })

  it('The deposit screen shows an unknown outcome after a lost response, and retries with the same key', async () => {
    const sent = recordDeposits(lost, lost, lost, accepted)
    open()
    await review('500')
    await press('Deposit $500.00')
    expect(await screen.findByRole('heading', { name: 'We couldn’t confirm your deposit' })).toBeDefined()
    expect(screen.queryByText('Your money didn’t move.')).toBeNull()
    expect(screen.getByRole('link', { name: 'Check your transactions' })).toBeDefined()
    await press('Send it again')
    expect(await screen.findByText('/deposit/success')).toBeDefined()
    expect(sent).toHaveLength(4)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  it('An unknown outcome of a deposit and its idempotency key survive a reload', async () => {
    const sent = recordDeposits(lost, lost, lost, accepted)
    const shown = open()
    await review('500')
    await press('Deposit $500.00')
    await screen.findByRole('heading', { name: 'We couldn’t confirm your deposit' })
    await leaveAndReturn(shown)
    await press('Send it again')
    expect(await screen.findByText('/deposit/success')).toBeDefined()
    expect(sent[3]?.key).toBe(sent[0]?.key)
  })

  it('The outcome of a deposit stays unknown when a retry by the depositor is rejected', async () => {
    const tooOften = () => respond(null, { code: 429 })
    const sent = recordDeposits(lost, lost, lost, tooOften, accepted)
    open()
    await review('500')
    await press('Deposit $500.00')
    await press('Send it again')
    expect(await screen.findByText(/Too many attempts\./)).toBeDefined()
    expect(screen.getByRole('heading', { name: 'We couldn’t confirm your deposit' })).toBeDefined()
    expect(screen.queryByText('Your money didn’t move.')).toBeNull()
    await press('Send it again')
    expect(await screen.findByText('/deposit/success')).toBeDefined()
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  it('The outcome of a deposit stays unknown when an automatic retry is rejected', async () => {
    const sent = recordDeposits(lost, () => respond(null, { code: 429 }), accepted)
    open()
    await review('500')
    await press('Deposit $500.00')
    expect(await screen.findByRole('heading', { name: 'We couldn’t confirm your deposit' })).toBeDefined()
    expect(screen.queryByText('Your money didn’t move.')).toBeNull()
    await press('Send it again')
    expect(await screen.findByText('/deposit/success')).toBeDefined()
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  it('A deposit sent from another tab has the same idempotency key, so that money moves once', async () => {
    const sent = recordDeposits(accepted)
    open()
    await amount()
    // The form creates its key in an effect, which may run after the field is rendered.
    await waitFor(() => expect(submissionStores.deposit.read()).toHaveProperty('key'))
    const { key } = submissionStores.deposit.read()
    submissionStores.deposit.clear()
    await review('500')
    await press('Deposit $500.00')
    expect(await screen.findByText('/deposit/success')).toBeDefined()
    expect(sent).toMatchObject([{ key }])
  })

  it('The next deposit has a new key after the depositor finds the last one among the transactions', async () => {
    const sent = recordDeposits(lost, lost, lost, accepted)
    open()
    await review('500')
    await press('Deposit $500.00')
    await press('It went through, or I don’t want it')
    expect(await amount()).toHaveProperty('value', '')
    await review('500')
    await press('Deposit $500.00')
    expect(await screen.findByText('/deposit/success')).toBeDefined()
    expect(sent[3]?.key).not.toBe(sent[0]?.key)
  })

  it('The deposit screen shows a rejection at its field, and keeps the key for the corrected form', async () => {
    const refused = () => respond(null, { code: 422, errors: { amount: ['The most is $100.00.'] } })
    const sent = recordDeposits(refused, accepted)
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

  it('The deposit screen drops a key used by an accepted request, and does not say that no money moved', async () => {
    const errors = { idempotency_key: ['An earlier request was accepted, with other details.'] }
    const bound = () => respond(null, { code: 422, errors })
    const sent = recordDeposits(bound, accepted)
    open()
    await review('500')
    await press('Deposit $500.00')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('An earlier request was accepted')
    expect(alert.textContent).not.toContain('has not moved')
    expect(within(alert).getByRole('link', { name: 'View transactions' })).toBeDefined()
    await press('Deposit $500.00')
    expect(await screen.findByText('/deposit/success')).toBeDefined()
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  it.each([
    [403, {}, 'Your account doesn’t have access to this right'],
    [422, { message: 'This bank takes no transfers today.' }, 'This bank takes no transfers today.'],
    [429, {}, 'Too many attempts.'],
  ])(
    'The deposit screen states after a %i that no money moved, with the reason',
    async (code, said, message) => {
      recordDeposits(() => respond(null, { code, ...said }))
      open()
      await review('500')
      await press('Deposit $500.00')
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toContain('Your deposit didn’t start')
      expect(alert.textContent).toContain('Your money didn’t move.')
      expect(alert.textContent).toContain(message)
      expect(alert.textContent).toContain('Your entries are still here.')
    },
  )

  it('The deposit screen shows an unknown outcome with a reference after a 500', async () => {
    recordDeposits(() => respond(null, { code: 500 }))
    open()
    await review('500')
    await press('Deposit $500.00')
    expect(await screen.findByRole('heading', { name: 'We couldn’t confirm your deposit' })).toBeDefined()
    expect(screen.getByText(/Reference for support: 0b6a1c1e/)).toBeDefined()
  })

  it('The deposit screen states after a failed check that no money moved, and uses a new key', async () => {
    const sent = recordDeposits()
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

describeFormContract('The review of a deposit', {
  open: async () => {
    const shown = open()
    await review('500')
    return shown
  },
  submit: 'Deposit $500.00',
  again: 'Send it again',
  call: handlers.deposit,
  accepted,
  done: () => screen.findByText('/deposit/success'),
})
