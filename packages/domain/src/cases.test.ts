import { describe, expect, it } from 'vitest'
import { type CaseMessage, caseStatus, reasonsFor, replyDay } from './cases.ts'

const question: CaseMessage = { direction: 'outbound', sentAt: '2026-11-20T21:00:00Z' }
const reply: CaseMessage = { direction: 'inbound', sentAt: '2026-11-23T15:00:00Z' }
const secondQuestion: CaseMessage = { direction: 'outbound', sentAt: '2026-11-25T15:00:00Z' }
const afterwards = '2026-11-24T15:00:00Z'

describe('caseStatus', () => {
  it.each([
    ['sent', [question], null],
    ['answered', [reply, question], null],
    ['sent', [secondQuestion, reply, question], null],
    ['closed', [reply, question], afterwards],
    ['closed', [question], afterwards],
    ['sent', [secondQuestion, reply, question], afterwards],
    ['answered', [question, secondQuestion, { ...reply, sentAt: '2026-11-30T15:00:00Z' }], afterwards],
  ] as const)(
    'caseStatus is %s, by the thread and the day the case was closed',
    (status, thread, closedAt) => {
      expect(caseStatus(thread, closedAt)).toBe(status)
    },
  )
})

describe('replyDay', () => {
  it('replyDay counts business days from the waiting message, over a weekend and a holiday', () => {
    // November 20 is a Friday; Thanksgiving is the 26th.
    expect(replyDay([question], null, 2)).toBe('2026-11-24')
    expect(replyDay([question], null, 4)).toBe('2026-11-27')
    expect(replyDay([secondQuestion, reply, question], null, 1)).toBe('2026-11-27')
  })

  it('replyDay counts from the first of several waiting messages', () => {
    expect(replyDay([secondQuestion, question], null, 2)).toBe('2026-11-24')
  })

  it('replyDay is null after the bank has answered or closed the case', () => {
    expect(replyDay([reply, question], null, 2)).toBeNull()
    expect(replyDay([question], afterwards, 2)).toBeNull()
  })
})

describe('reasonsFor', () => {
  it('reasonsFor offers no search for money that the bank itself paid or took', () => {
    expect(reasonsFor('ServiceToPrimary')).toEqual(['unrecognized', 'wrong_amount'])
    expect(reasonsFor('PrimaryToService')).toEqual(['unrecognized', 'wrong_amount'])
    expect(reasonsFor('LinkedToPrimary')).toContain('missing')
  })
})
