import { isUnread, type Message } from '@coffer/api-client/messages'
import { expect, it } from 'vitest'
import { groupThreads } from './threads.ts'

const message = (part: Partial<Message> & Pick<Message, 'uuid'>): Message => ({
  threadUuid: 'a',
  topic: null,
  direction: 'outbound',
  transactionUuid: null,
  subject: 'A transfer',
  body: 'When?',
  sentAt: '2026-11-19T14:00:00Z',
  viewedAt: null,
  attachments: [],
  ...part,
})

const question = message({ uuid: '1' })
const answer = message({
  uuid: '2',
  direction: 'inbound',
  subject: 'Re: A transfer',
  sentAt: '2026-11-20T09:30:00+01:00',
})
const news = message({
  uuid: '3',
  threadUuid: 'b',
  direction: 'inbound',
  subject: 'Welcome',
  sentAt: '2026-11-20T08:31:00Z',
  viewedAt: '2026-11-20T08:40:00Z',
})

it('groupThreads groups messages into threads, latest first', () => {
  const threads = groupThreads([answer, question, news])
  expect(threads.map(({ uuid, subject, unread }) => [uuid, subject, unread])).toEqual([
    ['b', 'Welcome', 0],
    ['a', 'A transfer', 1],
  ])
})

it('groupThreads sorts the messages of a thread, oldest first', () => {
  const [, thread] = groupThreads([news, answer, question])
  expect(thread?.messages).toEqual([question, answer])
  expect(thread?.latest).toBe(answer)
})

it('groupThreads returns no threads if there are no messages', () => {
  expect(groupThreads([])).toEqual([])
})

it.each([
  ['true for a message of the bank that was not viewed', answer, true],
  ['false for a message that was viewed', news, false],
  ['false for a message of the depositor', question, false],
])('isUnread is %s', (_, one, expected) => {
  expect(isUnread(one)).toBe(expected)
})
