import { describe, expect, it } from 'vitest'
import {
  bankUse,
  type BankTransfer,
  defaultBank,
  defaultFirst,
  hasRoomForBank,
  MAX_LINKED_BANKS,
  removalObstacle,
} from './linked-banks.ts'
import { type LinkedAccountStatus, linkedAccountStatuses } from './status.ts'

const bank = (uuid: string, status: LinkedAccountStatus = 'ACTIVE', isChosen = false) => ({
  uuid,
  status,
  isChosen,
})

describe('hasRoomForBank', () => {
  const takes = new Set(['ACTIVE', 'DEPOSITS_LOCKED', 'VERIFICATION_PENDING', 'PENDING', 'VERIFIED'])
  it.each(linkedAccountStatuses)(
    'hasRoomForBank counts a bank that can move money or may soon: status %s',
    (status) => {
      const banks = Array.from({ length: MAX_LINKED_BANKS }, () => ({ status }))
      expect(hasRoomForBank(banks)).toBe(!takes.has(status))
      expect(hasRoomForBank(banks.slice(1))).toBe(true)
    },
  )
})

describe('defaultBank', () => {
  it('defaultBank is the chosen bank', () => {
    expect(defaultBank([bank('new'), bank('old', 'ACTIVE', true)])?.uuid).toBe('old')
  })

  it('defaultBank is the newest usable bank when none is chosen or the chosen one is unusable', () => {
    expect(defaultBank([bank('pending', 'VERIFICATION_PENDING'), bank('new'), bank('old')])?.uuid).toBe('new')
    expect(defaultBank([bank('new'), bank('old', 'LOCKED', true)])?.uuid).toBe('new')
  })

  it('defaultBank is null while no bank can move money both ways', () => {
    expect(defaultBank([bank('a', 'DEPOSITS_LOCKED', true), bank('b', 'FAILED')])).toBeNull()
  })
})

it('defaultFirst keeps the order of the others', () => {
  const banks = [
    { uuid: 'a', isDefault: false },
    { uuid: 'b', isDefault: null },
    { uuid: 'c', isDefault: true },
  ]
  expect(defaultFirst(banks).map(({ uuid }) => uuid)).toEqual(['c', 'a', 'b'])
})

describe('removalObstacle', () => {
  const others: Record<LinkedAccountStatus, 'held' | null> = {
    ACTIVE: null,
    VERIFICATION_PENDING: null,
    FAILED: null,
    VERIFICATION_RETURNED: null,
    ARCHIVED: null,
    LOCKED: 'held',
    DEPOSITS_LOCKED: 'held',
    PENDING: null,
    VERIFIED: null,
    TIMEOUT: null,
    ERRORED: null,
    VIEW_ONLY: 'held',
  }
  it.each(linkedAccountStatuses)(
    'removalObstacle is right for a bank beside one that can move money: status %s',
    (status) => {
      expect(removalObstacle(bank('a', status), [bank('a', status), bank('b')])).toBe(others[status])
    },
  )

  it('removalObstacle keeps the last bank that can move money', () => {
    const banks = [bank('a'), bank('b', 'DEPOSITS_LOCKED'), bank('c', 'VERIFICATION_PENDING')]
    expect(removalObstacle(bank('a'), banks)).toBe('last')
    expect(removalObstacle(bank('c', 'VERIFICATION_PENDING'), banks)).toBeNull()
  })
})

describe('bankUse', () => {
  const transfer = (name: string, part: Partial<BankTransfer> = {}): BankTransfer & { name: string } => ({
    name,
    linkedAccountId: 'a',
    status: 'Pending',
    frequency: null,
    scheduledFor: null,
    ...part,
  })
  const next = { status: 'Initiated', frequency: 'monthly', scheduledFor: '2026-11-24' } as const
  const names = (transactions: readonly { name: string }[]) => transactions.map(({ name }) => name)
  // 8 in the morning in New York.
  const now = '2026-11-24T13:00:00Z'

  it('bankUse separates pending money from the next deposits of plans', () => {
    const { underWay, plans } = bankUse(
      'a',
      [
        transfer('pending'),
        transfer('submitted', { status: 'Submitted', frequency: 'monthly', scheduledFor: '2026-11-20' }),
        transfer('once', { ...next, frequency: 'once' }),
        transfer('plan', next),
        transfer('settled', { status: 'Settled' }),
        transfer('canceled', { status: 'Cancelled' }),
        transfer('of another bank', { linkedAccountId: 'b' }),
      ],
      now,
    )
    expect(names(underWay)).toEqual(['pending', 'submitted', 'once'])
    expect(names(plans)).toEqual(['plan'])
  })

  it('bankUse counts a deposit of a plan as sent from 8:30 on its day', () => {
    const plan = [transfer('plan', next)]
    expect(names(bankUse('a', plan, '2026-11-24T13:29:59Z').plans)).toEqual(['plan'])
    expect(names(bankUse('a', plan, '2026-11-24T13:30:00Z').underWay)).toEqual(['plan'])
  })
})
