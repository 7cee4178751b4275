import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import en from '../locales/en.json'
import { addressSchema, type AddressForm } from './address.schema.ts'

const home: AddressForm = {
  addressLine1: '12 Harbor Street',
  addressLine2: '',
  city: 'Portland',
  state: 'ME',
  postalCode: '04101-1234',
  mailingIsDifferent: false,
  mailingLine1: '',
  mailingLine2: '',
  mailingCity: '',
  mailingState: '',
  mailingPostalCode: '',
}
const mailing: AddressForm = {
  ...home,
  mailingIsDifferent: true,
  mailingLine1: 'PO Box 77',
  mailingCity: 'Portland',
  mailingState: 'ME',
  mailingPostalCode: '04101',
}
const problems = (form: AddressForm) => {
  const { issues } = v.safeParse(addressSchema, form)
  return issues?.map((issue) => [v.getDotPath(issue), issue.message])
}

it('addressSchema requires no mailing address when the mailing address is the same', () => {
  expect(problems(home)).toBeUndefined()
})

it.each([
  ['04101', '04101'],
  ['041011234', '04101-1234'],
  [' 04101 1234 ', '04101-1234'],
  ['04101 - 1234', '04101-1234'],
])('addressSchema reads the ZIP code “%s” as %s', (typed, postalCode) => {
  expect(v.parse(addressSchema, { ...mailing, postalCode: typed, mailingPostalCode: typed })).toMatchObject({
    postalCode,
    mailingPostalCode: postalCode,
  })
})

it('addressSchema accepts a PO box as the mailing address', () => {
  expect(problems(mailing)).toBeUndefined()
})

it.each(['PR', 'GU', 'VI', 'AS', 'MP', 'AA', 'AE', 'AP'])(
  'addressSchema accepts a mailing address in %s',
  (mailingState) => {
    expect(problems({ ...mailing, mailingState })).toBeUndefined()
  },
)

it('addressSchema stores a city with one kind of apostrophe and hyphen', () => {
  const typed = { ...mailing, city: 'Kāne‘ohe', mailingCity: 'Winston\u2011Salem' }
  expect(v.parse(addressSchema, typed)).toMatchObject({ city: 'Kāne’ohe', mailingCity: 'Winston-Salem' })
})

describe('an invalid address', () => {
  it.each([
    [home, 'addressLine1', '', 'problem.addressLine1.empty'],
    [home, 'addressLine1', 'P.O. Box 12', 'problem.addressLine1.po-box'],
    [home, 'addressLine1', 'x'.repeat(101), 'problem.addressLine1.too-long'],
    [home, 'addressLine2', 'x'.repeat(101), 'problem.addressLine1.too-long'],
    [home, 'addressLine1', 'Apartado Postal 12', 'problem.addressLine1.po-box'],
    [home, 'addressLine2', 'PO Box 12', 'problem.addressLine1.po-box'],
    [home, 'city', '', 'problem.city.empty'],
    [home, 'city', 'Area 51', 'problem.city.malformed'],
    [home, 'state', '', 'problem.state.empty'],
    [home, 'state', 'PR', 'problem.state.mail-only'],
    [home, 'state', 'AE', 'problem.state.mail-only'],
    [home, 'postalCode', '', 'problem.postalCode.empty'],
    [home, 'postalCode', '0410', 'problem.postalCode.malformed'],
    [mailing, 'mailingLine1', '', 'problem.mailingLine1.empty'],
    [mailing, 'mailingLine2', 'x'.repeat(101), 'problem.addressLine1.too-long'],
    [mailing, 'mailingCity', '', 'problem.mailingCity.empty'],
    [mailing, 'mailingState', 'XX', 'problem.mailingState.empty'],
    [mailing, 'mailingPostalCode', '12345-', 'problem.postalCode.malformed'],
  ] as const)('addressSchema reports $1 “$2” as $3 (case %#)', (form, field, value, message) => {
    expect(problems({ ...form, [field]: value })).toEqual([[field, message]])
    expect(en).toHaveProperty([message])
  })

  it('addressSchema reports every error of both addresses', () => {
    expect(problems({ ...mailing, city: '', mailingCity: '' })?.map(([field]) => field)).toEqual([
      'city',
      'mailingCity',
    ])
  })
})
