import { expect, it } from 'vitest'
import { includesFields } from './includes-fields.ts'

const home = { addressLine1: '12 Harbor Street', addressLine2: null, city: 'Columbus' }

it.each([
  ['the same value', { firstName: 'Ada' }, { firstName: 'Ada' }, true],
  ['another value', { firstName: 'Ada' }, { firstName: 'Adele' }, false],
  ['an empty field, which is saved as null', { middleName: null }, { middleName: '' }, true],
  ['more fields than were sent', { firstName: 'Ada', city: 'Dayton' }, { firstName: 'Ada' }, true],
  ['fewer fields than were sent', {}, { firstName: 'Ada' }, false],
  ['the last four digits that were sent', { ssnLastFour: '6789' }, { ssn: '123456789' }, true],
  ['other last four digits', { ssnLastFour: '4321' }, { ssn: '123456789' }, false],
  ['an SSN that was not sent again', { ssnLastFour: '6789' }, { ssn: '' }, true],
  ['the same address', { mailingAddress: home }, { mailingAddress: { ...home, addressLine2: '' } }, true],
  ['another address', { mailingAddress: home }, { mailingAddress: { ...home, city: 'Dayton' } }, false],
  ['an address that was to be removed', { mailingAddress: home }, { mailingAddress: null }, false],
] as const)(
  'includesFields compares the saved fields with the sent ones: $0 is $3',
  (_, saved, sent, isIncluded) => {
    expect(includesFields(saved, sent)).toBe(isIncluded)
  },
)
