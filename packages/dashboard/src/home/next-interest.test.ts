import { describe, expect, it } from 'vitest'
import { nextInterest } from './next-interest.ts'

const account = { currentBalance: 1_000_000, apy: '4.35', closingSince: null }
const deposit = (effectiveOn: string) =>
  ({ direction: 'LinkedToPrimary', status: 'Settled', amount: 1_000_000, effectiveOn }) as const

describe('nextInterest', () => {
  it('The next interest is paid on the last day of the month, also in February of a leap year', () => {
    expect(nextInterest(account, [], '2028-02-10')?.on).toBe('2028-02-29')
    expect(nextInterest(account, [], '2026-12-31')?.on).toBe('2026-12-31')
  })

  // $10,000 earns 116.866 cents a day at 4.35 %: 12 × (1.0435^(1/12) − 1) / 365.
  it('The estimate of the next interest is the amount that the balance earns in the month', () => {
    expect(nextInterest(account, [], '2026-11-15')?.estimate).toBe(3_506)
  })

  it('The estimate of the next interest counts a deposit from its day on', () => {
    expect(nextInterest(account, [deposit('2026-11-21')], '2026-11-25')?.estimate).toBe(1_169)
  })

  it('nextInterest returns null if the balance is zero or the account is closing', () => {
    expect(nextInterest({ ...account, currentBalance: 0 }, [], '2026-11-15')).toBeNull()
    expect(nextInterest({ ...account, closingSince: '2026-11-14T15:00:00Z' }, [], '2026-11-15')).toBeNull()
  })
})
