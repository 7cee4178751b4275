import { handlers, linkedAccount, respond } from '@coffer/api-client/fakes'
import { toasts } from '@coffer/session/toasts'
import { describeFormContract } from '@coffer/router/form-contract'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fridayMorning, withAccounts, scheduled } from '../example-money.ts'
import { provider, show } from '../fake-provider.ts'
import { depositCancelled, depositRescheduled } from '../results.ts'
import { editDepositScreen } from './edit-deposit-screen.tsx'

const open = (id = 'scheduled') => show('/deposit/edit', editDepositScreen, { search: `id=${id}` })
const amount = () => screen.findByLabelText('Amount')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const pick = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

async function retype(text: string): Promise<void> {
  await userEvent.clear(await amount())
  await userEvent.type(await amount(), text)
}

/** Answers the changes in turn, repeating the last response, and records the requests. */
function recordChanges(...answers: (() => Response)[]) {
  const sent: { key: string | null; address: string; body: unknown }[] = []
  provider.use(
    handlers.editDeposit.answers(async (request) => {
      sent.push({
        key: request.headers.get('Idempotency-Key'),
        address: new URL(request.url).pathname,
        body: await request.json(),
      })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      return answer ? answer() : respond({ request_id: 'accepted' }, { code: 202, completedAt: null })
    }),
  )
  return sent
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fridayMorning })
  provider.use(
    ...withAccounts([linkedAccount()], [scheduled(), scheduled({ uuid: 'left', status: 'Pending' })]),
  )
})
afterEach(() => {
  vi.useRealTimers()
})

describe('deposit of EditDepositScreen', () => {
  it('The edit deposit screen links a deposit twice a month to automatic saving', async () => {
    provider.use(...withAccounts([linkedAccount()], [scheduled({ frequency: 'twice_monthly' })]))
    open()
    expect(await screen.findByText('This deposit repeats twice a month')).toBeDefined()
    const link = screen.getByRole('link', { name: 'Go to automatic saving' })
    expect(link.getAttribute('href')).toBe('/plans')
    expect(screen.queryByLabelText('Amount')).toBeNull()
  })

  it('The edit deposit screen shows the current schedule', async () => {
    open()
    expect(await amount()).toHaveProperty('value', '250.00')
    expect(screen.getByRole('radio', { name: 'Every month' })).toHaveProperty('checked', true)
    expect(screen.getByLabelText('Next deposit')).toHaveProperty('value', '2026-12-01')
    expect(screen.getByText(/The next one is scheduled for Tuesday, Dec 1, 2026/)).toBeDefined()
  })

  it('The edit deposit screen keeps the requested day of the month when only the amount changes', async () => {
    const asked = { start_date: '2026-08-28', asked_for: '2026-11-28', scheduled_for: '2026-11-30' }
    provider.use(...withAccounts([linkedAccount()], [scheduled(asked)]))
    const sent = recordChanges()
    open()
    expect(await screen.findByLabelText('Next deposit')).toHaveProperty('value', '2026-11-28')
    expect(screen.getByText(/The next one is scheduled for Monday, Nov 30, 2026/)).toBeDefined()
    expect(screen.getByText('That’s a Saturday, so it leaves Monday, Nov 30, 2026.')).toBeDefined()
    expect(screen.getByText('Next transfer').closest('div')?.textContent).toContain('Monday, Nov 30, 2026')
    expect(screen.getByText(/^Then Dec 28, 2026 · Jan 28, 2027 · Mar 1, 2027/)).toBeDefined()
    await retype('300')
    await press('Review changes')
    expect(await screen.findByText('Day you chose')).toBeDefined()
    expect(screen.getByText('Saturday, Nov 28, 2026')).toBeDefined()
    expect(screen.getByText('Monday, Nov 30, 2026')).toBeDefined()
    await press('Save changes')
    expect(await screen.findByText('/deposit/reschedule-success')).toBeDefined()
    expect(sent[0]?.body).toMatchObject({ amount: 300_00, start_date: '2026-11-28' })
  })

  it('The edit deposit screen keeps the 31st for a schedule whose next month is shorter', async () => {
    const asked = { start_date: '2026-08-31', asked_for: '2026-11-30', scheduled_for: '2026-11-30' }
    provider.use(...withAccounts([linkedAccount()], [scheduled(asked)]))
    open()
    expect(await screen.findByText(/^Then Dec 31, 2026 · Feb 1, 2027 · Mar 1, 2027/)).toBeDefined()
  })

  it('A deposit requested for a Saturday can be edited until it leaves on Monday', async () => {
    const asked = { start_date: '2026-11-28', asked_for: '2026-11-28', scheduled_for: '2026-11-30' }
    const sunday = Date.parse('2026-11-29T15:00:00Z')
    vi.setSystemTime(sunday)
    provider.use(...withAccounts([linkedAccount()], [scheduled(asked)], sunday))
    const sent = recordChanges()
    open()
    await retype('300')
    expect(screen.getByText(/^Then Dec 28, 2026/)).toBeDefined()
    await press('Review changes')
    await press('Save changes')
    expect(await screen.findByText('/deposit/reschedule-success')).toBeDefined()
    expect(sent[0]?.body).toMatchObject({ start_date: '2026-11-28' })
  })

  it('The edit deposit screen redirects an unknown deposit to the transactions', async () => {
    open('nothing')
    expect(await screen.findByText('/dashboard/transactions-list')).toBeDefined()
  })

  it('A submitted deposit cannot be edited', async () => {
    open('left')
    expect(await screen.findByText('You can’t edit this deposit anymore')).toBeDefined()
  })
})

