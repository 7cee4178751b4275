import type { Message } from '@coffer/api-client/messages'
import { type Failure, emptyDetails } from '@coffer/api-client/transport'
import { describe, expect, it } from 'vitest'
import { findDelivered, mayBeDelivered } from './delivery.ts'

const since = Date.parse('2026-11-20T15:00:00.400Z')
const sent = { subject: 'A transfer', body: 'When?\nAnd how?', since }
const delivered: Message = {
  uuid: 'm1',
  threadUuid: 't1',
  topic: 'transfer',
  direction: 'outbound',
  transactionUuid: null,
  subject: 'A transfer',
  body: 'When?\r\nAnd how?',
  sentAt: '2026-11-20T15:00:03Z',
  viewedAt: null,
  attachments: [],
}

describe('findDelivered', () => {
  it.each<[string, Partial<Message>, boolean]>([
    ['finds the message with the same text', {}, true],
    ['tolerates timestamps in whole seconds', { sentAt: '2026-11-20T14:59:58Z' }, true],
    ['ignores messages of the bank', { direction: 'inbound' }, false],
    ['ignores older messages', { sentAt: '2026-11-20T14:30:00Z' }, false],
    ['ignores a message with another subject', { subject: 'Another' }, false],
    ['ignores a message with another text', { body: 'When?' }, false],
  ])('findDelivered %s', (_, part, isFound) => {
    const message = { ...delivered, ...part }
    expect(findDelivered([{ ...delivered, body: 'x' }, message], sent)).toBe(isFound ? message : undefined)
  })

  it('findDelivered searches only the thread of a reply', () => {
    expect(findDelivered([delivered], { ...sent, threadUuid: 't1' })).toBe(delivered)
    expect(findDelivered([delivered], { ...sent, threadUuid: 't2' })).toBeUndefined()
  })
})

describe('mayBeDelivered', () => {
  it.each<[Failure, boolean, boolean]>([
    [{ ...emptyDetails, kind: 'offline' }, true, false],
    [{ ...emptyDetails, kind: 'timeout' }, true, false],
    [{ ...emptyDetails, kind: 'malformed', field: 'data.uuid' }, true, true],
    [{ ...emptyDetails, kind: 'unexpected', status: null }, true, false],
    [{ ...emptyDetails, kind: 'unexpected', status: 504 }, true, false],
    [{ ...emptyDetails, kind: 'unexpected', status: 500 }, false, false],
    [{ ...emptyDetails, kind: 'unexpected', status: 503 }, false, false],
    [{ ...emptyDetails, kind: 'rejected' }, false, false],
    [{ ...emptyDetails, kind: 'unauthenticated' }, false, false],
    [{ ...emptyDetails, kind: 'forbidden' }, false, false],
    [{ ...emptyDetails, kind: 'missing' }, false, false],
    [{ ...emptyDetails, kind: 'conflict' }, false, false],
    [{ ...emptyDetails, kind: 'too-large' }, false, false],
    [{ ...emptyDetails, kind: 'csrf-expired' }, false, false],
    [{ ...emptyDetails, kind: 'cookies-blocked' }, false, false],
    [{ ...emptyDetails, kind: 'invalid', attemptsLeft: null }, false, false],
    [{ ...emptyDetails, kind: 'rate-limited', retryAfterSeconds: 3 }, false, false],
    [{ ...emptyDetails, kind: 'unavailable' }, false, false],
  ])(
    'mayBeDelivered after %o is %o if the upload was complete and %o if it was not',
    (failure, onceUploaded, before) => {
      expect([mayBeDelivered(failure, true), mayBeDelivered(failure, false)]).toEqual([onceUploaded, before])
    },
  )
})
