import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dailyBalances, interestEarned } from './daily-balances.ts'

type Movement = Parameters<typeof dailyBalances>[0][number]

const moved = (
  direction: Movement['direction'],
  amount: number,
  effectiveOn: string,
  status: Movement['status'] = 'Settled',
): Movement => ({ direction, amount, effectiveOn, status })

const lastThreeDays = { today: '2026-11-20', days: 3, apy: '0' }

describe('dailyBalances', () => {
  it('dailyBalances repeats today’s balance when there are no transactions', () => {
    expect(dailyBalances([], 1_000, lastThreeDays)).toEqual([
      { date: '2026-11-18', balance: 1_000, earning: 1_000, interest: 0 },
      { date: '2026-11-19', balance: 1_000, earning: 1_000, interest: 0 },
      { date: '2026-11-20', balance: 1_000, earning: 1_000, interest: 0 },
    ])
  })

  it('dailyBalances undoes the transactions of each day, going backwards', () => {
    const transactions = [
      moved('PrimaryToLinked', 300, '2026-11-20'),
      moved('LinkedToPrimary', 1_000, '2026-11-19'),
      moved('ServiceToPrimary', 5, '2026-11-19'),
    ]
    expect(dailyBalances(transactions, 905, lastThreeDays)).toEqual([
      { date: '2026-11-18', balance: 200, earning: 200, interest: 0 },
      { date: '2026-11-19', balance: 1_205, earning: 1_200, interest: 0 },
      { date: '2026-11-20', balance: 905, earning: 905, interest: 0 },
    ])
  })

  it('dailyBalances adds posted interest to the balance of its day, but it earns only from the next', () => {
    const posted = [moved('ServiceToPrimary', 50_000_00, '2026-11-19')]
    const points = dailyBalances(posted, 60_000_00, { ...lastThreeDays, apy: '4.35' })
    expect(points.map(({ balance }) => balance)).toEqual([10_000_00, 60_000_00, 60_000_00])
    expect(points.map(({ interest }) => interest)).toEqual([117, 117, 701])
  })

  it.each(['Initiated', 'Pending', 'Submitted', 'Returned', 'Voided', 'Cancelled'] as const)(
    'dailyBalances ignores a transaction with the status %s',
    (status) => {
      const transactions = [moved('LinkedToPrimary', 500, '2026-11-20', status)]
      expect(dailyBalances(transactions, 700, lastThreeDays).map(({ balance }) => balance)).toEqual([
        700, 700, 700,
      ])
    },
  )

  it('dailyBalances computes the interest of each day from the APY', () => {
    const points = dailyBalances([], 10_000_00, { today: '2026-11-20', days: 5, apy: '4.35' })
    expect(points.map(({ interest }) => interest)).toEqual([117, 117, 117, 117, 117])
    expect(interestEarned(points, '4.35')).toBe(584)
  })

  it('dailyBalances has each day once and ends at the current balance, for any history', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-11-${String(number).padStart(2, '0')}`)
    const movement = fc.record({
      direction: fc.constantFrom(
        'LinkedToPrimary',
        'PrimaryToLinked',
        'ServiceToPrimary',
        'PrimaryToService',
      ),
      amount: fc.integer({ min: 1, max: 1_000_000 }),
      effectiveOn: day,
      status: fc.constant('Settled'),
    } as const)
    fc.assert(
      fc.property(fc.array(movement), fc.integer({ min: 0, max: 1e9 }), (transactions, balance) => {
        const points = dailyBalances(transactions, balance, { today: '2026-11-28', days: 28, apy: '0' })
        expect(points).toHaveLength(28)
        expect(points.at(-1)?.balance).toBe(balance)
        const afterFirst = transactions.filter(({ effectiveOn }) => effectiveOn > '2026-11-01')
        const change = afterFirst.reduce(
          (sum, { direction, amount }) => sum + (direction.endsWith('ToPrimary') ? amount : -amount),
          0,
        )
        expect(points[0]?.balance).toBe(balance - change)
      }),
    )
  })
})
