import { isUnread, type Message } from '@coffer/api-client/messages'
import { expect, it } from 'vitest'
import { threadsOf } from './threads.ts'

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

it('groups messages into threads, the latest first', () => {
  const threads = threadsOf([answer, question, news])
  expect(threads.map(({ uuid, subject, unread }) => [uuid, subject, unread])).toEqual([
    ['b', 'Welcome', 0],
    ['a', 'A transfer', 1],
  ])
})

it('sorts the messages of a thread, oldest first', () => {
  const [, thread] = threadsOf([news, answer, question])
  expect(thread?.messages).toEqual([question, answer])
  expect(thread?.latest).toBe(answer)
})

it('returns none for no messages', () => {
  expect(threadsOf([])).toEqual([])
})

it.each([
  ['a message of the bank that was not opened', answer, true],
  ['a message that was opened', news, false],
  ['a message of the depositor', question, false],
])('unread: %s', (_, one, expected) => {
  expect(isUnread(one)).toBe(expected)
})
