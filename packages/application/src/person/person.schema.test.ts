import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import en from '../locales/en.json'
import { requireLastName, personFields, withoutSingleName } from './person.schema.ts'

const ana = {
  firstName: 'Ana',
  middleName: '',
  lastName: 'Núñez-O’Brien',
  hasSingleName: false,
  suffix: '',
  dateOfBirth: '1990-02-28',
  ssn: '123-45-6789',
}
const schema = (ssnIsSaved = false) =>
  v.pipe(
    v.object(personFields({ today: '2026-11-20', ssnIsSaved })),
    requireLastName(),
    v.transform(withoutSingleName),
  )
const messages = (changes: Partial<typeof ana>, ssnIsSaved = false) =>
  v.safeParse(schema(ssnIsSaved), { ...ana, ...changes }).issues?.map((issue) => issue.message)

describe('a valid person', () => {
  it('personFields trims texts and keeps only the digits of the SSN', () => {
    expect(v.parse(schema(), { ...ana, firstName: ' Ana ' })).toMatchObject({
      firstName: 'Ana',
      ssn: '123456789',
    })
  })

  it('personFields stores names with one kind of apostrophe, hyphen and space', () => {
    const names = { firstName: 'Ana\u00A0María', lastName: 'O´Brien\u2011Díaz', suffix: 'Jr．' }
    expect(v.parse(schema(), { ...ana, ...names })).toMatchObject({
      firstName: 'Ana María',
      lastName: 'O’Brien-Díaz',
      suffix: 'Jr.',
    })
  })

  it('withoutSingleName leaves the last name empty for a single legal name', () => {
    const single = { ...ana, firstName: 'Suharto', lastName: 'left over', hasSingleName: true }
    const sent = v.parse(schema(), single)
    expect(sent).toMatchObject({ firstName: 'Suharto', lastName: '' })
    expect(sent).not.toHaveProperty('hasSingleName')
  })

  it('personFields accepts an empty SSN when one is saved', () => {
    expect(v.parse(schema(true), { ...ana, ssn: '' }).ssn).toBe('')
  })
})

describe('an invalid person', () => {
  it.each([
    ['firstName', '', 'problem.firstName.empty'],
    ['firstName', 'R2D2', 'problem.name.malformed'],
    ['middleName', 'x'.repeat(51), 'problem.name.too-long'],
    ['lastName', '  ', 'problem.lastName.empty'],
    ['lastName', '.', 'problem.lastName.empty'],
    ['lastName', '-', 'problem.lastName.empty'],
    ['lastName', '\u200B', 'problem.lastName.empty'],
    ['lastName', 'R2D2', 'problem.name.malformed'],
    ['ssn', '1234567890', 'problem.ssn.malformed'],
    ['firstName', 'Ana 😀', 'problem.name.malformed'],
    ['suffix', '3rd', 'problem.suffix.malformed'],
    ['dateOfBirth', '', 'problem.dateOfBirth.empty'],
    ['dateOfBirth', '1990-02-30', 'problem.dateOfBirth.malformed'],
    ['dateOfBirth', '90-02-03', 'problem.dateOfBirth.incomplete'],
    ['dateOfBirth', '1990--03', 'problem.dateOfBirth.incomplete'],
    ['dateOfBirth', '1899-12-31', 'problem.dateOfBirth.too-early'],
    ['dateOfBirth', '2026-11-21', 'problem.dateOfBirth.in-future'],
    ['dateOfBirth', '2008-11-21', 'problem.dateOfBirth.under-age'],
    ['ssn', '', 'problem.ssn.empty'],
    ['ssn', '12345678', 'problem.ssn.malformed'],
    ['ssn', '666456789', 'problem.ssn.not-issued'],
    ['ssn', '123006789', 'problem.ssn.not-issued'],
    ['ssn', '123450000', 'problem.ssn.not-issued'],
  ] as const)('personFields reports %s “%s” as %s', (field, value, message) => {
    expect(messages({ [field]: value })).toEqual([message])
    expect(en).toHaveProperty([message])
  })

  it('personFields checks a new SSN even when one is saved', () => {
    expect(messages({ ssn: '1234' }, true)).toEqual(['problem.ssn.malformed'])
  })
})
