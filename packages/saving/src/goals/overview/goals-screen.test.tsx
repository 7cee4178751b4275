import { lostAnswer, recordRequests } from '@coffer/router/recorded-requests'
import { account, depositor, handlers, respond } from '@coffer/api-client/fakes'
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
import { GoalsScreen } from './goals-screen.tsx'

const open = () => show('/goals', GoalsScreen)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const cards = () => screen.findAllByRole('listitem')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: mondayMorning })
  provider.use(...withGoals(four, { archived: [bicycle] }))
})
afterEach(() => {
  vi.useRealTimers()
})

describe('GoalsScreen', () => {
  it('The goals screen lists each goal with its money and its state', async () => {
    open()
    const texts = (await cards()).map(({ textContent }) => textContent)
    expect(texts).toEqual([
      'Rainy day$1,000.00Grows as you add money. Protected.',
      'Property taxReached$600.00 of $600.00Reached Nov 20, 2026. Protected.',
      'New kitchen$1,500.00 of $9,000.00You’ll reach it in January 2030 at $200 a month.',
      expect.stringContaining('LisbonBehind$500.00 of $3,000.00'),
      'BicycleReached Sep 14, 2026. Archived Oct 5, 2026.',
    ])
    expect(screen.getByRole('link', { name: 'Lisbon' }).getAttribute('href')).toBe('/goals/lisbon')
  })

  it('The goals screen shows the sum of the goals and the unassigned amount', async () => {
    open()
    const total = await screen.findByRole('region', { name: 'Your savings by goal' })
    expect(total.textContent).toContain('In your goals$3,600.00')
    expect(total.textContent).toContain('Unassigned$9,240.50')
  })

  it('The goals screen explains goals and links to adding the first one if there are none', async () => {
    provider.use(...withGoals([]))
    open()
    expect(await screen.findByRole('heading', { name: 'Save for what matters to you' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Add your first goal' }).getAttribute('href')).toBe('/goals/add')
  })

  it('The goals screen offers no further goal once there are 20', async () => {
    provider.use(...withGoals(Array.from({ length: 20 }, (_, n) => ({ ...rainy, uuid: String(n) }))))
    open()
    expect(await screen.findByText(/You have 20 goals, the most you can have/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Add a goal' })).toBeNull()
  })

  it.each([
    ['a view-only depositor', handlers.depositor(depositor({ registration_status: 'VIEW_ONLY' }))],
    [
      'a depositor whose account is closing',
      handlers.accounts([account({ closing_since: '2026-11-20T13:00:00Z' })]),
    ],
  ])('The goals screen offers no changes to %s', async (_, handler) => {
    provider.use(handler)
    open()
    expect(await screen.findByText(/can’t change/)).toBeDefined()
    expect(await cards()).toHaveLength(5)
    expect(screen.queryByRole('link', { name: 'Add a goal' })).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('The goals screen states that there is no open account', async () => {
    provider.use(handlers.accounts([]))
    open()
    expect(await screen.findByText('You don’t have an open savings account')).toBeDefined()
  })

  it('The goals screen reports a failure to load, and loads on retry', async () => {
    provider.use(handlers.goals.fails(500))
    open()
    await screen.findByText('We couldn’t load your goals')
    provider.use(...withGoals())
    await press('Try again')
    expect(await cards()).toHaveLength(4)
  })
})

describe('the order of goals', () => {
  const start = async () => {
    open()
    await press('Change order')
  }
  const ordered = [rainy, tax, lisbon, kitchen]

  it('The order of goals is changed by buttons that keep the focus, and saved in one request', async () => {
    const sent = recordRequests(handlers.orderGoals, () => respond(exampleOverview(ordered)))
    await start()
    await press('Move Lisbon up')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Lisbon up')
    expect(screen.getByText('Lisbon is number 3 of 4.')).toBeDefined()
    await press('Save order')
    await waitFor(() => expect(toasts.read().message).toBe('Order saved'))
    expect(sent.map(({ body }) => body)).toEqual([{ uuids: ['rainy', 'tax', 'lisbon', 'kitchen'] }])
    const names = (await cards()).map((card) => within(card).getByRole('link').textContent)
    expect(names).toEqual(['Rainy day', 'Property tax', 'Lisbon', 'New kitchen'])
  })

  it('The order of goals takes the focus when opened, and returns it when canceled', async () => {
    await start()
    const heading = await screen.findByRole('heading', { name: 'Order of your goals' })
    expect(document.activeElement).toBe(heading)
    await press('Cancel')
    const change = await screen.findByRole('button', { name: 'Change order' })
    await waitFor(() => expect(document.activeElement).toBe(change))
  })

  it('The order of goals moves the focus to the other button when a goal reaches either end', async () => {
    await start()
    await press('Move Property tax up')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Property tax down')
  })

  it('The order of goals counts as saved after a lost response if the goals have it', async () => {
    const sent = recordRequests(handlers.orderGoals, () => {
      provider.use(...withGoals(ordered))
      return lostAnswer()
    })
    await start()
    await press('Move Lisbon up')
    await press('Save order')
    await waitFor(() => expect(toasts.read().message).toBe('Order saved'))
    expect(sent).toHaveLength(1)
  })

  it('The order of goals starts again from the current goals if the other holder changed them', async () => {
    recordRequests(handlers.orderGoals, () => {
      provider.use(...withGoals([lisbon, kitchen]))
      return respond(null, { code: 409, errors: { uuids: ['Your goals have changed.'] } })
    })
    await start()
    await press('Move Lisbon up')
    await press('Save order')
    expect((await screen.findByRole('alert')).textContent).toContain('Order not saved')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Move Rainy day up' })).toBeNull())
    expect(screen.getByRole('button', { name: 'Move Lisbon down' })).toBeDefined()
  })
})

describe('assigning money', () => {
  it('The goals screen moves unassigned money into a goal', async () => {
    const sent = recordRequests(handlers.moveGoalMoney, () => respond(exampleOverview([rainy, kitchen])))
    open()
    await press('Assign money')
    await userEvent.selectOptions(await screen.findByLabelText('To'), 'New kitchen ($1,500.00)')
    await userEvent.type(screen.getByLabelText('Amount'), '250')
    await press('Move money')
    await waitFor(() => expect(toasts.read().message).toBe('Money moved'))
    expect(sent).toMatchObject([
      {
        path: '/goals/moves',
        body: { from: null, to: 'kitchen', amount: 25_000 },
      },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
