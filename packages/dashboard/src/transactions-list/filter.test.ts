import fc from 'fast-check'
import { transactionDirections, transactionStatuses } from '@coffer/domain/status'
import { describe, expect, it } from 'vitest'
import { everything, parseFilter, countFilters, toSearch } from './filter.ts'

const day = fc.constantFrom('', '2026-01-31', '2026-11-20')
const filters = fc.record({
  text: fc.string(),
  status: fc.constantFrom('all', ...transactionStatuses),
  direction: fc.constantFrom('all', ...transactionDirections),
  from: day,
  to: day,
} as const)

describe('the filter in the search', () => {
  it('Any filter survives a round trip through the search', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parseFilter(toSearch(filter))).toEqual(filter)
      }),
    )
  })

  it('A filter that excludes nothing leaves the search empty', () => expect(toSearch(everything)).toEqual({}))

  it('An empty search excludes nothing', () => expect(parseFilter({})).toEqual(everything))

  it('countFilters counts the filters other than the text', () => {
    expect(countFilters({ ...everything, text: 'rent' })).toBe(0)
    expect(countFilters({ ...everything, status: 'Pending', from: '2026-01-31' })).toBe(2)
  })
})
