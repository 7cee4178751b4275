import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../transport/failures.fixture.ts'
import { respondWith, startProvider } from '../transport/provider.fixture.ts'
import { closeAccount, deposit, editDeposit, withdraw } from './transfers.ts'

const provider = await startProvider()
beforeEach(() => provider.configure({ bearer: () => 'full-token' }))

const accepted = respondWith({ request_id: '42' }, { code: 202, completedAt: null })
const sent = (): unknown => JSON.parse(provider.received.at(-1)?.body ?? '')
const key = 'key-1'
const now = { frequency: 'once', startDate: null, endDate: null } as const
const monthly = { frequency: 'monthly', startDate: '2026-12-01', endDate: '2027-06-01' } as const

describe('transfers', () => {
  it('POST /deposit sends a deposit with its idempotency key', async () => {
    provider.script('POST /deposit', accepted)
    expect(await deposit({ linkedAccountId: 'a', amount: 50_000, ...now, idempotencyKey: key })).toEqual({
      requestId: '42',
    })
    expect(provider.received.at(-1)?.headers['idempotency-key']).toBe(key)
    expect(sent()).toEqual({
      linked_account_id: 'a',
      amount: 50_000,
      frequency: 'once',
      start_date: null,
      end_date: null,
    })
  })

  it('POST /deposit schedules a repeating deposit, and PATCH /deposit/{id} changes it', async () => {
    const schedule = { frequency: 'monthly', start_date: '2026-12-01', end_date: '2027-06-01' }
    provider.script('POST /deposit', accepted)
    await deposit({ linkedAccountId: 'a', amount: 50_000, ...monthly, idempotencyKey: key })
    expect(sent()).toEqual({ linked_account_id: 'a', amount: 50_000, ...schedule })
    provider.script('PATCH /deposit/d', accepted)
    await editDeposit('d', { amount: 60_000, ...monthly, idempotencyKey: key })
    expect(sent()).toEqual({ amount: 60_000, ...schedule })
  })

  it('POST /withdraw withdraws an amount or closes the account', async () => {
    provider.script('POST /withdraw', accepted)
    await withdraw({ linkedAccountId: 'a', amount: 50_000, idempotencyKey: key })
    expect(sent()).toEqual({ linked_account_id: 'a', amount: 50_000 })
    await closeAccount({ linkedAccountId: 'a', reason: 'other_bank', idempotencyKey: key })
    expect(sent()).toEqual({ linked_account_id: 'a', close_account: true, reason: 'other_bank' })
  })

  it('POST /withdraw fails with errors by field', async () => {
    provider.script(
      'POST /withdraw',
      respondWith(null, { code: 422, errors: { linked_account_id: ['No.'] } }),
    )
    const refused = withdraw({ linkedAccountId: 'a', amount: 50_000, idempotencyKey: key })
    expect(await failureOf(refused)).toMatchObject({ kind: 'invalid', fields: { linkedAccountId: ['No.'] } })
  })
})
