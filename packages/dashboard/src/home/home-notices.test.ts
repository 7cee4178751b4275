import type { Alert } from '@coffer/api-client/alerts'
import { describe, expect, it } from 'vitest'
import { anyTransaction } from '../transaction/transaction.fixture.ts'
import { returnedFunding, recentlyReturned, unreadAlerts } from './home-notices.ts'

describe('returnedFunding', () => {
  const moved = (status: 'Returned' | 'Settled', returnCode: string | null) =>
    anyTransaction({ uuid: status, status, returnCode })
  const locked = [{ status: 'LOCKED' as const }]
  const active = [{ status: 'ACTIVE' as const }]

  it.each([
    [
      'finds a deposit returned with a code when the account is locked',
      [moved('Returned', 'R01')],
      locked,
      'Returned',
    ],
    [
      'finds none when another deposit has settled',
      [moved('Returned', 'R01'), moved('Settled', null)],
      locked,
      undefined,
    ],
    ['finds none without a return code', [moved('Returned', null)], locked, undefined],
    ['finds none when the linked account is still active', [moved('Returned', 'R01')], active, undefined],
    ['finds none without a linked account', [moved('Returned', 'R01')], [], undefined],
    ['finds none without transactions', [], locked, undefined],
  ])('returnedFunding %s', (_name, transactions, accounts, uuid) => {
    expect(returnedFunding(transactions, accounts)?.uuid).toBe(uuid)
  })
})

describe('recentlyReturned', () => {
  const back = (uuid: string, dateProcessed: string, status: 'Returned' | 'Settled' = 'Returned') =>
    anyTransaction({ uuid, status, dateProcessed })
  const all = [
    back('today', '2026-11-20T15:00:00Z'),
    back('settled', '2026-11-19T15:00:00Z', 'Settled'),
    back('two weeks ago', '2026-11-06T16:00:00Z'),
    back('before that', '2026-11-06T15:00:00Z'),
  ]

  it('recentlyReturned lists the transactions returned within two weeks', () => {
    const lately = recentlyReturned(all, '2026-11-20T16:00:00Z')
    expect(lately.map(({ uuid }) => uuid)).toEqual(['today', 'two weeks ago'])
  })
})

describe('unreadAlerts', () => {
  const alert = (uuid: string, changed: Partial<Alert> = {}): Alert => ({
    uuid,
    title: uuid,
    body: '',
    createdAt: '2026-11-18T13:30:00Z',
    readAt: null,
    ...changed,
  })

  it('unreadAlerts lists alerts neither read nor dismissed, newest first', () => {
    const alerts = [
      alert('old', { createdAt: '2026-11-01T13:30:00Z' }),
      alert('new'),
      alert('read', { readAt: '2026-11-19T13:30:00Z' }),
      alert('aside'),
    ]
    expect(unreadAlerts(alerts, ['aside']).map(({ uuid }) => uuid)).toEqual(['new', 'old'])
  })
})
