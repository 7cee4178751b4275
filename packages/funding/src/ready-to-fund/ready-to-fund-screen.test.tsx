import { account, funded, handlers, linkedAccount, respond } from '@coffer/api-client/fakes'
import { fundSuccess } from '@coffer/router/access-results'
import { describeFormContract } from '@coffer/router/form-contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { leaveAndReturn, provideApplication, provider, show } from '../fake-provider.ts'
import { readyToFundScreen } from './ready-to-fund-screen.tsx'

const open = () => show('/fund-account/ready-to-fund', readyToFundScreen)
const move = () => screen.findByRole('button', { name: 'Deposit $500.00' })

/** Answers each attempt in turn, and records their idempotency keys. */
function recordAttempts(...answers: (() => Response)[]): (string | null)[] {
  const keys: (string | null)[] = []
  provider.use(
    handlers.fundAccount.answers((request) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return (answers[keys.length - 1] ?? accepted)()
    }),
  )
  return keys
}
const accepted = () => respond(funded(), { code: 202 })
const lost = () => Response.error()
// The transport itself retries a call with a key, up to three attempts.
const alwaysLost = [lost, lost, lost]

beforeEach(() => {
  provideApplication('disclosures', [linkedAccount()])
  provider.use(handlers.initialFundAmount({ amount: 50_000 }))
})

describe('the review before the transfer', () => {
  it('The review of the first deposit shows amount, source, destination and dates', async () => {
    provider.use(handlers.accounts([account()]))
    open()
    await move()
    expect(screen.getByText('First Meadow Bank, Checking ending in 0987')).toBeDefined()
    expect(await screen.findByText('High-Yield Savings ending in 4821')).toBeDefined()
    for (const when of ['Leaves your bank', 'Arrives and earns interest', 'Available']) {
      expect(screen.getByText(when)).toBeDefined()
    }
    expect(screen.getByText(/Your bank can send a transfer back for a short/)).toBeDefined()
    expect(screen.getByText(/you authorize us to withdraw \$500\.00/)).toBeDefined()
  })

  it('The review of the first deposit offers a choice among several linked accounts', async () => {
    provideApplication('disclosures', [linkedAccount(), linkedAccount({ uuid: 'second', mask: '1111' })])
    open()
    await userEvent.click(await screen.findByRole('radio', { name: /1111/ }))
    expect(screen.getByText('First Meadow Bank, Checking ending in 1111', { selector: 'dd' })).toBeDefined()
  })

  it('The review of the first deposit keeps the chosen account while the amount is changed', async () => {
    provideApplication('disclosures', [linkedAccount(), linkedAccount({ uuid: 'second', mask: '1111' })])
    const shown = open()
    await userEvent.click(await screen.findByRole('radio', { name: /1111/ }))
    await leaveAndReturn(shown, '/fund-account')
    expect(await screen.findByRole('radio', { name: /1111/ })).toHaveProperty('checked', true)
  })

  it('The review of the first deposit redirects to the amount if none is saved', async () => {
    provider.use(handlers.initialFundAmount.answers(() => respond({ amount: null })))
    open()
    expect(await screen.findByText('/fund-account')).toBeDefined()
  })

  it('The review of the first deposit shows that no linked bank is usable', async () => {
    provideApplication('disclosures', [linkedAccount({ status: 'LOCKED' })])
    open()
    expect(await screen.findByText('Your linked bank isn’t ready')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Link another account' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Message us' })).toBeDefined()
  })
})

describe('the first deposit', () => {
  it('The first deposit is sent once, however often the button is pressed', async () => {
    const keys = recordAttempts()
    open()
    await userEvent.dblClick(await move())
    expect(await screen.findByText('/fund-account/successful-fund')).toBeDefined()
    expect(keys).toHaveLength(1)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(fundSuccess.read()).toEqual({ amount: 50_000, requestId: funded().request_id })
  })

  it('The first deposit with an unknown outcome survives a reload, and is retried unchanged', async () => {
    const keys = recordAttempts(...alwaysLost)
    const before = open()
    await userEvent.click(await move())
    await screen.findByText('We couldn’t confirm your deposit')
    provider.use(handlers.initialFundAmount({ amount: 70_000 }))
    await leaveAndReturn(before)
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t confirm your deposit')
    expect(screen.queryByRole('button', { name: /^Deposit/ })).toBeNull()
    expect(screen.queryByRole('link', { name: /Change/ })).toBeNull()
    expect(screen.getByText(/you authorize us to withdraw \$500\.00/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try again safely' }))
    expect(await screen.findByText('/fund-account/successful-fund')).toBeDefined()
    expect(new Set(keys).size).toBe(1)
    expect(fundSuccess.read()).toEqual({ amount: 50_000, requestId: funded().request_id })
  })

  it('The first deposit is done after a lost response if the provider made the transfer', async () => {
    recordAttempts(
      () => {
        provideApplication('completed', [linkedAccount()])
        return lost()
      },
      lost,
      lost,
    )
    open()
    await userEvent.click(await move())
    expect(await screen.findByText('/fund-account/successful-fund')).toBeDefined()
    expect(fundSuccess.read()).toEqual({ amount: 50_000, requestId: null })
  })

  it.each([
    [
      '422',
      () => respond(null, { code: 422, message: 'That bank can’t be used.' }),
      'That bank can’t be used.',
    ],
    ['403', () => respond(null, { code: 403 }), 'Your account doesn’t have access to this right now.'],
  ])(
    'The review of the first deposit shows after a %s that no money moved, and why',
    async (_code, answer, text) => {
      recordAttempts(answer)
      open()
      await userEvent.click(await move())
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toContain('Your deposit didn’t start')
      expect(alert.textContent).toContain('Your money didn’t move.')
      expect(alert.textContent).toContain(text)
    },
  )

  it('The review of the first deposit shows that another tab was first, with a link to the dates', async () => {
    const keys = recordAttempts(() => {
      provideApplication('completed', [linkedAccount()])
      fundSuccess.record({ amount: 50_000, requestId: null })
      return respond(null, { code: 403, message: 'Your account is already funded.' })
    })
    open()
    await userEvent.click(await move())
    expect(
      await screen.findByRole('heading', { name: 'You’ve already made your first deposit' }),
    ).toBeDefined()
    expect(screen.getByText(/No money moved twice/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'See the dates' })).toBeDefined()
    expect(keys).toHaveLength(1)
  })

  it('The first deposit is unconfirmed after a 500, with a reference for support', async () => {
    const broken = () => respond(null, { code: 500 })
    recordAttempts(broken, broken, broken)
    open()
    await userEvent.click(await move())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('We couldn’t confirm your deposit')
    expect(alert.textContent).toContain('0b6a1c1e')
  })

  it('The first deposit has not moved money if the provider’s request does not end with SUCCESS', async () => {
    recordAttempts()
    provider.use(handlers.request.fails(422, { message: 'Your bank declined.' }))
    open()
    await userEvent.click(await move())
    expect((await screen.findByRole('alert', undefined, { timeout: 3_000 })).textContent).toContain(
      'Your bank declined.',
    )
  })
})

describeFormContract('The review of the first deposit', {
  open: async () => open(),
  submit: 'Deposit $500.00',
  again: 'Try again safely',
  call: handlers.fundAccount,
  accepted,
  done: () => screen.findByText('/fund-account/successful-fund'),
  receive: () => provideApplication('completed', [linkedAccount()]),
})
