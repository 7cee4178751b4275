import { describe, expect, it } from 'vitest'
import { anyTransaction as made } from '../transaction/transaction.fixture.ts'
import { moneyUnderWay, stagesOfNextDeposit } from './under-way.ts'

// A Friday before the cut-off at four in the afternoon.
const now = '2026-11-20T16:00:00Z'
const asked = { dateCreated: '2026-11-20T15:00:00Z' }
const stagesOf = (part: Parameters<typeof made>[0], at = now) =>
  moneyUnderWay([made({ ...asked, ...part })], at).map(({ stages }) =>
    stages.map(({ name, on, isReached }) => `${isReached ? 'reached' : 'expected'} ${name} ${on}`),
  )

describe('moneyUnderWay', () => {
  it('says when a deposit earns and when it is available', () => {
    expect(stagesOf({ status: 'Initiated' })).toEqual([
      ['expected leaves 2026-11-20', 'expected arrives 2026-11-23', 'expected available 2026-11-24'],
    ])
  })

  it('lists a settled deposit until it is available', () => {
    const settled = {
      status: 'Settled',
      dateSubmitted: '2026-11-20T21:00:00Z',
      effectiveOn: '2026-11-23',
      availableFrom: '2026-11-24T13:30:00Z',
      availableOn: '2026-11-24',
    } as const
    expect(stagesOf(settled, '2026-11-24T13:29:00Z')).toEqual([
      ['reached leaves 2026-11-20', 'reached arrives 2026-11-23', 'expected available 2026-11-24'],
    ])
    expect(stagesOf(settled, '2026-11-24T13:30:00Z')).toEqual([])
  })

  it('says when a withdrawal is at the bank', () => {
    expect(stagesOf({ status: 'Pending', direction: 'PrimaryToLinked' })).toEqual([
      ['expected leavesSavings 2026-11-20', 'expected reachesBank 2026-11-23'],
    ])
  })

  it('leaves out what waits for its day, and what came to nothing', () => {
    expect(stagesOf({ status: 'Initiated', scheduledFor: '2026-12-01' })).toEqual([])
    expect(stagesOf({ status: 'Returned' })).toEqual([])
  })

  it('starts with the earliest', () => {
    const all = moneyUnderWay(
      ['late', 'early'].map((uuid) => made({ ...asked, uuid, status: 'Pending' })),
      now,
    )
    expect(all.map(({ transaction }) => transaction.uuid)).toEqual(['early', 'late'])
  })
})

it('promises the days of a deposit after the cut-off from the next business day on', () => {
  expect(stagesOfNextDeposit('2026-11-20T21:30:00Z').map(({ on }) => on)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
  ])
})
