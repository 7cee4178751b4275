import { transactionStatuses } from '@coffer/domain/status'
import { describe, expect, it } from 'vitest'
import { nameOfStatus, statusNameOf, statusNames, statusOfName } from './status-name.ts'

describe('statusNameOf', () => {
  it.each([
    ['Initiated', '2026-12-01', 'Scheduled'],
    ['Initiated', null, 'Pending'],
    ['Pending', null, 'Pending'],
    ['Submitted', '2026-12-01', 'Pending'],
    ['Settled', null, 'Completed'],
    ['Returned', null, 'Returned'],
    ['Voided', null, 'Canceled'],
    ['Cancelled', null, 'Canceled'],
  ] as const)('calls %s, scheduled for %s, %s', (status, scheduledFor, name) =>
    expect(statusNameOf({ status, scheduledFor, dateProcessed: null })).toBe(name),
  )

  it.each([
    ['2026-12-01T13:29:59Z', 'Canceled'],
    ['2026-12-01T13:30:00Z', 'Failed'],
  ])(
    'calls a deposit of December 1 that ended at %s %s: it is sent at 8:30 in New York',
    (dateProcessed, name) =>
      expect(statusNameOf({ status: 'Cancelled', scheduledFor: '2026-12-01', dateProcessed })).toBe(name),
  )
})

describe('a name in an address', () => {
  it('is read back from its status in the filter’s address', () => {
    for (const name of statusNames) expect(nameOfStatus(statusOfName[name])).toBe(name)
  })

  it('exists for every status', () => {
    for (const status of transactionStatuses) expect(statusNames).toContain(nameOfStatus(status))
  })
})
