import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import en from '../locales/en.json'
import { UNSENDABLE } from '../sending/written.schema.ts'
import { newMessageSchema } from './new-message.schema.ts'

const question = { topic: 'transfer', subject: 'A transfer', body: 'When will it arrive?', attachments: '' }
const problems = (changes: Partial<typeof question>) =>
  v.safeParse(newMessageSchema, { ...question, ...changes }).issues?.map(({ message }) => message)

it('drops the blanks around what was written', () => {
  expect(v.parse(newMessageSchema, { ...question, subject: ' A transfer\n' })).toEqual(question)
})

it.each([
  ['subject', '🙂'.repeat(120)],
  ['body', 'x'.repeat(5000)],
])('takes the longest %s', (field, text) => {
  expect(problems({ [field]: text })).toBeUndefined()
})

describe('what a message needs', () => {
  it.each([
    ['topic', '', 'problem.topic.empty'],
    ['topic', 'weather', 'problem.topic.empty'],
    ['subject', '  ', 'problem.subject.empty'],
    ['subject', 'x'.repeat(121), 'problem.subject.too-long'],
    ['body', '', 'problem.body.empty'],
    ['body', 'x'.repeat(5001), 'problem.body.too-long'],
    ['attachments', UNSENDABLE, 'problem.attachments'],
  ])('%s', (field, text, message) => {
    expect(problems({ [field]: text })).toEqual([message])
    expect(en).toHaveProperty([message])
  })
})
