import { depositorSchema, progressSchema } from '@coffer/api-client/depositor/schema'
import { requestResultSchema } from '@coffer/api-client/request/schema'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { ApiResponse, HttpClient } from './http-client.ts'
import { addressDetails, basicDetails, employerDetails, submitPassword, logInNewUser } from './users.ts'
import { everyTenant, openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile({ tenants: everyTenant })

const readStatus = async (visitor: HttpClient) =>
  v.parse(depositorSchema, (await visitor.get('/depositor')).data)
const errorFields = (answer: ApiResponse) => Object.keys(answer.errors ?? {})

async function fillIn(visitor: HttpClient, lastFour = '4321') {
  for (const step of [basicDetails(lastFour), addressDetails, employerDetails])
    expect(await visitor.patch('/depositor', step)).toMatchObject({ status: 200 })
}

async function confirm(visitor: HttpClient): Promise<string> {
  const answer = await visitor.patch('/depositor', { step: 'confirmed', certify: true })
  expect(answer).toMatchObject({ status: 202, completed_at: null })
  return v.parse(v.object({ request_id: v.string() }), answer.data).request_id
}

describe('an application', () => {
  it('An application advances through its steps and returns all fields except the social security number', async () => {
    const { visitor } = await logInNewUser(sandbox)
    expect(await readStatus(visitor)).toMatchObject({
      lastStep: 'none',
      registrationStatus: null,
      extendedStatus: 'UNLINKED',
    })
    const basic = basicDetails()
    await visitor.patch('/depositor', basic)
    await visitor.patch('/depositor', {
      ...addressDetails,
      mailing_address: { ...addressDetails, address_line1: 'PO Box 7' },
    })
    const answer = await visitor.get('/depositor/progress')
    expect(v.parse(progressSchema, answer.data)).toMatchObject({
      lastStep: 'address',
      missingDocuments: [],
      fields: {
        firstName: 'Ann',
        lastName: 'O’Neill',
        ssnLastFour: '4321',
        phone: '4155550123',
        state: 'ME',
        mailingAddress: { addressLine1: 'PO Box 7' },
      },
    })
    expect(JSON.stringify(answer)).not.toContain(basic.ssn)
  })

  it('An application can be edited at an earlier step and keeps its last step', async () => {
    const { visitor } = await logInNewUser(sandbox)
    await fillIn(visitor)
    await visitor.patch('/depositor', { ...addressDetails, city: 'Bangor' })
    expect(await readStatus(visitor)).toMatchObject({ lastStep: 'employer' })
  })

  it('An application skips no step and cannot be changed after it is confirmed', async () => {
    const { visitor } = await logInNewUser(sandbox)
    for (const step of [addressDetails, employerDetails, { step: 'confirmed', certify: true }])
      expect(await visitor.patch('/depositor', step)).toMatchObject({ status: 422 })
    await fillIn(visitor)
    expect(errorFields(await visitor.patch('/depositor', { step: 'confirmed' }))).toEqual(['certify'])
    await confirm(visitor)
    expect(await visitor.patch('/depositor', addressDetails)).toMatchObject({ status: 422 })
  })

  it.each([
    [{ ...basicDetails(), first_name: 'R2D2' }, ['first_name']],
    [{ ...basicDetails(), ssn: '666-12-3456', phone: '123' }, ['ssn', 'phone']],
    [{ ...basicDetails(), date_of_birth: '2020-01-01' }, ['date_of_birth']],
    [{ ...basicDetails(), date_of_birth: '1990-02-30' }, ['date_of_birth']],
    [{ step: 'basic' }, ['first_name', 'last_name', 'date_of_birth', 'ssn', 'phone']],
    [{ step: 'hobbies' }, ['step']],
  ])('PATCH /depositor refuses %o by field', async (body, fields) => {
    const { visitor } = await logInNewUser(sandbox)
    const answer = await visitor.patch('/depositor', body)
    expect(answer.status).toBe(422)
    expect(errorFields(answer)).toEqual(fields)
  })

  it.each([
    [{ ...addressDetails, address_line1: 'P.O. Box 12' }, ['address_line1']],
    [{ ...addressDetails, state: 'Ontario', postal_code: '1234' }, ['state', 'postal_code']],
    [
      { ...addressDetails, mailing_address: { city: 'X' } },
      ['mailing_address.address_line1', 'mailing_address.state', 'mailing_address.postal_code'],
    ],
  ])('PATCH /depositor refuses the address %o by field', async (body, fields) => {
    const { visitor } = await logInNewUser(sandbox)
    await visitor.patch('/depositor', basicDetails())
    expect(errorFields(await visitor.patch('/depositor', body))).toEqual(fields)
  })

  it('An application needs an employer only if the applicant works', async () => {
    const { visitor } = await logInNewUser(sandbox)
    await visitor.patch('/depositor', basicDetails())
    await visitor.patch('/depositor', addressDetails)
    const employed = { step: 'employer', employment_status: 'self-employed' }
    expect(errorFields(await visitor.patch('/depositor', employed))).toEqual(['employer_name', 'occupation'])
    expect(
      await visitor.patch('/depositor', { ...employed, employer_name: 'Own', occupation: 'Baker' }),
    ).toMatchObject({ status: 200 })
  })

  it('An application with a social security number on file at this tenant is refused', async () => {
    const first = await logInNewUser(sandbox)
    const details = basicDetails()
    await first.visitor.patch('/depositor', details)
    const second = await logInNewUser(sandbox)
    const answer = await second.visitor.patch('/depositor', details)
    expect(answer).toMatchObject({ status: 409, message: 'duplicate_ssn' })
    expect(errorFields(answer)).toEqual(['ssn'])
    const elsewhere = await logInNewUser(sandbox, 'juniper')
    expect(await elsewhere.visitor.patch('/depositor', details)).toMatchObject({ status: 200 })
  })

  it('An application can be canceled, which frees its email and social security number', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    const details = basicDetails()
    await visitor.patch('/depositor', details)
    expect(await visitor.post('/depositor/cancel-application')).toMatchObject({ status: 200 })
    expect(await visitor.get('/depositor')).toMatchObject({ status: 401 })
    expect(await submitPassword(sandbox.newClient(), email)).toMatchObject({ status: 400 })
    const again = await logInNewUser(sandbox)
    expect(await again.visitor.patch('/depositor', details)).toMatchObject({ status: 200 })
  })
})

