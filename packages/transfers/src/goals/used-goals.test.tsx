import { goal, goals, handlers } from '@coffer/api-client/fakes'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fridayMorning, withAccounts } from '../example-money.ts'
import { provider, show } from '../fake-provider.ts'
import { WithdrawScreen } from '../withdraw/withdraw-screen.tsx'

const title = 'This withdrawal uses money from your goals'
const kept = goal({ uuid: 'rainy', name: 'Rainy day', saved_cents: 100_000, is_protected: true })
const trip = goal({ uuid: 'trip', name: 'Lisbon', saved_cents: 50_000 })
const overview = goals({ balance_cents: 350_000, unassigned_cents: 200_000, goals: [kept, trip] })
const type = async (text: string) => userEvent.type(await screen.findByLabelText('Amount'), text)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fridayMorning })
  provider.use(...withAccounts(), handlers.goals(overview))
  return () => vi.useRealTimers()
})

describe('UsedGoals', () => {
  beforeEach(() => announceCapabilities('goals'))

  it('A withdrawal lists the goals that it uses on the form and its review, protected goals last', async () => {
    show('/withdraw', WithdrawScreen)
    await type('2600')
    expect(await screen.findByText(title)).toBeDefined()
    const uses = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    const expected = ['Lisbon: all $500.00', 'Rainy day: $100.00 of $1,000.00 (protected)']
    expect(uses()).toEqual(expected)
    expect(screen.getByText(/You have \$2,000\.00 unassigned/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Review' }))
    await screen.findByRole('heading', { name: 'Review your withdrawal' })
    expect(uses()).toEqual(expected)
  })

  it('A withdrawal lists no goals while unassigned money covers it', async () => {
    show('/withdraw', WithdrawScreen)
    await type('2600')
    await screen.findByText(title)
    await userEvent.clear(screen.getByLabelText('Amount'))
    await type('2000')
    expect(screen.queryByText(title)).toBeNull()
  })

  it('A withdrawal shows the reason when goals are forbidden', async () => {
    provider.use(handlers.goals.fails(403, { message: 'Not for you.' }))
    show('/withdraw', WithdrawScreen)
    expect(await screen.findByText('Not for you.')).toBeDefined()
  })
})

it('Without the capability, a withdrawal lists no goals and none are requested', async () => {
  const asked = vi.fn()
  provider.events.on('request:start', ({ request }) => {
    if (request.url.includes('/goals')) asked()
  })
  show('/withdraw', WithdrawScreen)
  await type('2600')
  expect(screen.queryByText(title)).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})
