import { describe, expect, it } from 'vitest'
import { readSearch } from './routes.ts'

const everyFilter = {
  id: 'deposit',
  search: 'rent',
  status: 'Pending',
  direction: 'LinkedToPrimary',
  from: '2026-01-31',
  to: '2026-02-28',
}

describe('readSearch', () => {
  it('readSearch keeps the values that match the schema of the route', () => {
    expect(readSearch('/dashboard/transactions-list', everyFilter)).toEqual(everyFilter)
  })

  it.each([
    [{ status: 'settled' }],
    [{ direction: 'sideways' }],
    [{ from: '2026-02-30', to: 'yesterday' }],
    [{ search: ['rent'] }],
    [{ sort: 'amount' }],
    [{}],
  ])('readSearch treats values that do not match as absent in %o', (search) => {
    expect(readSearch('/dashboard/transactions-list', { ...search, id: 'deposit' })).toEqual({
      id: 'deposit',
    })
  })

  it.each([
    ['/deposit', 'review', 'review'],
    ['/deposit', 'closing', undefined],
    ['/withdraw', 'confirm-closing', 'confirm-closing'],
    ['/withdraw', 'done', undefined],
  ] as const)('readSearch reads the step of %s?step=%s as %s', (path, step, expected) => {
    expect(readSearch(path, { step }).step).toBe(expected)
  })

  it.each([
    ['2026', 2026],
    ['1999', 1999],
    ['26', undefined],
    ['20260', undefined],
    ['-202', undefined],
    ['all', undefined],
  ])('readSearch reads the year %o as %o', (year, expected) => {
    expect(readSearch('/dashboard/documents/statements', { year }).year).toBe(expected)
  })
})
