import { describe, expect, it } from 'vitest'
import {
  beforeClosing,
  datesOfDay,
  datesOfNow,
  isScheduledDeposit,
  leftToday,
  type TransferLike,
  unavailableMoney,
} from './transfers.ts'

const moving = (part: Partial<TransferLike> = {}): TransferLike => ({
  direction: 'LinkedToPrimary',
  status: 'Pending',
  amount: 100_00,
  dateCreated: '2026-11-20T15:00:00Z',
  scheduledFor: null,
  ...part,
})

const monday = { availableFrom: '2026-11-23T13:30:00Z', availableOn: '2026-11-23' }

describe('the dates of a transfer', () => {
  it.each([
    ['Friday morning', '2026-11-20T15:00:00Z', ['2026-11-20', '2026-11-23', '2026-11-24', null]],
    ['Friday at the cut-off', '2026-11-20T21:00:00Z', ['2026-11-23', '2026-11-24', '2026-11-25', 'late']],
    ['Saturday', '2026-11-21T15:00:00Z', ['2026-11-23', '2026-11-24', '2026-11-25', 'saturday']],
    ['Sunday', '2026-11-22T15:00:00Z', ['2026-11-23', '2026-11-24', '2026-11-25', 'sunday']],
    ['Thanksgiving', '2026-11-26T15:00:00Z', ['2026-11-27', '2026-11-30', '2026-12-01', 'holiday']],
  ])(
    'The dates of a transfer requested now are right on %s',
    (_, instant, [leaves, arrives, available, delay]) => {
      expect(datesOfNow(instant)).toEqual({ leaves, arrives, available, delay })
    },
  )

  it.each([
    ['2026-11-24', ['2026-11-24', '2026-11-25', '2026-11-27', null]],
    ['2026-11-21', ['2026-11-23', '2026-11-24', '2026-11-25', 'saturday']],
    ['2026-12-25', ['2026-12-28', '2026-12-29', '2026-12-30', 'holiday']],
    // A Sunday whose Monday is a holiday: the requested day is the Sunday.
    ['2023-01-01', ['2023-01-03', '2023-01-04', '2023-01-05', 'sunday']],
  ])(
    'The dates of a transfer requested for the day %s are right',
    (date, [leaves, arrives, available, delay]) => {
      expect(datesOfDay(date)).toEqual({ leaves, arrives, available, delay })
    },
  )
})

describe('leftToday', () => {
  const remainingToday = (...transactions: TransferLike[]) =>
    leftToday(transactions, { direction: 'LinkedToPrimary', daily: 500_00, now: '2026-11-21T03:00:00Z' })

  it('leftToday subtracts the requests of today, in New York, in the same direction', () => {
    expect(remainingToday(moving(), moving({ amount: 50_00 }))).toBe(350_00)
    expect(remainingToday(moving({ dateCreated: '2026-11-20T04:59:00Z' }))).toBe(500_00)
    expect(remainingToday(moving({ direction: 'PrimaryToLinked' }))).toBe(500_00)
  })

  it.each(['Voided', 'Returned', 'Cancelled'] as const)(
    'leftToday does not subtract a transfer with status %s',
    (status) => {
      expect(remainingToday(moving({ status }))).toBe(500_00)
    },
  )

  it('leftToday subtracts a scheduled transfer on its day, not on the day it was created', () => {
    expect(remainingToday(moving({ scheduledFor: '2026-11-20', dateCreated: '2026-10-01T15:00:00Z' }))).toBe(
      400_00,
    )
    expect(remainingToday(moving({ scheduledFor: '2026-11-23', status: 'Initiated' }))).toBe(500_00)
  })

  it('leftToday is never negative', () => {
    expect(remainingToday(moving({ amount: 900_00 }))).toBe(0)
  })
})

it.each([
  [moving({ status: 'Initiated', scheduledFor: '2026-12-01' }), true],
  [moving({ status: 'Pending', scheduledFor: '2026-12-01' }), false],
  [moving({ status: 'Initiated' }), false],
  [moving({ status: 'Initiated', scheduledFor: '2026-12-01', direction: 'PrimaryToLinked' }), false],
])('isScheduledDeposit tells a scheduled deposit from another transfer: case %#', (transaction, waits) => {
  expect(isScheduledDeposit(transaction)).toBe(waits)
})

describe('beforeClosing', () => {
  const now = '2026-11-20T15:00:00Z'
  const pending = moving()
  const submitted = moving({ status: 'Submitted', direction: 'PrimaryToLinked' })
  const scheduled = moving({ status: 'Initiated', scheduledFor: '2026-12-01' })
  const held = moving({ status: 'Settled', ...monday })
  const done = moving({ status: 'Settled', availableFrom: '2026-11-19T13:30:00Z' })

  it('beforeClosing waits for pending or held transactions and cancels scheduled ones', () => {
    expect(beforeClosing([scheduled, pending, submitted, held, done], now)).toEqual({
      underWay: [pending, submitted, held],
      scheduled: [scheduled],
    })
  })
})

describe('unavailableMoney', () => {
  const now = '2026-11-20T15:00:00Z'

  it('unavailableMoney has pending withdrawals and held deposits', () => {
    const out = moving({ direction: 'PrimaryToLinked', amount: 30_00 })
    const held = moving({ status: 'Settled', amount: 50_00, ...monday })
    expect(unavailableMoney({ availableBalance: 100_00, currentBalance: 180_00 }, [out, held], now)).toEqual({
      outgoing: 30_00,
      held: 50_00,
      heldUntil: '2026-11-23',
    })
  })

  it('unavailableMoney is zero when the whole balance is available', () => {
    expect(unavailableMoney({ availableBalance: 100_00, currentBalance: 100_00 }, [moving()], now)).toEqual({
      outgoing: 0,
      held: 0,
      heldUntil: null,
    })
  })
})
