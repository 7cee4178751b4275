import {
  account,
  depositor,
  handlers,
  linkedAccount,
  linkedAccounts,
  plan,
  plans,
} from '@coffer/api-client/fakes'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { provider, show } from '../fake-provider.ts'
import { HomeScreen } from '../home/home-screen.tsx'

const open = () => show('/dashboard', HomeScreen)
const card = async (name = 'Automatic saving') => within(await screen.findByRole('region', { name }))
const date = (day: string, is_skipped = false) => ({
  date: day,
  scheduled_for: day,
  amount: 2_500,
  is_skipped,
})
const weekly = plan({ uuid: 'weekly', upcoming: [date('2026-11-25', true), date('2026-11-27')], runs: [] })

describe('HomePlans', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T15:00:00Z') })
    const undo = announceCapabilities('automatic_saving')
    return () => {
      undo()
      vi.useRealTimers()
    }
  })

  it('The automatic saving card shows the next deposit of all plans that is not skipped', async () => {
    provider.use(handlers.plans(plans({ plans: [plan(), weekly] })))
    open()
    expect((await card()).getByText('Next: $25.00 on Friday, Nov 27, 2026 · 2 plans')).toBeDefined()
    expect((await card()).getByRole('link', { name: 'View plans' }).getAttribute('href')).toBe('/plans')
  })

  it('The automatic saving card reports for a week that a deposit was not sent', async () => {
    const [run] = plan().runs
    if (run === undefined) throw new Error('no run')
    const unsent = (day: string) =>
      plan({ runs: [{ ...run, scheduled_for: day, outcome: 'not_sent', reason: 'linked_account' }] })
    provider.use(handlers.plans(plans({ plans: [unsent('2026-11-20')] })))
    open()
    const news = 'A deposit wasn’t sent on Friday, Nov 20, 2026. See why'
    expect((await card()).getByRole('link', { name: news }).getAttribute('href')).toBe('/plans')
  })

  it('The automatic saving card invites a depositor to add a first plan', async () => {
    provider.use(handlers.plans(plans({ plans: [] })))
    open()
    const invitation = await card('Save automatically')
    expect(invitation.getByRole('link').getAttribute('href')).toBe('/plans/add')
  })

  it.each([
    ['is under review', handlers.depositor(depositor({ registration_status: 'IN_REVIEW' }))],
    ['closes the account', handlers.accounts([account({ closing_since: '2026-11-20T13:00:00Z' })])],
    [
      'must link the bank again',
      handlers.linkedAccounts(linkedAccounts({ accounts: [linkedAccount({ status: 'LOCKED' })] })),
    ],
  ])('The automatic saving card offers no first plan to a depositor who %s', async (_, handler) => {
    provider.use(handler, handlers.plans(plans({ plans: [] })))
    open()
    await screen.findByRole('heading', { name: 'Recent transactions' })
    expect(screen.queryByText('Save automatically')).toBeNull()
  })

  it('The automatic saving card shows the reason when plans are forbidden', async () => {
    provider.use(handlers.plans.fails(403, { message: 'Not for you.' }))
    open()
    expect(await screen.findByText('Not for you.')).toBeDefined()
  })
})

it('Without the capability, the home screen has no automatic saving card and no plans are requested', async () => {
  const asked = vi.fn()
  provider.events.on('request:start', ({ request }) => {
    if (request.url.includes('/plans')) asked()
  })
  open()
  await screen.findByRole('heading', { name: 'Recent transactions' })
  expect(screen.queryByRole('region', { name: 'Automatic saving' })).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})
