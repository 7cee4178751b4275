import type { Transaction } from '@coffer/api-client/transactions'
import { addDays, easternInstant } from '@coffer/domain/calendar'
import { transactionDirections } from '@coffer/domain/status'
import { byNewestDate } from '@coffer/domain/transaction-dates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signedAmount } from '../transaction/movement.ts'
import { anyTransaction } from '../transaction/transaction.fixture.ts'
import { runningBalances } from './running-balances.ts'

const settled = (uuid: string, at: string, part: Partial<Transaction> = {}): Transaction =>
  anyTransaction({ uuid, dateProcessed: at, dateSettled: at, ...part })
const computeBalances = (transactions: Transaction[], current: number) => {
  const known = runningBalances(transactions.toSorted(byNewestDate), current)
  return known && Object.fromEntries(known)
}

const first = settled('first', '2026-11-02T13:30:00Z', { amount: 1_000_00 })
const withdrawal = settled('withdrawal', '2026-11-09T13:30:00Z', {
  direction: 'PrimaryToLinked',
  amount: 300_00,
})
const returned = settled('returned', '2026-11-12T13:30:00Z', {
  status: 'Returned',
  amount: 50_00,
  dateSettled: '2026-11-05T13:30:00Z',
  postedOn: '2026-11-05',
})
const open = anyTransaction({ uuid: 'open', status: 'Pending', dateCreated: '2026-11-13T15:00:00Z' })

describe('runningBalances', () => {
  it('runningBalances counts back from the current balance, and has none for a pending transaction', () => {
    expect(computeBalances([first, withdrawal, open], 700_00)).toEqual({
      first: 1_000_00,
      withdrawal: 700_00,
    })
  })

  it('runningBalances counts a returned deposit from its settlement to its return', () => {
    expect(computeBalances([first, withdrawal, returned], 700_00)).toEqual({
      first: 1_000_00,
      withdrawal: 750_00,
      returned: 700_00,
    })
  })

  it('runningBalances ignores a deposit returned before it settled', () => {
    const bounced = anyTransaction({ ...returned, uuid: 'bounced', dateSettled: null, postedOn: null })
    expect(computeBalances([first, bounced], 1_000_00)).toEqual({ first: 1_000_00 })
  })

  it('runningBalances puts the interest of a month on its last day, after that day’s transfers', () => {
    const late = settled('late', '2026-11-30T13:30:00Z', { amount: 10_00 })
    const next = settled('next', '2026-12-01T13:30:00Z', { amount: 5_00 })
    const interest = settled('interest', '2026-12-01T05:00:00Z', {
      direction: 'ServiceToPrimary',
      amount: 2_00,
      postedOn: '2026-11-30',
    })
    expect(computeBalances([late, interest, next], 17_00)).toEqual({
      late: 10_00,
      interest: 12_00,
      next: 17_00,
    })
  })

  it.each([
    ['an earlier transaction is missing', [withdrawal, first], 700_01],
    ['a settlement is not in the balance yet', [first], 0],
    [
      'it is not known whether a returned deposit had settled',
      [anyTransaction({ ...first, dateSettled: null }), anyTransaction({ ...returned, dateSettled: null })],
      1_000_00,
    ],
  ] as const)('runningBalances returns null if %s', (_name, transactions, current) =>
    expect(computeBalances([...transactions], current)).toBeNull(),
  )

  const movement = fc.record({
    direction: fc.constantFrom(...transactionDirections),
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    days: fc.nat(4),
    minute: fc.nat(1_439),
    returnedAfter: fc.option(fc.integer({ min: 1, max: 30 }), { nil: null }),
  })

  it('Each running balance is the sum of all postings up to its transaction, for any history', () => {
    fc.assert(
      fc.property(fc.array(movement), (movements) => {
        let day = '2026-01-01'
        const history = movements.map(({ direction, amount, days, minute, returnedAfter }, index) => {
          day = addDays(day, days)
          const at = easternInstant(day, minute)
          const isReturned = returnedAfter !== null
          const back = isReturned ? easternInstant(addDays(day, returnedAfter), minute) : at
          return settled(String(index), back, {
            direction,
            amount,
            status: isReturned ? 'Returned' : 'Settled',
            dateSettled: at,
            postedOn: day,
          })
        })
        // Computed forwards and from instants only, independent of bank days, the order within a day and uuids.
        const changes = history.flatMap((one) => {
          const cents = signedAmount(one)
          const settlement = { at: Date.parse(one.dateSettled ?? ''), cents }
          const end = { at: Date.parse(one.dateProcessed ?? ''), cents: -cents }
          return one.status === 'Returned' ? [settlement, end] : [settlement]
        })
        const sumAt = (at: number) =>
          changes.reduce((sum, change) => (change.at <= at ? sum + change.cents : sum), 0)
        const instants = changes.map(({ at }) => at)
        fc.pre(new Set(instants).size === instants.length)
        const known = runningBalances(history.toSorted(byNewestDate), sumAt(Infinity))
        for (const { uuid, dateProcessed } of history) {
          expect(known?.get(uuid)).toBe(sumAt(Date.parse(dateProcessed ?? '')))
        }
      }),
    )
  })

  it('runningBalances returns null for any history that does not add up to the current balance', () => {
    fc.assert(
      fc.property(fc.array(movement), fc.integer({ min: 1 }), (movements, difference) => {
        const history = movements.map(({ direction, amount }, index) =>
          settled(String(index), '2026-11-02T13:30:00Z', { direction, amount }),
        )
        const sum = history.reduce((total, one) => total + signedAmount(one), 0)
        expect(runningBalances(history, sum + difference)).toBeNull()
      }),
    )
  })
})
