import type { Faq } from '@coffer/api-client/faqs'
import type { Language } from '@coffer/i18n/languages'
import { describe, expect, it } from 'vitest'
import { searchable } from './find-faqs.ts'

const faq = (uuid: string, question: string, answerHtml: string, category = ''): Faq => ({
  uuid,
  question,
  answerHtml,
  category,
})
const questions = {
  en: [
    faq('insured', 'Are my savings insured?', '<p>Yes. <strong>By the FDIC</strong>.</p>', 'The basics'),
    faq(
      'interest',
      'When is interest paid?',
      '<p onclick="pay()">Monthly</p><img src="x" alt="secret">',
      'The basics',
    ),
    faq('fees', 'Are there fees?', '<p>No. Never.</p>', 'The basics'),
    faq('deposit', 'How long does a deposit take?', '<p>One business day.</p>', 'Transfers'),
    faq('close', 'How do I close my account?', '<p>Choose Withdraw.</p>', 'Your account'),
    faq(
      'withdraw',
      'How do I withdraw money?',
      '<p>Under Withdraw. To close your account see below.</p>',
      'Transfers',
    ),
  ],
  es: [
    faq('insured', '¿Están asegurados mis ahorros?', '<p>Sí. Por la FDIC.</p>', 'Ahorros'),
    faq('interest', '¿Cuándo se pagan los intereses?', '<p>Cada mes.</p>', 'Ahorros'),
    faq('fees', '¿Hay comisiones?', '<p>No. Nunca.</p>', 'Ahorros'),
    faq('deposit', '¿Cuánto tarda un depósito?', '<p>Un día hábil.</p>', 'Transferencias'),
    faq('close', '¿Cómo cierro mi cuenta?', '<p>Elija Retirar.</p>', 'Su cuenta'),
  ],
} as const
const find = (language: Language, typed: string) =>
  searchable(questions[language], language)(typed).map(({ uuid }) => uuid)

describe('searchable in English', () => {
  it.each([
    ['another form of the word', 'closing', 'close'],
    ['the question in the depositor’s words', 'When does interest arrive?', 'interest'],
    ['the question in the words of the bank', 'Are my savings insured?', 'insured'],
    ['a synonym', 'safe', 'insured'],
    ['an abbreviation', 'apy', 'interest'],
    ['a phrase with the same meaning', 'how much does it cost', 'fees'],
    ['a word that is still being typed', 'insur', 'insured'],
    ['a misspelled word', 'intrest', 'interest'],
    ['a word of the answer', 'business day', 'deposit'],
    ['words of question and answer', 'deposit business', 'deposit'],
    ['a long question in which one word has no match', 'How long does a deposit take on Sundays', 'deposit'],
  ])('An English FAQ search by %s finds the question first', (_, typed, first) => {
    expect(find('en', typed)[0]).toBe(first)
  })

  it('An English FAQ search ranks a question above an answer with the same words', () => {
    expect(find('en', 'close account')).toEqual(['close', 'withdraw'])
  })

  it('An English FAQ search by the name of a group finds all of its questions', () => {
    expect(find('en', 'basics').toSorted()).toEqual(['fees', 'insured', 'interest'])
  })

  it.each([
    ['text that is only in markup', 'onclick secret'],
    ['a topic without a question', 'mortgage'],
    ['more words than match', 'mortgage rates'],
  ])('An English FAQ search for %s finds nothing', (_, typed) => {
    expect(find('en', typed)).toEqual([])
  })

  it.each(['', '  ', 'how do I', '?'])(
    'An English FAQ search for “%s” shows all questions in the order of the bank',
    (typed) => {
      expect(find('en', typed)).toEqual(questions.en.map(({ uuid }) => uuid))
    },
  )
})

describe('searchable in Spanish', () => {
  it.each([
    ['another form of the word', 'cerrar', 'close'],
    ['a synonym', 'cancelar mi cuenta', 'close'],
    ['the question in the depositor’s words', '¿Cuándo llegan mis intereses?', 'interest'],
    ['the singular, with its accent', 'interés', 'interest'],
    ['the singular, without its accent', 'interes', 'interest'],
    ['words without their accents', 'deposito habil', 'deposit'],
    ['a noun for the adjective', 'seguro', 'insured'],
    ['a phrase with the same meaning', '¿cuánto cuesta?', 'fees'],
    ['the beginning of a word', 'asegu', 'insured'],
  ])('A Spanish FAQ search by %s finds the question first', (_, typed, first) => {
    expect(find('es', typed)[0]).toBe(first)
  })

  it('A Spanish FAQ search for a topic without a question finds nothing', () => {
    expect(find('es', 'hipoteca')).toEqual([])
  })
})
