import type { Alert } from '@coffer/api-client/alerts'
import type { Banner } from '@coffer/api-client/banners'
import { describe, expect, it } from 'vitest'
import { bannersShown, returnedFunding, unreadAlerts } from './home-notices.ts'

const now = Date.parse('2026-11-20T15:00:00Z')

const banner = (changed: Partial<Banner>): Banner => ({
  uuid: 'b',
  type: 'info',
  location: 'all',
  title: '',
  body: '',
  isDismissible: true,
  startsAt: null,
  endsAt: null,
  ...changed,
})

describe('banners shown on the dashboard', () => {
  it.each<[string, Partial<Banner>, string[], boolean]>([
    ['for everyone', {}, [], true],
    ['for the dashboard', { location: 'dashboard' }, [], true],
    ['for the log-in page', { location: 'login' }, [], false],
    ['for registration', { location: 'registration' }, [], false],
    ['for registration home', { location: 'registration-home' }, [], false],
    ['not begun', { startsAt: '2026-11-21T00:00:00Z' }, [], false],
    ['ended', { endsAt: '2026-11-20T15:00:00Z' }, [], false],
    ['dismissed', {}, ['b'], false],
    ['another one dismissed', {}, ['a'], true],
    ['dismissed before it became one that stays', { isDismissible: false }, ['b'], true],
  ])('%s: %o', (_name, changed, dismissed, isShown) => {
    expect(bannersShown([banner(changed)], dismissed, now)).toHaveLength(isShown ? 1 : 0)
  })
})

describe('a returned first funding', () => {
  const moved = (status: 'Returned' | 'Settled', returnCode: string | null) => ({
    uuid: status,
    requestId: null,
    direction: 'LinkedToPrimary' as const,
    status,
    amount: 1,
    description: '',
    returnCode,
    dateCreated: '',
    dateSubmitted: null,
    dateProcessed: null,
    scheduledFor: null,
    frequency: null,
    balanceAfter: null,
    linkedAccountId: null,
    availableFrom: null,
    endDate: null,
  })
  const locked = [{ status: 'LOCKED' as const }]
  const active = [{ status: 'ACTIVE' as const }]

  it.each([
    ['returned, with a code, account locked', [moved('Returned', 'R01')], locked, 'Returned'],
    ['something has settled', [moved('Returned', 'R01'), moved('Settled', null)], locked, undefined],
    ['no code', [moved('Returned', null)], locked, undefined],
    ['account still active', [moved('Returned', 'R01')], active, undefined],
    ['no account', [moved('Returned', 'R01')], [], undefined],
    ['nothing moved', [], locked, undefined],
  ])('%s', (_name, transactions, accounts, uuid) => {
    expect(returnedFunding(transactions, accounts)?.uuid).toBe(uuid)
  })
})

describe('unread alerts', () => {
  const alert = (uuid: string, changed: Partial<Alert> = {}): Alert => ({
    uuid,
    title: uuid,
    body: '',
    createdAt: '2026-11-18T13:30:00Z',
    readAt: null,
    ...changed,
  })

  it('are the ones not read and not put aside, newest first', () => {
    const alerts = [
      alert('old', { createdAt: '2026-11-01T13:30:00Z' }),
      alert('new'),
      alert('read', { readAt: '2026-11-19T13:30:00Z' }),
      alert('aside'),
    ]
    expect(unreadAlerts(alerts, ['aside']).map(({ uuid }) => uuid)).toEqual(['new', 'old'])
  })
})
