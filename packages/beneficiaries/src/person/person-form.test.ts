import { expect, it } from 'vitest'
import { exampleBeneficiary } from '../example-beneficiaries.ts'
import { toFields } from './beneficiary.schema.ts'
import { hasFields, toForm } from './person-form.ts'

const address = {
  addressLine1: '12 Harbor Street',
  addressLine2: null,
  city: 'Portland',
  state: 'ME',
  postalCode: '04101',
}
const eva = exampleBeneficiary('eva', { email: 'eva@example.com', phone: '6145550188', address })
const sent = toFields(toForm(eva))

it('A beneficiary stays the same in a round trip through the form', () => {
  expect(hasFields(eva, sent)).toBe(true)
  expect(hasFields(exampleBeneficiary('mateo'), toFields(toForm(exampleBeneficiary('mateo'))))).toBe(true)
})

it.each([
  ['another case of the email', { email: ' Eva@Example.com' }, true],
  ['the phone as it is formatted', { phone: '(614) 555-0188' }, true],
  ['another name', { firstName: 'Eve' }, false],
  ['another designation', { designation: 'contingent' as const }, false],
  ['no address', { address: null }, false],
  ['another ZIP code', { address: { ...address, postalCode: '04102' } }, false],
  ['the four digits of a number', { ssnLastFour: '4321' }, false],
])('hasFields compares a beneficiary with the sent fields: %s', (_, part, expected) => {
  expect(hasFields(eva, { ...sent, ...part })).toBe(expected)
})