describe('form of EditDepositScreen', () => {
  it('The review of an edited deposit shows the old and the new schedule, and saves the change', async () => {
    const sent = recordChanges()
    open()
    await retype('300')
    await pick('Next deposit', '2026-12-12')
    expect(await screen.findByText('That’s a Saturday, so it leaves Monday, Dec 14, 2026.')).toBeDefined()
    await press('Review changes')
    expect(await screen.findByText('$300.00 (was $250.00)')).toBeDefined()
    expect(screen.getByText('Monday, Dec 14, 2026 (was Tuesday, Dec 1, 2026)')).toBeDefined()
    expect(sent).toEqual([])
    await press('Save changes')
    expect(await screen.findByText('/deposit/reschedule-success')).toBeDefined()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.address).toBe('/api/v1/deposit/scheduled')
    expect(sent[0]?.body).toEqual({
      amount: 300_00,
      frequency: 'monthly',
      start_date: '2026-12-12',
      end_date: null,
    })
    expect(depositRescheduled.read()).toMatchObject({ amount: 300_00, startDate: '2026-12-12' })
  })

  it('The browser’s Back returns from the review of an edited deposit to the form with its changes', async () => {
    const { router } = open()
    await retype('300')
    await press('Review changes')
    await screen.findByRole('heading', { name: 'Save these changes?' })
    expect(router.state.location.search).toEqual({ id: 'scheduled', step: 'review' })
    act(() => router.history.back())
    expect(await amount()).toHaveProperty('value', '300.00')
    expect(router.state.location.search).toEqual({ id: 'scheduled' })
  })

  it('The edit deposit screen sends nothing if nothing has changed', async () => {
    const sent = recordChanges()
    open()
    await amount()
    await press('Review changes')
    expect(await screen.findByText(/You haven’t changed anything yet/)).toBeDefined()
    expect(sent).toEqual([])
  })

  it('The edit deposit screen rejects an end before the next deposit', async () => {
    open()
    await pick(/End date/, '2026-11-30')
    await press('Review changes')
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('The end date is before the first deposit.')).toBeDefined()
  })

  it('The edit deposit screen shows a rejection and keeps the input', async () => {
    recordChanges(() => respond(null, { code: 422, message: 'This deposit has left.' }))
    open()
    await retype('300')
    await press('Review changes')
    await press('Save changes')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('We couldn’t save your changes')
    expect(alert.textContent).toContain('This deposit has left.')
    await press('Back')
    expect(await amount()).toHaveProperty('value', '300.00')
  })
})

describe('cancellation on EditDepositScreen', () => {
  it('The edit deposit screen cancels a deposit after a confirmation', async () => {
    open()
    await press('Cancel this deposit')
    expect(await screen.findByText(/\$250\.00 on Tuesday, Dec 1, 2026 and all later deposits/)).toBeDefined()
    await press('Cancel deposit')
    expect(await screen.findByText('/deposit/cancel-success')).toBeDefined()
    expect(toasts.read().message).toBe('Deposit cancelled successfully')
    expect(depositCancelled.read()).toEqual({
      amount: 250_00,
      scheduledFor: '2026-12-01',
      isRepeating: true,
    })
  })

  it('The confirmation of canceling a deposit can be declined', async () => {
    open()
    await press('Cancel this deposit')
    await press('Keep deposit')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(depositCancelled.read()).toBeNull()
  })

  it.each([
    [403, "Money can't be moved now."],
    [422, 'It was submitted already.'],
  ])(
    'The edit deposit screen shows the reason for a %i when a deposit is canceled',
    async (code, message) => {
      provider.use(handlers.voidTransaction.fails(code, { message }))
      open()
      await press('Cancel this deposit')
      await press('Cancel deposit')
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toContain('We couldn’t cancel the deposit')
      expect(alert.textContent).toContain(message)
    },
  )

  it('The edit deposit screen checks after a lost response that the deposit is canceled', async () => {
    provider.use(handlers.voidTransaction.breaks())
    open()
    await press('Cancel this deposit')
    provider.use(handlers.transactions([scheduled({ status: 'Cancelled' })]))
    await press('Cancel deposit')
    expect(await screen.findByText('/deposit/cancel-success')).toBeDefined()
  })

  it('The edit deposit screen shows an unknown outcome if the list still has the deposit', async () => {
    provider.use(handlers.voidTransaction.breaks())
    open()
    await press('Cancel this deposit')
    await press('Cancel deposit')
    expect(await screen.findByText('We couldn’t confirm the cancellation')).toBeDefined()
  })
})

describeFormContract('The review of a changed deposit', {
  open: async () => {
    const shown = open()
    await retype('300')
    await press('Review changes')
    return shown
  },
  submit: 'Save changes',
  again: 'Send it again',
  call: handlers.editDeposit,
  accepted: () => respond({ request_id: 'a' }, { code: 202, completedAt: null }),
  done: () => screen.findByText('/deposit/reschedule-success'),
})
