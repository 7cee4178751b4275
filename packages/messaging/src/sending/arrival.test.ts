import type { Message } from '@coffer/api-client/messages'
import { type Failure, emptyDetails } from '@coffer/api-client/transport'
import { describe, expect, it } from 'vitest'
import { findArrived, mayHaveArrived } from './arrival.ts'

const since = Date.parse('2026-11-20T15:00:00.400Z')
const written = { subject: 'A transfer', body: 'When?\nAnd how?', since }
const arrived: Message = {
  uuid: 'm1',
  threadUuid: 't1',
  topic: 'transfer',
  direction: 'outbound',
  subject: 'A transfer',
  body: 'When?\r\nAnd how?',
  sentAt: '2026-11-20T15:00:03Z',
  viewedAt: null,
  attachments: [],
}

describe('a message among those the bank has', () => {
  it.each<[string, Partial<Message>, boolean]>([
    ['is the one with the same words', {}, true],
    ['may be dated by a clock known to the second', { sentAt: '2026-11-20T14:59:58Z' }, true],
    ['is not one of the bank', { direction: 'inbound' }, false],
    ['is not an older one', { sentAt: '2026-11-20T14:30:00Z' }, false],
    ['is not one of another subject', { subject: 'Another' }, false],
    ['is not one of other words', { body: 'When?' }, false],
  ])('%s', (_, part, isFound) => {
    const message = { ...arrived, ...part }
    expect(findArrived([{ ...arrived, body: 'x' }, message], written)).toBe(isFound ? message : undefined)
  })

  it('stands in the thread that was answered', () => {
    expect(findArrived([arrived], { ...written, threadUuid: 't1' })).toBe(arrived)
    expect(findArrived([arrived], { ...written, threadUuid: 't2' })).toBeUndefined()
  })
})

describe('the bank may have a message', () => {
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
    [{ ...emptyDetails, kind: 'invalid', attemptsLeft: null }, false, false],
    [{ ...emptyDetails, kind: 'rate-limited', retryAfterSeconds: 3 }, false, false],
    [{ ...emptyDetails, kind: 'unavailable' }, false, false],
  ])('after %o: %o once all was out, %o before', (failure, onceOut, before) => {
    expect([mayHaveArrived(failure, true), mayHaveArrived(failure, false)]).toEqual([onceOut, before])
  })
})
