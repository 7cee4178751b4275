import { describe, expect, it } from 'vitest'
import { decideOutcome, endsSession, type FastLinkMessage } from './fastlink-outcome.ts'

const success = {
  providerId: 16441,
  providerName: 'Demo Bank',
  requestId: 'r-1',
  status: 'SUCCESS',
  additionalStatus: 'AVAILABLE_DATA_RETRIEVED',
  providerAccountId: 10_000_042,
  fnToCall: 'accountStatus',
}
const site = { providerId: '16441', providerAccountId: '10000042', requestId: 'r-1', status: 'SUCCESS' }
const linked = {
  status: 'linked',
  result: { providerAccountId: '10000042', providerId: '16441', requestId: 'r-1', sites: [site] },
}
const failure = (fields: object) => ({ ...success, status: 'FAILED', reason: 'no', ...fields })
const on = (event: FastLinkMessage['on'], payload?: unknown): FastLinkMessage => ({ on: event, payload })
const quit = { action: 'exit', fnToCall: 'accountStatus', sites: [], status: 'USER_CLOSE_ACTION' }

describe('decideOutcome', () => {
  it.each<[string, FastLinkMessage[], unknown]>([
    [
      'a success, then a close',
      [on('success', success), on('close', { action: 'exit', sites: [success] })],
      linked,
    ],
    ['a repeated success', [on('success', success), on('success', success), on('close', {})], linked],
    ['a success only inside the close', [on('close', { action: 'exit', sites: [success] })], linked],
    ['a success, then a quit', [on('success', success), on('close', quit)], linked],
    [
      'a failed attempt, then a success',
      [
        on('error', failure({ additionalStatus: 'INCORRECT_CREDENTIALS' })),
        on('success', success),
        on('close'),
      ],
      linked,
    ],
    ['a success, then an integration error', [on('success', success), on('error', { code: 'E900' })], linked],
    ['a quit', [on('close', quit)], { status: 'quit' }],
    ['a close without a payload', [on('close', undefined)], { status: 'quit' }],
    [
      'a wrong log-in',
      [on('error', failure({ additionalStatus: 'INCORRECT_CREDENTIALS' })), on('close', quit)],
      { status: 'failed', reason: 'credentials' },
    ],
    [
      'a wrong log-in only inside the close',
      [on('close', { sites: [failure({ additionalStatus: 'INCORRECT_CREDENTIALS' })] })],
      { status: 'failed', reason: 'credentials' },
    ],
    [
      'an incomplete MFA',
      [on('error', failure({ isMFAError: true })), on('close', {})],
      { status: 'failed', reason: 'verification' },
    ],
    [
      'an unavailable bank',
      [on('error', failure({ additionalStatus: 'SITE_NOT_AVAILABLE' })), on('close', {})],
      { status: 'failed', reason: 'bank' },
    ],
    ['an unknown reason', [on('close', { sites: [failure({})] })], { status: 'failed', reason: 'unknown' }],
    [
      'an integration error',
      [on('error', { code: 'E899', title: '' })],
      { status: 'failed', reason: 'unknown' },
    ],
    ['an expired token', [on('error', { code: 'E701', title: 'Invalid' })], { status: 'expired' }],
    ['malformed messages', [on('success', 'yes'), on('error', null), on('close', 7)], { status: 'quit' }],
  ])('decideOutcome returns the outcome of %s', (_name, messages, outcome) => {
    expect(decideOutcome(messages, { isExpired: false })).toEqual(outcome)
  })

  it('decideOutcome returns expired when the session expired before anything was linked', () => {
    expect(decideOutcome([on('close', quit)], { isExpired: true })).toEqual({ status: 'expired' })
  })

  it('decideOutcome keeps a success of a session that expired afterwards', () => {
    expect(decideOutcome([on('success', success), on('close', quit)], { isExpired: true })).toEqual(linked)
  })

  it('decideOutcome returns every account of a session that linked two', () => {
    const second = { ...success, providerAccountId: 10_000_043 }
    const outcome = decideOutcome([on('success', success), on('close', { sites: [success, second] })], {
      isExpired: false,
    })
    expect(outcome).toMatchObject({
      result: { providerAccountId: '10000043', sites: [site, { providerAccountId: '10000043' }] },
    })
  })
})

describe('endsSession', () => {
  it.each([
    [{ code: 'E701' }, true],
    [failure({}), false],
    [undefined, false],
  ])('endsSession of %o is %s', (payload, ends) => expect(endsSession(payload)).toBe(ends))
})
