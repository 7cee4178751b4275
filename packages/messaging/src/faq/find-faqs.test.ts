import type { Faq } from '@coffer/api-client/faqs'
import { describe, expect, it } from 'vitest'
import { findFaqs, groupsOf, searchable } from './find-faqs.ts'

const faq = (uuid: string, question: string, answerHtml: string, category: string | null): Faq => ({
  uuid,
  question,
  answerHtml,
  category,
})
const all = [
  faq('fees', 'Are there fees?', '<p>No. <strong>Never</strong>.</p><p>Not one.</p>', 'Savings'),
  faq('time', '¿Cuánto tarda un depósito?', '<p>Un día hábil.</p>', 'Transfers'),
  faq('apy', 'How is interest paid?', '<p onclick="pay()">Monthly</p><img src="x" alt="secret">', 'Savings'),
]

describe('a search', () => {
  it.each([
    ['nothing typed', '', ['fees', 'time', 'apy']],
    ['a word of the question', 'interest', ['apy']],
    ['a word of the answer', 'never', ['fees']],
    ['words of question and answer', 'fees one', ['fees']],
    ['a group', 'savings', ['fees', 'apy']],
    ['without the accents', 'deposito habil', ['time']],
    ['a word across two paragraphs', 'never.not', []],
    ['text only in markup', 'onclick', []],
    ['text in no question', 'mortgage', []],
  ])('by %s', (_, typed, uuids) => {
    expect(findFaqs(searchable(all), typed).map(({ uuid }) => uuid)).toEqual(uuids)
  })
})

describe('groups', () => {
  it('keep the order of the bank', () => {
    const groups = groupsOf(all).map(({ name, faqs }) => [name, faqs.map(({ uuid }) => uuid)])
    expect(groups).toEqual([
      ['Savings', ['fees', 'apy']],
      ['Transfers', ['time']],
    ])
  })

  it('have questions without one at the end', () => {
    const mixed = [faq('a', 'A?', '', null), faq('b', 'B?', '', 'Savings'), faq('c', 'C?', '', ' ')]
    expect(groupsOf(mixed).map(({ name, faqs }) => [name, faqs.length])).toEqual([
      ['Savings', 1],
      [null, 2],
    ])
  })
})
