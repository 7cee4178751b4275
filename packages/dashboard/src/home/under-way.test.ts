import { describe, expect, it } from 'vitest'
import { anyTransaction as made } from '../transaction/transaction.fixture.ts'
import { moneyUnderWay, nextDepositStages } from './under-way.ts'

// A Friday before the cut-off at four in the afternoon.
const now = '2026-11-20T16:00:00Z'
const asked = { dateCreated: '2026-11-20T15:00:00Z' }
const describeStages = (part: Parameters<typeof made>[0], at = now) =>
  moneyUnderWay([made({ ...asked, ...part })], at).map(({ stages }) =>
    stages.map(({ name, on, isReached }) => `${isReached ? 'reached' : 'expected'} ${name} ${on}`),
  )

describe('moneyUnderWay', () => {
  it('moneyUnderWay has the days a deposit leaves, arrives and becomes available', () => {
    expect(describeStages({ status: 'Initiated' })).toEqual([
      ['expected leaves 2026-11-20', 'expected arrives 2026-11-23', 'expected available 2026-11-24'],
    ])
  })

  it('moneyUnderWay lists a settled deposit until it is available', () => {
    const settled = {
      status: 'Settled',
      dateSubmitted: '2026-11-20T21:00:00Z',
      effectiveOn: '2026-11-23',
      availableFrom: '2026-11-24T13:30:00Z',
      availableOn: '2026-11-24',
    } as const
    expect(describeStages(settled, '2026-11-24T13:29:00Z')).toEqual([
      ['reached leaves 2026-11-20', 'reached arrives 2026-11-23', 'expected available 2026-11-24'],
    ])
    expect(describeStages(settled, '2026-11-24T13:30:00Z')).toEqual([])
  })

  it('moneyUnderWay has the day a withdrawal reaches the linked bank', () => {
    expect(describeStages({ status: 'Pending', direction: 'PrimaryToLinked' })).toEqual([
      ['expected leavesSavings 2026-11-20', 'expected reachesBank 2026-11-23'],
    ])
  })

  it('moneyUnderWay leaves out scheduled deposits and returned transfers', () => {
    expect(describeStages({ status: 'Initiated', scheduledFor: '2026-12-01' })).toEqual([])
    expect(describeStages({ status: 'Returned' })).toEqual([])
  })

  it('moneyUnderWay lists the oldest transfer first', () => {
    const all = moneyUnderWay(
      ['late', 'early'].map((uuid) => made({ ...asked, uuid, status: 'Pending' })),
      now,
    )
    expect(all.map(({ transaction }) => transaction.uuid)).toEqual(['early', 'late'])
  })
})

it('A deposit made after the cut-off leaves on the next business day', () => {
  expect(nextDepositStages('2026-11-20T21:30:00Z').map(({ on }) => on)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
  ])
})
