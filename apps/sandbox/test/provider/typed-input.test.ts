import { beneficiariesSchema } from '@coffer/api-client/beneficiaries/schema'
import { depositorSchema, progressSchema } from '@coffer/api-client/depositor/schema'
import { expect, it } from 'vitest'
import * as v from 'valibot'
import type { ApiResponse, HttpClient } from './http-client.ts'
import {
  addCustomer,
  addressDetails,
  basicDetails,
  logInNewUser,
  newEmail,
  password,
  submitPassword,
} from './users.ts'
import { openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile()
const { visitor } = await logInNewUser(sandbox)
const customer = await addCustomer(sandbox)

const errorFields = (answer: ApiResponse) => Object.keys(answer.errors ?? {})
const readSavedFields = async (from: HttpClient) =>
  v.parse(progressSchema, (await from.get('/depositor/progress')).data).fields

it.each(['+44 7911 123456', '+52 55 4123 5678', '+1 (415) 555-0132 ext. 5', '00447911123456'])(
  'PATCH /depositor and POST /mfa-confirm-update/phone answer 422 for the number "%s"',
  async (phone) => {
    const refused = await visitor.patch('/depositor', { ...basicDetails(), phone })
    expect(refused).toMatchObject({ status: 422 })
    expect(refused.errors).toMatchObject({ phone: [expect.stringContaining('US number')] })
    const change = { phone, current_password: password }
    expect(errorFields(await visitor.post('/mfa-confirm-update/phone', change))).toEqual(['phone'])
  },
)

it('PATCH /depositor stores names, numbers and addresses in one normalized form', async () => {
  const basic = {
    ...basicDetails(),
    first_name: 'Ana\u00A0María\u200B',
    last_name: 'O´Brien\u2011Díaz',
    suffix: 'Jr．',
    phone: '\u200E(٤١٥) 555-0132',
  }
  const address = { ...addressDetails, address_line1: '12\u00A0Main\u2011Street\u200B', city: 'Kāne‘ohe' }
  const mailing = {
    ...addressDetails,
    address_line1: 'PSC 3 Box 120',
    city: 'APO',
    state: 'AE',
    postal_code: '09012 1234',
  }
  expect(await visitor.patch('/depositor', basic)).toMatchObject({ status: 200 })
  expect(await visitor.patch('/depositor', { ...address, mailing_address: mailing })).toMatchObject({
    status: 200,
  })
  expect(await readSavedFields(visitor)).toMatchObject({
    firstName: 'Ana María',
    lastName: 'O’Brien-Díaz',
    suffix: 'Jr.',
    phone: '4155550132',
    addressLine1: '12 Main-Street',
    city: 'Kāne’ohe',
    mailingAddress: { state: 'AE', postalCode: '09012-1234' },
  })
})

it.each([
  [{ address_line1: 'Apartado Postal 12' }, 'address_line1'],
  [{ address_line1: 'POBox12' }, 'address_line1'],
  [{ address_line2: 'Apdo. 12' }, 'address_line2'],
  [{ address_line2: 'PO Box 12' }, 'address_line2'],
  [{ address_line1: '\u200B' }, 'address_line1'],
  [{ state: 'PR' }, 'state'],
  [{ state: 'Armed Forces Europe' }, 'state'],
])('PATCH /depositor answers 422 for a home address with %j', async (part, field) => {
  const refused = await visitor.patch('/depositor', { ...addressDetails, ...part })
  expect(refused).toMatchObject({ status: 422 })
  expect(errorFields(refused)).toEqual([field])
})

it('PATCH /depositor takes a single legal name only if it is declared to be the only one', async () => {
  const { visitor: suharto } = await logInNewUser(sandbox)
  const basic = { ...basicDetails(), first_name: 'Suharto' }
  for (const last_name of ['', '.', '-', '\u200B'])
    expect(errorFields(await suharto.patch('/depositor', { ...basic, last_name }))).toEqual(['last_name'])
  const single = { ...basic, last_name: null, has_single_name: true }
  expect(errorFields(await suharto.patch('/depositor', { ...single, last_name: 'Haji' }))).toEqual([
    'last_name',
  ])
  expect(await suharto.patch('/depositor', single)).toMatchObject({ status: 200 })
  expect(v.parse(depositorSchema, (await suharto.get('/depositor')).data)).toMatchObject({
    firstName: 'Suharto',
    lastName: null,
  })
})

it('POST /depositor/beneficiaries takes a single legal name, and normalizes a beneficiary’s characters', async () => {
  const path = '/depositor/beneficiaries'
  const sukarno = {
    first_name: 'Sukarno\u00A0',
    relationship: 'child',
    date_of_birth: '2016-09-03',
    ssn_last_four: '١٢٣٤',
    email: '<Su@münchen.example>',
    designation: 'primary',
  }
  expect(errorFields(await customer.visitor.post(path, { ...sukarno, last_name: '.' }))).toEqual([
    'last_name',
  ])
  const answer = await customer.visitor.post(path, { ...sukarno, has_single_name: true })
  expect(v.parse(beneficiariesSchema, answer.data)).toMatchObject([
    { firstName: 'Sukarno', lastName: '', ssnLastFour: '1234', email: 'su@xn--mnchen-3ya.example' },
  ])
})

it.each([
  'ben@example.com,',
  'a,b@example.com',
  'x@-example.com',
  'x@example.com;y@example.com',
  'a@b@example.com',
])('POST /register and POST /forgot-password answer 422 for the email "%s"', async (email) => {
  const client = sandbox.newClient('harbor')
  const registration = { email, password, password_confirmation: password }
  expect(errorFields(await client.post('/register', registration))).toEqual(['email'])
  expect(errorFields(await client.post('/forgot-password', { email }))).toEqual(['email'])
})

it.each([
  ['ana@münchen.example', 'Ana@XN--MNCHEN-3YA.example'],
  ['jos\u00E9@example.com', 'jose\u0301@example.com'],
  ['wrapped@example.com', ' <wrapped@example.com>\u200B'],
])('POST /register and POST /login treat "%s" and "%s" as one mailbox', async (email, other) => {
  const client = sandbox.newClient('harbor')
  const registration = { email, password, password_confirmation: password }
  expect(await client.post('/register', registration)).toMatchObject({ status: 201 })
  expect(errorFields(await client.post('/register', { ...registration, email: other }))).toEqual(['email'])
  // That the email is not verified yet is reported only to a caller with the right password.
  expect(errorFields(await client.post('/login', { email: other, password }))).toEqual(['email_verification'])
})

it.each(['\u200B', '\u3164', '\u2800\uFE0F', '\u00AD\u2060'])(
  'PATCH /accounts/{uuid} and POST /messages answer 422 for the invisible text %j',
  async (text) => {
    const [account] = v.parse(
      v.array(v.object({ uuid: v.string() })),
      (await customer.visitor.get('/accounts')).data,
    )
    const { status } = await customer.visitor.patch(`/accounts/${account?.uuid}`, { nickname: text })
    expect(status).toBe(422)
    const form = new FormData()
    for (const [name, value] of Object.entries({ subject: text, topic: 'other', body: text }))
      form.set(name, value)
    expect(errorFields(await customer.visitor.post('/messages', form))).toEqual(
      expect.arrayContaining(['subject', 'body']),
    )
  },
)

it('POST /login takes an email in the brackets that a mail program puts around it', async () => {
  const { email } = await logInNewUser(sandbox)
  const client = sandbox.newClient('harbor')
  expect(await submitPassword(client, `<${email}>`)).toMatchObject({ status: 200 })
  expect(await submitPassword(client, newEmail())).toMatchObject({ status: 400 })
})
