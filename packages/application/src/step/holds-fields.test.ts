import { expect, it } from 'vitest'
import { holdsFields } from './holds-fields.ts'

const home = { addressLine1: '12 Harbor Street', addressLine2: null, city: 'Columbus' }

it.each([
  ['the same', { firstName: 'Ada' }, { firstName: 'Ada' }, true],
  ['another value', { firstName: 'Ada' }, { firstName: 'Adele' }, false],
  ['an empty field, which is saved as null', { middleName: null }, { middleName: '' }, true],
  ['more than was sent', { firstName: 'Ada', city: 'Dayton' }, { firstName: 'Ada' }, true],
  ['less than was sent', {}, { firstName: 'Ada' }, false],
  ['the last four digits that were sent', { ssnLastFour: '6789' }, { ssn: '123456789' }, true],
  ['other last four digits', { ssnLastFour: '4321' }, { ssn: '123456789' }, false],
  ['a number that was not sent again', { ssnLastFour: '6789' }, { ssn: '' }, true],
  ['the same address', { mailingAddress: home }, { mailingAddress: { ...home, addressLine2: '' } }, true],
  ['another address', { mailingAddress: home }, { mailingAddress: { ...home, city: 'Dayton' } }, false],
  ['an address that removed', { mailingAddress: home }, { mailingAddress: null }, false],
] as const)('compares what is saved with what was sent: %s', (_, saved, sent, isHeld) => {
  expect(holdsFields(saved, sent)).toBe(isHeld)
})
