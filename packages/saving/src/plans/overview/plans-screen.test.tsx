import { lostAnswer, recordRequests } from '@coffer/router/recorded-requests'
import { account, depositor, handlers, respond } from '@coffer/api-client/fakes'
import { toasts } from '@coffer/session/toasts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ended,
  mondayMorning,
  monthly,
  exampleOverview,
  paused,
  skipping,
  twice,
  withPlans,
} from '../example-plans.ts'
import { provider, show } from '../../fake-provider.ts'
import { PlansScreen } from './plans-screen.tsx'

const open = () => show('/plans', PlansScreen)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
const toast = () => toasts.read().message

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: mondayMorning })
  provider.use(...withPlans([twice]))
})
afterEach(() => {
  vi.useRealTimers()
})

describe('PlansScreen', () => {
  it('The plans screen shows a plan’s terms, and its next dates with the business days they move to', async () => {
    open()
    expect(await screen.findByRole('heading', { name: '$100.00 twice a month' })).toBeDefined()
    expect(screen.getByText('1 and 15')).toBeDefined()
    expect(screen.getByText('First Meadow Bank, Checking ending in 0987')).toBeDefined()
    expect((await rows()).slice(0, 3)).toEqual([
      'Tuesday, Dec 1, 2026SkippedDon’t skip',
      'Tuesday, Dec 15, 2026$175.00Change amountChange dateSkip',
      'Monday, Jan 4, 2027Friday, Jan 1, 2027 isn’t a business day$100.00Change amountSkip',
    ])
  })

  it('The plans screen shows the dates after the next three on request', async () => {
    open()
    expect(await rows()).toHaveLength(3)
    await press('Show all 7 dates')
    expect(await rows()).toHaveLength(7)
    expect((await rows())[3]).toMatch(
      /^Tuesday, Jan 19, 2027Monday, Jan 18, 2027 isn’t a business dayMoved from Friday, Jan 15, 2027/,
    )
    expect((await rows())[5]).toMatch(/^Tuesday, Feb 16, 2027Monday, Feb 15, 2027 isn’t a business day/)
    await press('Show fewer dates')
    expect(await rows()).toHaveLength(3)
  })

  it('The plans screen explains a deposit that could not be sent, and names the goal', async () => {
    provider.use(...withPlans([monthly]))
    open()
    expect(await screen.findByText('New kitchen')).toBeDefined()
    expect((await rows()).slice(-2)).toEqual([
      'Monday, Nov 2, 2026FailedWe couldn’t use your linked bank. No money moved.$100.00',
      'Thursday, Oct 1, 2026$100.00',
    ])
  })

  it('The plans screen explains plans and links to adding the first one if there are none', async () => {
    provider.use(...withPlans([], { ended: [ended] }))
    open()
    expect(await screen.findByRole('heading', { name: 'Save without thinking about it' })).toBeDefined()
    const link = screen.getByRole('link', { name: 'Start saving automatically' })
    expect(link.getAttribute('href')).toBe('/plans/add')
    expect(screen.getByText(/every two weeks · ended Sep 14, 2026/)).toBeDefined()
  })

  it('The plans screen offers no further plan once there are 20', async () => {
    provider.use(...withPlans(Array.from({ length: 20 }, (_, n) => ({ ...paused, uuid: String(n) }))))
    open()
    expect(await screen.findByText(/You have 20 plans, the most you can have/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Add a plan' })).toBeNull()
  })

  it.each([
    ['a view-only depositor', handlers.depositor(depositor({ registration_status: 'VIEW_ONLY' }))],
    [
      'a depositor whose account is closing',
      handlers.accounts([account({ closing_since: '2026-11-20T13:00:00Z' })]),
    ],
  ])('The plans screen offers no changes to %s', async (_, handler) => {
    provider.use(handler)
    open()
    expect(await screen.findByText(/can’t change/)).toBeDefined()
    expect(await rows()).toHaveLength(3)
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Show all 7 dates'])
    expect(screen.queryByRole('link', { name: /Edit|Add a plan/ })).toBeNull()
  })

  it('The plans screen states that there is no open account', async () => {
    provider.use(handlers.accounts([]))
    open()
    expect(await screen.findByText('You don’t have an open savings account')).toBeDefined()
  })

  it('The plans screen reports a failure to load, and loads on retry', async () => {
    provider.use(handlers.plans.fails(500))
    open()
    await screen.findByText('We couldn’t load your plans')
    provider.use(...withPlans([paused]))
    await press('Try again')
    expect(await screen.findByText('Paused until Jan 7, 2027')).toBeDefined()
  })
})

describe('a date of a plan', () => {
  it('A date of a plan is skipped, and a skipped one is restored', async () => {
    const skipped = recordRequests(handlers.skipPlanDate, () =>
      respond(exampleOverview([skipping(twice, ['2026-12-01', '2026-12-15'])])),
    )
    const restored = recordRequests(handlers.restorePlanDate, () =>
      respond(exampleOverview([skipping(twice, [])])),
    )
    open()
    await press('Skip Tuesday, Dec 15, 2026')
    await waitFor(() => expect(toast()).toBe('Tuesday, Dec 15, 2026 skipped'))
    const restore = screen.getByRole('button', { name: 'Don’t skip Tuesday, Dec 15, 2026' })
    await waitFor(() => expect(document.activeElement).toBe(restore))
    expect(skipped).toMatchObject([{ path: '/plans/twice/skip', body: { date: '2026-12-15' } }])
    await press('Don’t skip Tuesday, Dec 1, 2026')
    await waitFor(() => expect(toast()).toBe('Tuesday, Dec 1, 2026 is back in your plan'))
    expect(restored).toMatchObject([{ path: '/plans/twice/restore', body: { date: '2026-12-01' } }])
    expect(screen.queryByText('Skipped')).toBeNull()
  })

  it('A date counts as skipped after a lost response if the plan has it, with one key', async () => {
    const sent = recordRequests(handlers.skipPlanDate, () => {
      provider.use(...withPlans([skipping(twice, ['2026-12-01', '2026-12-15'])]))
      return lostAnswer()
    })
    open()
    await press('Skip Tuesday, Dec 15, 2026')
    await waitFor(() => expect(toast()).toBe('Tuesday, Dec 15, 2026 skipped'))
    // Any retry has the same key, so that the date is skipped once.
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  it('The plans screen explains that a date which is already due cannot be skipped', async () => {
    const message = 'This deposit was already sent, or its date has changed.'
    recordRequests(handlers.skipPlanDate, () =>
      respond(null, { code: 409, message, errors: { date: [message] } }),
    )
    open()
    await press('Skip Tuesday, Dec 15, 2026')
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed')
  })

  it('The amount of one date of a plan is changed with that of all later dates', async () => {
    const sent = recordRequests(handlers.changePlanAmount, () => respond(exampleOverview([twice])))
    open()
    await press('Change amount: Tuesday, Dec 15, 2026')
    const amount = await screen.findByLabelText('Amount')
    fireEvent.change(amount, { target: { value: '' } })
    await userEvent.click(screen.getByRole('radio', { name: 'This deposit and all after it' }))
    await press('Change amount')
    expect(await screen.findAllByText('Enter an amount.')).not.toEqual([])
    fireEvent.change(amount, { target: { value: '250' } })
    await press('Change amount')
    await waitFor(() => expect(toast()).toBe('Amount changed'))
    expect(sent).toMatchObject([
      {
        path: '/plans/twice/amounts',
        body: { date: '2026-12-15', amount: 25_000, scope: 'following' },
      },
    ])
  })

  it('A date of a plan is moved to a day between its neighbors', async () => {
    const moved = { ...twice, upcoming: twice.upcoming.map((one) => ({ ...one, moved_to: '2026-12-18' })) }
    const sent = recordRequests(handlers.movePlanDate, () => respond(exampleOverview([moved])))
    open()
    await press('Change date: Tuesday, Dec 15, 2026')
    const day = await screen.findByLabelText('New date')
    expect(screen.getByText('From Wednesday, Dec 2, 2026 to Thursday, Dec 31, 2026.')).toBeDefined()
    fireEvent.change(day, { target: { value: '2027-01-02' } })
    await press('Change date')
    expect(await screen.findAllByText(/^Choose a day between the deposit before it/)).not.toEqual([])
    fireEvent.change(day, { target: { value: '2026-12-18' } })
    await press('Change date')
    await waitFor(() => expect(toast()).toBe('Moved to Friday, Dec 18, 2026'))
    expect(sent).toMatchObject([
      { path: '/plans/twice/move', body: { date: '2026-12-15', to: '2026-12-18' } },
    ])
  })

  it('A date counts as moved after a lost response if the plan has it', async () => {
    const sent = recordRequests(handlers.movePlanDate, () => {
      const upcoming = twice.upcoming.map((one) =>
        one.date === '2026-12-15' ? { ...one, moved_to: '2026-12-18' } : one,
      )
      provider.use(...withPlans([{ ...twice, upcoming }]))
      return lostAnswer()
    })
    open()
    await press('Change date: Tuesday, Dec 15, 2026')
    fireEvent.change(await screen.findByLabelText('New date'), { target: { value: '2026-12-18' } })
    await press('Change date')
    await waitFor(() => expect(toast()).toBe('Moved to Friday, Dec 18, 2026'))
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  it('The only date left of a plan cannot be skipped', async () => {
    provider.use(...withPlans([{ ...twice, upcoming: twice.upcoming.slice(0, 2) }]))
    open()
    expect((await rows())[1]).toBe('Tuesday, Dec 15, 2026$175.00Change amountChange date')
  })
})

describe('a plan', () => {
  it('A plan is paused until a date, and resumed', async () => {
    const pausing = recordRequests(handlers.pausePlan, () => respond(exampleOverview([paused])))
    const resuming = recordRequests(handlers.resumePlan, () => respond(exampleOverview([twice])))
    open()
    await press('Pause')
    await press('Pause plan')
    expect(await screen.findAllByText('Choose a date.')).not.toEqual([])
    fireEvent.change(screen.getByLabelText('Pause until'), { target: { value: '2027-01-07' } })
    await press('Pause plan')
    await waitFor(() => expect(toast()).toBe('Paused until Jan 7, 2027'))
    expect(pausing).toMatchObject([{ path: '/plans/twice/pause', body: { until: '2027-01-07' } }])
    await press('Resume')
    await waitFor(() => expect(toast()).toBe('Plan resumed'))
    expect(resuming).toMatchObject([{ path: '/plans/paused/resume', body: {} }])
  })

  it('A plan is ended after a confirmation', async () => {
    const sent = recordRequests(handlers.endPlan, () => respond(exampleOverview([], { ended: [ended] })))
    open()
    await press('End plan')
    expect(await screen.findByRole('dialog', { name: 'End this plan?' })).toBeDefined()
    const [, confirm] = screen.getAllByRole('button', { name: 'End plan', hidden: true })
    if (confirm) await userEvent.click(confirm)
    await waitFor(() => expect(toast()).toBe('Plan ended'))
    expect(sent).toMatchObject([{ path: '/plans/twice/end' }])
    expect(await screen.findByText('Ended plans')).toBeDefined()
  })
})
