import { describe, expect, it } from 'vitest'
import { anyTransaction } from '../transaction/transaction.fixture.ts'
import { transactionGroups } from './transaction-groups.ts'

const on = (effectiveOn: string, uuid = effectiveOn) => anyTransaction({ uuid, effectiveOn })
const keysAndDays = (days: readonly string[]) =>
  transactionGroups(
    days.map((day) => on(day)),
    '2026-11-20',
  ).map(({ key, transactions }) => [key, transactions.map(({ uuid }) => uuid)])

describe('transactionGroups', () => {
  it('transactionGroups has a group for each month with a transaction, in the order of the list', () => {
    expect(keysAndDays(['2026-11-03', '2026-11-01', '2026-10-31', '2025-11-30'])).toEqual([
      ['2026-11', ['2026-11-03', '2026-11-01']],
      ['2026-10', ['2026-10-31']],
      ['2025-11', ['2025-11-30']],
    ])
  })

  it('transactionGroups puts upcoming transactions of any month first, soonest first', () => {
    const scheduled = (day: string) =>
      anyTransaction({ uuid: day, status: 'Initiated', scheduledFor: day, effectiveOn: day })
    const groups = transactionGroups(
      [scheduled('2027-01-04'), scheduled('2026-11-30'), on('2026-11-03')],
      '2026-11-20',
    )
    expect(groups.map(({ key, month }) => [key, month])).toEqual([
      ['upcoming', null],
      ['2026-11', { year: 2026, month: 11 }],
    ])
    expect(groups[0]?.transactions.map(({ uuid }) => uuid)).toEqual(['2026-11-30', '2027-01-04'])
  })

  it('transactionGroups returns no groups if there are no transactions', () =>
    expect(keysAndDays([])).toEqual([]))
})