describe('the identity review', () => {
  it.each([
    ['0001', 'PASSED', 'UNLINKED'],
    ['0002', 'IN_REVIEW', 'UNLINKED'],
    ['0003', 'FLAGGED', 'UNLINKED'],
    ['0004', 'ERRORED', 'UNLINKED'],
    ['0005', 'UNSUBMITTED', 'UNLINKED'],
    ['0006', 'FAILED', 'UNLINKED'],
    ['0007', 'VIEW_ONLY', 'UNLINKED'],
    ['0008', 'PASSED', 'HOLD'],
    ['0009', 'MANUALLY_REVIEWED', 'UNLINKED'],
  ])(
    'The identity review decides at once for a number ending in %s: %s',
    async (lastFour, status, extended) => {
      const { visitor } = await logInNewUser(sandbox)
      await fillIn(visitor, lastFour)
      const requestId = await confirm(visitor)
      await sandbox.callOperator('POST', '/jobs/run')
      const ended = await visitor.get(`/request/${requestId}`)
      expect(ended.status).toBe(200)
      expect(v.parse(requestResultSchema, ended.data)).toEqual({ kind: 'status', result: status })
      expect(await readStatus(visitor)).toMatchObject({
        registrationStatus: status,
        extendedStatus: extended,
        lastStep: 'confirmed',
      })
    },
  )

  it('The identity review passes any other number after three seconds, and is pending until then', async () => {
    const { visitor } = await logInNewUser(sandbox)
    await fillIn(visitor)
    const requestId = await confirm(visitor)
    await sandbox.callOperator('POST', '/jobs/run')
    expect(await visitor.get(`/request/${requestId}`)).toMatchObject({ status: 202, completed_at: null })
    await sandbox.advanceClock(3)
    expect(await visitor.get(`/request/${requestId}`)).toMatchObject({
      status: 200,
      data: { result: 'PASSED' },
    })
  })

  it('The identity review passes a number ending in 0002 at the second review', async () => {
    const { visitor } = await logInNewUser(sandbox)
    await fillIn(visitor, '0002')
    await confirm(visitor)
    await sandbox.callOperator('POST', '/jobs/run')
    expect(await readStatus(visitor)).toMatchObject({ registrationStatus: 'IN_REVIEW' })
    await sandbox.advanceClock(60)
    expect(await readStatus(visitor)).toMatchObject({ registrationStatus: 'PASSED' })
  })

  it('The request of an identity review is visible to its own depositor only', async () => {
    const { visitor } = await logInNewUser(sandbox)
    await fillIn(visitor)
    const requestId = await confirm(visitor)
    const other = await logInNewUser(sandbox)
    expect(await other.visitor.get(`/request/${requestId}`)).toMatchObject({ status: 404 })
    expect(await visitor.get('/request/nonsense')).toMatchObject({ status: 404 })
  })
})
