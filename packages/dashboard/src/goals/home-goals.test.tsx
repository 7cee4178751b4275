import { account, depositor, goal, goals, handlers } from '@coffer/api-client/fakes'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { provider, show } from '../fake-provider.ts'
import { HomeScreen } from '../home/home-screen.tsx'

const today = '2026-11-23'
const open = () => show('/dashboard', HomeScreen)
const card = async () => within(await screen.findByRole('region', { name: 'Goals' }))
const buffer = goal({
  uuid: 'rainy',
  kind: 'buffer',
  name: 'Rainy day',
  saved_cents: 100_000,
  target_cents: null,
  target_date: null,
})
const reached = goal({ uuid: 'tax', name: 'Property tax', reached_on: '2026-11-20' })
const old = goal({ uuid: 'old', name: 'Bicycle', reached_on: '2026-06-01' })

describe('HomeGoals', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today}T15:00:00Z`) })
    const undo = announceCapabilities('goals')
    return () => {
      undo()
      vi.useRealTimers()
    }
  })

  it('The goals card shows the first goals with their progress, and the unassigned amount', async () => {
    provider.use(handlers.goals(goals({ goals: [goal(), buffer, old] })))
    open()
    const shown = await card()
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Lisbon50%',
      'Rainy day$1,000',
      'BicycleReached',
    ])
    expect(shown.getByText('Unassigned: $3,000.00')).toBeDefined()
    expect(screen.queryByText('You reached Bicycle!')).toBeNull()
  })

  it('The goals card announces a reached goal for a week', async () => {
    provider.use(handlers.goals(goals({ goals: [reached] })))
    open()
    const moment = (await card()).getByRole('link', { name: 'You reached Property tax!' })
    expect(moment.getAttribute('href')).toBe('/goals/tax')
  })

  it('The goals card invites the depositor to add a first goal, and suggests some', async () => {
    provider.use(handlers.goals(goals({ goals: [] })))
    open()
    const link = await screen.findByRole('link', { name: 'Trip' })
    expect(link.getAttribute('href')).toBe('/goals/add?for=travel')
    expect(screen.getByRole('link', { name: 'Other' }).getAttribute('href')).toBe('/goals/add')
  })

  it.each([
    [
      'a depositor whose account is closing',
      handlers.accounts([account({ closing_since: '2026-11-20T13:00:00Z' })]),
    ],
    ['a depositor under review', handlers.depositor(depositor({ registration_status: 'IN_REVIEW' }))],
  ])('The goals card offers no first goal to %s', async (_, handler) => {
    provider.use(handlers.goals(goals({ goals: [] })), handler)
    open()
    await screen.findByRole('heading', { name: 'Recent transactions' })
    expect(screen.queryByRole('link', { name: 'Trip' })).toBeNull()
  })

  it('The goals card shows the reason when goals are forbidden', async () => {
    provider.use(handlers.goals.fails(403, { message: 'Not for you.' }))
    open()
    expect(await screen.findByText('Not for you.')).toBeDefined()
  })
})

it('Without the capability, the home screen has no goals card and no goals are requested', async () => {
  const asked = vi.fn()
  provider.events.on('request:start', ({ request }) => {
    if (request.url.includes('/goals')) asked()
  })
  open()
  await screen.findByRole('heading', { name: 'Recent transactions' })
  expect(screen.queryByRole('region', { name: 'Goals' })).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})
