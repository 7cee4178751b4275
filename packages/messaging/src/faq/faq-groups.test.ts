import type { Faq } from '@coffer/api-client/faqs'
import { describe, expect, it } from 'vitest'
import { groupFaqs } from './faq-groups.tsx'

const faq = (uuid: string, category: string | null): Faq => ({
  uuid,
  question: 'A?',
  answerHtml: '',
  category,
})

describe('groupFaqs', () => {
  it('groupFaqs keeps the order of the bank', () => {
    const all = [faq('fees', 'Savings'), faq('time', 'Transfers'), faq('apy', 'Savings')]
    const groups = groupFaqs(all).map(({ name, faqs }) => [name, faqs.map(({ uuid }) => uuid)])
    expect(groups).toEqual([
      ['Savings', ['fees', 'apy']],
      ['Transfers', ['time']],
    ])
  })

  it('groupFaqs puts questions without a group at the end', () => {
    const mixed = [faq('a', null), faq('b', 'Savings'), faq('c', ' ')]
    expect(groupFaqs(mixed).map(({ name, faqs }) => [name, faqs.length])).toEqual([
      ['Savings', 1],
      [null, 2],
    ])
  })
})
