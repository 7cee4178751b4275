import { lostAnswer, recordRequests } from '@coffer/router/recorded-requests'
import {
  depositor,
  goalEvent,
  handlers,
  plan as savedPlan,
  plans,
  respond,
  transaction,
} from '@coffer/api-client/fakes'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { toasts } from '@coffer/session/toasts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  bicycle,
  four,
  kitchen,
  lisbon,
  mondayMorning,
  exampleOverview,
  rainy,
  tax,
  withGoals,
} from '../example-goals.ts'
import { provider, show } from '../../fake-provider.ts'
import { GoalScreen } from './goal-screen.tsx'

const open = (uuid: string) => show('/goals/$uuid', GoalScreen, { params: { uuid } })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: mondayMorning })
  provider.use(...withGoals(four, { archived: [bicycle] }))
})
afterEach(() => {
  vi.useRealTimers()
})

describe('GoalScreen', () => {
  it('The goal screen shows a goal’s money, its details and that it is behind', async () => {
    open('lisbon')
    const hero = await screen.findByRole('region', { name: 'Lisbon' })
    expect(hero.textContent).toContain('$500.00 of $3,000.00 · 16%')
    expect(hero.textContent).toContain('$1,000 behind. Save $500 a month to reach it by May 20, 2027.')
    const details = screen.getByRole('region', { name: 'Details' })
    expect(details.textContent).toContain('KindA target by a date')
    expect(details.textContent).toContain('Left to save$2,500.00')
    expect(details.textContent).toContain('Needed each month$500')
    expect(details.textContent).toContain('ForecastDecember 2027, at $200 a month')
    expect(details.textContent).toContain('From each deposit$200.00')
    expect(details.textContent).toContain('Order for withdrawalsNumber 2 of 4')
  })

  it('The goal screen forecasts from the account’s plans', async () => {
    const forIt = savedPlan({ amount: 30_000, frequency: 'weekly', goal_uuid: 'lisbon' })
    provider.use(handlers.plans.answers(() => respond(plans({ plans: [forIt] }))))
    open('lisbon')
    const region = await screen.findByRole('region', { name: 'Details' })
    await waitFor(() => expect(region.textContent).toContain('ForecastJanuary 2027, at $1,300 a month'))
  })

  it('The goal screen forecasts from scheduled deposits if the bank has no automatic saving', async () => {
    announceCapabilities('goals')
    const weekly = transaction({ status: 'Initiated', scheduled_for: '2026-12-01', frequency: 'weekly' })
    provider.use(handlers.transactions.answers(() => respond([weekly])))
    open('lisbon')
    const region = await screen.findByRole('region', { name: 'Details' })
    await waitFor(() => expect(region.textContent).toContain('ForecastFebruary 2027, at $867 a month'))
  })

  it('The history of a goal links to transactions and names the other goal of a move', async () => {
    open('lisbon')
    const history = within(await screen.findByRole('region', { name: 'History' }))
    const texts = (await history.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(texts).toEqual([
      'Used for a withdrawalNov 16, 2026−$200.00$500.00 saved',
      'Moved from New kitchenOct 12, 2026+$150.00$700.00 saved',
      'Added from a depositSep 1, 2026+$50.00$550.00 saved',
      'Added from unassigned moneyMay 20, 2026+$500.00$500.00 saved',
      'Goal addedMay 20, 2026',
    ])
    expect(history.getByRole('link', { name: 'Used for a withdrawal' }).getAttribute('href')).toBe(
      '/dashboard/transactions-list?id=out',
    )
  })

  it('The goal screen shows the rest of a long history on request', async () => {
    const events = Array.from({ length: 12 }, (_, n) => goalEvent({ uuid: String(n) }))
    provider.use(handlers.goalHistory(events))
    open('lisbon')
    const history = within(await screen.findByRole('region', { name: 'History' }))
    await press('Show all 12 entries')
    expect(history.getAllByRole('listitem')).toHaveLength(12)
  })

  it('The goal screen celebrates a reached goal, and explains what happens next', async () => {
    open('tax')
    const moment = await screen.findByRole('region', { name: 'You reached your goal!' })
    expect(moment.textContent).toContain('You had $600.00 saved on Nov 20, 2026.')
    expect(moment.textContent).toContain('The goal then starts again for Jan 22, 2028.')
    expect(within(moment).getByRole('link', { name: 'Withdraw money' })).toBeDefined()
  })

  it('The goal screen shows an archived goal with its history and without actions', async () => {
    open('bicycle')
    expect(await screen.findByText('Archived Oct 5, 2026.')).toBeDefined()
    const history = within(await screen.findByRole('region', { name: 'History' }))
    expect(await history.findAllByRole('listitem')).toHaveLength(5)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('The goal screen has no actions for a view-only depositor', async () => {
    provider.use(handlers.depositor(depositor({ registration_status: 'VIEW_ONLY' })))
    open('lisbon')
    expect(await screen.findByText(/you can’t change them right now/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Add money' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Archive goal' })).toBeNull()
  })

  it('The goal screen offers a joint holder the same actions', async () => {
    provider.use(handlers.depositor(depositor({ is_primary: false })))
    open('lisbon')
    expect(await screen.findByRole('button', { name: 'Add money' })).toBeDefined()
  })

  it('The goal screen explains that a goal is unknown', async () => {
    open('nothing')
    expect(await screen.findByText('We couldn’t find this goal')).toBeDefined()
  })
})

describe('moving money', () => {
  const moved = () => respond(exampleOverview([rainy, tax, kitchen, { ...lisbon, saved_cents: 60_000 }]))

  it('The move dialog moves money from another goal', async () => {
    const sent = recordRequests(handlers.moveGoalMoney, moved)
    open('lisbon')
    await press('Add money')
    const moving = await dialog()
    await userEvent.selectOptions(moving.getByLabelText('From'), 'New kitchen ($1,500.00)')
    await userEvent.type(moving.getByLabelText('Amount'), '100')
    provider.use(handlers.goalHistory([goalEvent({ cause: 'moved', other_goal_uuid: 'kitchen' })]))
    await press('Move money')
    expect(await screen.findByText('$600')).toBeDefined()
    expect(sent.map(({ body }) => body)).toEqual([{ from: 'kitchen', to: 'lisbon', amount: 10_000 }])
    const history = within(screen.getByRole('region', { name: 'History' }))
    await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(1))
  })

  it('The move dialog moves the whole amount out of a goal without typing', async () => {
    const sent = recordRequests(handlers.moveGoalMoney, moved)
    open('lisbon')
    await press('Move money out')
    await press('All of it ($500.00)')
    await press('Move money')
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([{ from: 'lisbon', to: null, amount: 50_000 }]),
    )
  })

  it('The move dialog rejects an amount above what the goal has, and keeps the input', async () => {
    const sent = recordRequests(handlers.moveGoalMoney)
    open('lisbon')
    await press('Move money out')
    await userEvent.type((await dialog()).getByLabelText('Amount'), '501')
    await press('Move money')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'There isn’t that much to move. Enter less.',
    )
    expect(sent).toEqual([])
    await press('Close')
    await press('Move money out')
    expect((await dialog()).getByLabelText('Amount')).toHaveProperty('value', '501.00')
  })

  it('The move dialog shows the provider’s field error at the amount', async () => {
    recordRequests(handlers.moveGoalMoney, () =>
      respond(null, { code: 422, errors: { amount: ['Not that much.'] } }),
    )
    open('lisbon')
    await press('Add money')
    await userEvent.type((await dialog()).getByLabelText('Amount'), '1')
    await press('Move money')
    expect(await (await dialog()).findByRole('link', { name: 'Not that much.' })).toBeDefined()
    expect((await dialog()).getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true')
  })

  it('A move of money is not sent again after a lost response if the goal’s history has it', async () => {
    const sent = recordRequests(handlers.moveGoalMoney, () => {
      const entry = goalEvent({
        uuid: 'new',
        amount: 10_000,
        saved_after_cents: 60_000,
        happened_at: new Date(mondayMorning).toISOString(),
      })
      provider.use(
        handlers.goalHistory([entry]),
        handlers.goals(exampleOverview([{ ...lisbon, saved_cents: 60_000 }])),
      )
      return lostAnswer()
    })
    open('lisbon')
    await press('Add money')
    await userEvent.type((await dialog()).getByLabelText('Amount'), '100')
    await press('Move money')
    await waitFor(() => expect(toasts.read().message).toBe('Money moved'))
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  it('A move of money is retried with the same key after a lost response if the goal’s history lacks it', async () => {
    const sent = recordRequests(handlers.moveGoalMoney, lostAnswer, lostAnswer, lostAnswer, moved)
    open('lisbon')
    await press('Add money')
    await userEvent.type((await dialog()).getByLabelText('Amount'), '100')
    await press('Move money')
    expect((await screen.findByRole('alert')).textContent).toContain('We checked, and nothing came through.')
    await press('Move money')
    await waitFor(() => expect(toasts.read().message).toBe('Money moved'))
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  it('A move of money that reaches the goal’s target is announced and celebrated', async () => {
    const reached = { ...kitchen, saved_cents: 900_000, reached_on: '2026-11-23' }
    recordRequests(handlers.moveGoalMoney, () => respond(exampleOverview([rainy, reached])))
    open('kitchen')
    await press('Add money')
    await press('What’s missing ($7,500.00)')
    await press('Move money')
    expect(await screen.findByRole('region', { name: 'You reached your goal!' })).toBeDefined()
    expect(toasts.read().message).toBe('You reached New kitchen')
  })
})

describe('archiving and restarting a goal', () => {
  it('A goal is archived after a confirmation', async () => {
    const archived = { ...lisbon, saved_cents: 0, archived_on: '2026-11-23' }
    const sent = recordRequests(handlers.archiveGoal, () =>
      respond(exampleOverview([rainy], { archived: [archived] })),
    )
    open('lisbon')
    await press('Archive goal')
    const confirming = await dialog()
    expect(confirming.getByText(/Its \$500\.00 becomes unassigned/)).toBeDefined()
    await userEvent.click(confirming.getByRole('button', { name: 'Archive goal' }))
    expect(await screen.findByText('Archived Nov 23, 2026.')).toBeDefined()
    expect(sent.map(({ path }) => path)).toEqual(['/goals/lisbon/archive'])
    expect(toasts.read().message).toBe('Lisbon archived')
  })

  it('The goal screen keeps a goal whose archiving is rejected, and shows the reason', async () => {
    recordRequests(handlers.archiveGoal, () => respond(null, { code: 403, message: 'Not right now.' }))
    open('lisbon')
    await press('Archive goal')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Archive goal' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Goal not archived')
    expect(alert.textContent).toContain('Not right now.')
  })

  it('A yearly goal that is reached restarts for the next year', async () => {
    const next = {
      ...tax,
      saved_cents: 0,
      reached_on: null,
      target_date: '2028-01-22',
      started_on: '2026-11-23',
    }
    const sent = recordRequests(handlers.restartGoal, () => respond(exampleOverview([rainy, next])))
    open('tax')
    await press('Start next year')
    await press('Start again')
    expect(await screen.findByText(/until Jan 22, 2028/)).toBeDefined()
    expect(sent.map(({ path }) => path)).toEqual(['/goals/tax/restart'])
  })
})
