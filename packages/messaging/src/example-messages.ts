import { message, transaction } from '@coffer/api-client/fakes'

/** An attachment of a message. */
export const schedule = {
  uuid: 'a-schedule',
  name: 'Funds availability schedule.pdf',
  size: 84_000,
  media_type: 'application/pdf',
  download_url: 'https://files.bank.example/schedule.pdf',
}

/** A question with its unread answer, and older news; newest first, as in the response. */
export const answer = message({
  uuid: 'm-answer',
  thread_uuid: 'transfer',
  subject: 'Re: When is my deposit available?',
  body: 'Your deposit of $250.00 was submitted on Thursday.\n\nIt is available from Tuesday at 8:30 AM Eastern.',
  sent_at: '2026-11-19T14:20:00Z',
  attachments: [schedule],
})
export const question = message({
  uuid: 'm-question',
  thread_uuid: 'transfer',
  topic: 'transfer',
  direction: 'outbound',
  subject: 'When is my deposit available?',
  body: 'I deposited $250.00 on Wednesday evening. When can I use it?',
  sent_at: '2026-11-18T23:05:00Z',
  viewed_at: '2026-11-18T23:05:00Z',
})
export const news = message({
  uuid: 'm-news',
  thread_uuid: 'welcome',
  subject: 'Welcome',
  body: 'Your savings account is open. Write to us here whenever you need us.',
  sent_at: '2026-11-02T15:00:00Z',
  viewed_at: '2026-11-02T16:00:00Z',
})

/** A report of a problem with the transaction `disputed`. */
export const report = message({
  uuid: 'm-report',
  thread_uuid: 'report',
  topic: 'transfer',
  direction: 'outbound',
  transaction_uuid: 't-disputed',
  subject: 'The amount of this transaction is wrong',
  body: 'It should be $40.00.',
  sent_at: '2026-11-19T18:30:00Z',
  viewed_at: '2026-11-19T18:30:00Z',
})
export const disputed = transaction({
  uuid: 't-disputed',
  description: 'Deposit from First Meadow Bank',
  amount: 50_000,
})

export const conversation = [answer, question, news]
