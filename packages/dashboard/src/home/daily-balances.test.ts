import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dailyBalances, interestEarned } from './daily-balances.ts'

type Movement = Parameters<typeof dailyBalances>[0][number]

const moved = (
  direction: Movement['direction'],
  amount: number,
  dateProcessed: string | null,
  status: Movement['status'] = 'Settled',
): Movement => ({ direction, amount, dateProcessed, status })

const lastThreeDays = { today: '2026-11-20', days: 3, apy: '0' }

describe('dailyBalances', () => {
  it('repeats today’s balance without transactions', () => {
    expect(dailyBalances([], 1_000, lastThreeDays)).toEqual([
      { date: '2026-11-18', balance: 1_000, interest: 0 },
      { date: '2026-11-19', balance: 1_000, interest: 0 },
      { date: '2026-11-20', balance: 1_000, interest: 0 },
    ])
  })

  it('subtracts each day going backwards', () => {
    const transactions = [
      moved('PrimaryToLinked', 300, '2026-11-20T13:30:00Z'),
      moved('LinkedToPrimary', 1_000, '2026-11-19T13:30:00Z'),
      moved('ServiceToPrimary', 5, '2026-11-19T13:30:00Z'),
    ]
    expect(dailyBalances(transactions, 905, lastThreeDays)).toEqual([
      { date: '2026-11-18', balance: 200, interest: 0 },
      { date: '2026-11-19', balance: 1_205, interest: 0 },
      { date: '2026-11-20', balance: 905, interest: 0 },
    ])
  })

  it('uses Eastern dates: an evening in New York is the next day in UTC', () => {
    const evening = [moved('LinkedToPrimary', 100, '2026-11-20T03:00:00Z')]
    expect(dailyBalances(evening, 100, lastThreeDays).map(({ balance }) => balance)).toEqual([0, 100, 100])
  })

  it.each(['Initiated', 'Pending', 'Submitted', 'Returned', 'Voided', 'Cancelled'] as const)(
    'passes over what is %s',
    (status) => {
      const transactions = [moved('LinkedToPrimary', 500, '2026-11-20T13:30:00Z', status)]
      expect(dailyBalances(transactions, 700, lastThreeDays).map(({ balance }) => balance)).toEqual([
        700, 700, 700,
      ])
    },
  )

  it('computes daily interest at the rate of the APY', () => {
    const points = dailyBalances([], 10_000_00, { today: '2026-11-20', days: 5, apy: '4.35' })
    expect(points.map(({ interest }) => interest)).toEqual([117, 117, 117, 117, 117])
    expect(interestEarned(points, '4.35')).toBe(584)
  })

  it('ends at the balance shown, has every day once, and changes by the transactions, for any history', () => {
    const day = fc
      .integer({ min: 1, max: 28 })
      .map((number) => `2026-11-${String(number).padStart(2, '0')}T15:00:00Z`)
    const movement = fc.record({
      direction: fc.constantFrom(
        'LinkedToPrimary',
        'PrimaryToLinked',
        'ServiceToPrimary',
        'PrimaryToService',
      ),
      amount: fc.integer({ min: 1, max: 1_000_000 }),
      dateProcessed: day,
      status: fc.constant('Settled'),
    } as const)
    fc.assert(
      fc.property(fc.array(movement), fc.integer({ min: 0, max: 1e9 }), (transactions, balance) => {
        const points = dailyBalances(transactions, balance, { today: '2026-11-28', days: 28, apy: '0' })
        expect(points).toHaveLength(28)
        expect(points.at(-1)?.balance).toBe(balance)
        const afterFirst = transactions.filter(({ dateProcessed }) => dateProcessed > '2026-11-02')
        const change = afterFirst.reduce(
          (sum, { direction, amount }) => sum + (direction.endsWith('ToPrimary') ? amount : -amount),
          0,
        )
        expect(points[0]?.balance).toBe(balance - change)
      }),
    )
  })
})
