import { expect, it } from 'vitest'
import { someone } from '../example-beneficiaries.ts'
import { fieldsOf } from './beneficiary.schema.ts'
import { isAsSent, toForm } from './person-form.ts'

const address = {
  addressLine1: '12 Harbor Street',
  addressLine2: null,
  city: 'Portland',
  state: 'ME',
  postalCode: '04101',
}
const eva = someone('eva', { email: 'eva@example.com', phone: '6145550188', address })
const sent = fieldsOf(toForm(eva))

it('what is known goes into the form and comes out as it was', () => {
  expect(isAsSent(eva, sent)).toBe(true)
  expect(isAsSent(someone('mateo'), fieldsOf(toForm(someone('mateo'))))).toBe(true)
})

it.each([
  ['another case of the email', { email: ' Eva@Example.com' }, true],
  ['the phone as it is shown', { phone: '(614) 555-0188' }, true],
  ['another name', { firstName: 'Eve' }, false],
  ['another designation', { designation: 'contingent' as const }, false],
  ['no address', { address: null }, false],
  ['another ZIP code', { address: { ...address, postalCode: '04102' } }, false],
  ['the four digits of a number', { ssnLastFour: '4321' }, false],
])('is as sent with %s', (_, part, expected) => {
  expect(isAsSent(eva, { ...sent, ...part })).toBe(expected)
})
