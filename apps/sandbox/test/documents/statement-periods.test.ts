import { easternInstant } from '@coffer/domain/calendar'
import { describe, expect, it } from 'vitest'
import { annualPercentageYieldEarned } from '../../src/statements/annual-yield.ts'
import { statementPeriods } from '../../src/statements/periods.ts'

describe('the annual percentage yield earned, Regulation DD Appendix A', () => {
  it.each([
    // Examples of the regulation.
    [{ interestCents: 525, averageDailyBalance: 150_000, days: 30 }, '4.34'],
    [{ interestCents: 525, averageDailyBalance: 150_000, days: 31 }, '4.20'],
    [{ interestCents: 0, averageDailyBalance: 150_000, days: 30 }, '0.00'],
    [{ interestCents: 0, averageDailyBalance: 0, days: 30 }, '0.00'],
  ])('The annual percentage yield earned of %o is %s', (earned, expected) => {
    expect(annualPercentageYieldEarned(earned)).toBe(expected)
  })
})

describe('the months of an account', () => {
  const openedAt = new Date(easternInstant('2026-01-20', 9 * 60))

  it('The months of an account start on the day it was opened and end on the day it was closed', () => {
    const closedAt = new Date(easternInstant('2026-03-10', 9 * 60))
    const months = statementPeriods({ openedAt, closedAt }, new Date(easternInstant('2026-08-01', 0)))
    expect(months.map(({ from, to, days }) => [from, to, days])).toEqual([
      ['2026-01-20', '2026-01-31', 12],
      ['2026-02-01', '2026-02-28', 28],
      ['2026-03-01', '2026-03-10', 10],
    ])
  })

  it('The months of an account end at midnight in New York, in any season', () => {
    const months = statementPeriods({ openedAt, closedAt: null }, new Date('2026-12-01T05:00:00Z'))
    expect(months.map(({ until }) => until.toISOString()).slice(0, 3)).toEqual([
      '2026-02-01T05:00:00.000Z',
      '2026-03-01T05:00:00.000Z',
      '2026-04-01T04:00:00.000Z',
    ])
    expect(months).toHaveLength(11)
    expect(statementPeriods({ openedAt, closedAt: null }, new Date('2026-12-01T04:59:59Z'))).toHaveLength(10)
  })
})
