import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import en from '../locales/en.json'
import { emailField, phoneField } from './contact.schema.ts'

it('keeps the digits of a phone number', () => {
  expect(v.parse(phoneField, '(415) 555-0123')).toBe('4155550123')
})

it('trims an email', () => {
  expect(v.parse(emailField, ' sam@example.com ')).toBe('sam@example.com')
})

describe('an invalid contact', () => {
  it.each([
    [phoneField, '', 'problem.phone.empty'],
    [phoneField, '415555', 'problem.phone.malformed'],
    [phoneField, '1155550123', 'problem.phone.area'],
    [phoneField, '4151550123', 'problem.phone.exchange'],
    [emailField, '', 'problem.email.empty'],
    [emailField, 'sam@example', 'problem.email.malformed'],
    [emailField, `${'x'.repeat(250)}@example.com`, 'problem.email.too-long'],
  ] as const)('%#: "%s", %s', (schema, typed, message) => {
    expect(v.safeParse(schema, typed).issues?.map((issue) => issue.message)).toEqual([message])
    expect(en).toHaveProperty([message])
  })
})
