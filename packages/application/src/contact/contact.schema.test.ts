import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import en from '../locales/en.json'
import { emailField, phoneField } from './contact.schema.ts'

it('phoneField keeps only the digits of a phone number', () => {
  expect(v.parse(phoneField, '(415) 555-0123')).toBe('4155550123')
})

it.each([' sam@example.com ', '<sam@example.com>', '\u200Bsam@example.com', 'Sam@Example.com'])(
  'emailField reads the email “%s” in its normal form',
  (typed) => expect(v.parse(emailField, typed)).toBe('sam@example.com'),
)

describe('an invalid contact', () => {
  it.each([
    [phoneField, '', 'problem.phone.empty'],
    [phoneField, '415555', 'problem.phone.malformed'],
    [phoneField, '1155550123', 'problem.phone.area'],
    [phoneField, '4151550123', 'problem.phone.exchange'],
    [phoneField, '+44 7911 123456', 'problem.phone.not-us'],
    [phoneField, '+1 (415) 555-0132 ext. 5', 'problem.phone.not-us'],
    [emailField, '', 'problem.email.empty'],
    [emailField, 'sam@example.com,', 'problem.email.malformed'],
    [emailField, 'sam@example', 'problem.email.malformed'],
    [emailField, `${'x'.repeat(250)}@example.com`, 'problem.email.too-long'],
  ] as const)('A contact field reports “$1” as $2 (case %#)', (schema, typed, message) => {
    expect(v.safeParse(schema, typed).issues?.map((issue) => issue.message)).toEqual([message])
    expect(en).toHaveProperty([message])
  })
})
