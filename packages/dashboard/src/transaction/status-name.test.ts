import { transactionStatuses } from '@coffer/domain/status'
import { describe, expect, it } from 'vitest'
import { toFilterName, getStatusName, statusNames, statusByName } from './status-name.ts'

describe('getStatusName', () => {
  it.each([
    ['Initiated', '2026-12-01', 'Scheduled'],
    ['Initiated', null, 'Pending'],
    ['Pending', null, 'Pending'],
    ['Submitted', '2026-12-01', 'Pending'],
    ['Settled', null, 'Completed'],
    ['Returned', null, 'Returned'],
    ['Voided', null, 'Canceled'],
    ['Cancelled', null, 'Canceled'],
  ] as const)('getStatusName names %s, scheduled for %s, “%s”', (status, scheduledFor, name) =>
    expect(getStatusName({ status, scheduledFor, dateProcessed: null })).toBe(name),
  )

  it.each([
    ['2026-12-01T13:29:59Z', 'Canceled'],
    ['2026-12-01T13:30:00Z', 'Failed'],
  ])(
    'A deposit due December 1 at 8:30 a.m. in New York that ended at %s is named “%s”',
    (dateProcessed, name) =>
      expect(getStatusName({ status: 'Cancelled', scheduledFor: '2026-12-01', dateProcessed })).toBe(name),
  )
})

describe('status names in the search', () => {
  it('Each status name is read back from the status that the filter writes into the search', () => {
    for (const name of statusNames) expect(toFilterName(statusByName[name])).toBe(name)
  })

  it('Every status has a name', () => {
    for (const status of transactionStatuses) expect(statusNames).toContain(toFilterName(status))
  })
})
