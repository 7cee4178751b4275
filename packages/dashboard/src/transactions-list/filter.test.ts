import fc from 'fast-check'
import { transactionDirections, transactionStatuses } from '@coffer/domain/status'
import { describe, expect, it } from 'vitest'
import { everything, filterOf, narrowings, searchOf } from './filter.ts'

const day = fc.constantFrom('', '2026-01-31', '2026-11-20')
const filters = fc.record({
  text: fc.string(),
  status: fc.constantFrom('all', ...transactionStatuses),
  direction: fc.constantFrom('all', ...transactionDirections),
  from: day,
  to: day,
} as const)

describe('the filter in the search', () => {
  it('round-trips', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(filterOf(searchOf(filter))).toEqual(filter)
      }),
    )
  })

  it('is absent when it filters nothing', () => expect(searchOf(everything)).toEqual({}))

  it('filters nothing when absent', () => expect(filterOf({})).toEqual(everything))

  it('counts the filters besides the text', () => {
    expect(narrowings({ ...everything, text: 'rent' })).toBe(0)
    expect(narrowings({ ...everything, status: 'Pending', from: '2026-01-31' })).toBe(2)
  })
})
