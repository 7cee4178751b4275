import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import en from '../locales/en.json'
import { INVALID_FILES, UNREAD_FILES } from '../compose/message.schema.ts'
import { newMessageSchema } from './new-message.schema.ts'

const valid = { topic: 'transfer', subject: 'A transfer', body: 'When will it arrive?', attachments: '' }
const problems = (changes: Partial<typeof valid>) =>
  v.safeParse(newMessageSchema, { ...valid, ...changes }).issues?.map(({ message }) => message)

it('newMessageSchema trims the text', () => {
  expect(v.parse(newMessageSchema, { ...valid, subject: ' A transfer\n' })).toEqual(valid)
})

it.each([
  ['subject', '🙂'.repeat(120)],
  ['body', 'x'.repeat(5000)],
])('newMessageSchema accepts a %s of the maximum length', (field, text) => {
  expect(problems({ [field]: text })).toBeUndefined()
})

describe('newMessageSchema', () => {
  it.each([
    ['topic', '', 'problem.topic.empty'],
    ['topic', 'weather', 'problem.topic.empty'],
    ['subject', '  ', 'problem.subject.empty'],
    ['subject', '\u200B', 'problem.subject.empty'],
    ['body', '\u3164\u2800', 'problem.body.empty'],
    ['subject', 'x'.repeat(121), 'problem.subject.too-long'],
    ['body', '', 'problem.body.empty'],
    ['body', 'x'.repeat(5001), 'problem.body.too-long'],
    ['attachments', INVALID_FILES, 'problem.attachments'],
    ['attachments', UNREAD_FILES, 'problem.attachments.unread'],
  ])('newMessageSchema rejects an invalid %s: %#', (field, text, message) => {
    expect(problems({ [field]: text })).toEqual([message])
    expect(en).toHaveProperty([message])
  })
})
