import { beforeEach, describe, expect, it } from 'vitest'
import * as depositor from './depositor/depositor.ts'
import * as build from './fakes/builders.ts'
import { fundAccount, setInitialFundAmount } from './funding/funding.ts'
import * as linking from './linking/linking.ts'
import { failureOf } from './transport/failures.fixture.ts'
import { respondWith, startProvider } from './transport/provider.fixture.ts'

const provider = await startProvider()
beforeEach(() => provider.configure({ bearer: () => 'full-token' }))

const accepted = respondWith({ request_id: '42' }, { code: 202, completedAt: null })
const sent = (): unknown => JSON.parse(provider.received.at(-1)?.body ?? '')

describe('saving the application', () => {
  beforeEach(() => provider.script('PATCH /depositor', respondWith(build.depositor())))
  const address = {
    addressLine1: '12 Harbor Street',
    addressLine2: '',
    city: 'Columbus',
    state: 'OH',
    postalCode: '43215',
  }
  const wireAddress = {
    address_line1: '12 Harbor Street',
    address_line2: null,
    city: 'Columbus',
    state: 'OH',
    postal_code: '43215',
  }

  it('PATCH /depositor saves the basic step with empty names as null', async () => {
    await depositor.saveBasic({
      firstName: 'Ada',
      middleName: '',
      lastName: 'Rivera',
      suffix: '',
      dateOfBirth: '1988-04-12',
      ssn: '123456789',
      phone: '6145550123',
    })
    expect(sent()).toEqual({
      step: 'basic',
      first_name: 'Ada',
      middle_name: null,
      last_name: 'Rivera',
      suffix: null,
      date_of_birth: '1988-04-12',
      ssn: '123456789',
      phone: '6145550123',
    })
  })

  it.each([
    [undefined, null],
    [address, wireAddress],
  ])(
    'PATCH /depositor saves the address step, with mailing address %o sent as %o',
    async (mailingAddress, mailing_address) => {
      await depositor.saveAddress({ ...address, mailingAddress })
      expect(sent()).toEqual({ step: 'address', ...wireAddress, mailing_address })
    },
  )

  it('PATCH /depositor saves the employer step', async () => {
    await depositor.saveEmployer({ employmentStatus: 'retired' })
    expect(sent()).toEqual({
      step: 'employer',
      employment_status: 'retired',
      employer_name: null,
      occupation: null,
    })
  })

  it('PATCH /depositor fails as a conflict when the SSN is on file', async () => {
    provider.script(
      'PATCH /depositor',
      respondWith(null, { code: 409, message: 'duplicate_ssn', errors: { ssn: ['On file.'] } }),
    )
    const fields = {
      firstName: 'A',
      lastName: 'B',
      dateOfBirth: '1988-04-12',
      ssn: '123456789',
      phone: '6145550123',
    }
    expect(await failureOf(depositor.saveBasic(fields))).toMatchObject({
      kind: 'conflict',
      message: 'duplicate_ssn',
      fields: { ssn: ['On file.'] },
    })
  })

  it('PATCH /depositor confirms the details, and followReview polls the review to its status', async () => {
    provider.script('PATCH /depositor', accepted)
    const { requestId } = await depositor.confirmDetails()
    expect(sent()).toEqual({ step: 'confirmed', certify: true })
    provider.script(`GET /request/${requestId}`, respondWith({ kind: 'status', result: 'FAILED' }))
    const pace = { now: () => 0, pause: () => Promise.resolve() }
    expect(await depositor.followReview(requestId, { pace })).toBe('FAILED')
    provider.script(`GET /request/${requestId}`, respondWith({ kind: 'status', result: 'WHATEVER' }))
    expect((await failureOf(depositor.followReview(requestId, { pace }))).kind).toBe('malformed')
  })

  it('PATCH /depositor uploads each document with its kind, in the same order', async () => {
    provider.script('PATCH /depositor', accepted)
    await depositor.sendDocuments([{ file: new File(['x'], 'passport.png'), kind: 'identity' }])
    expect(provider.received.at(-1)?.body).toMatch(
      /name="documents\[\]"; filename="passport.png"[\s\S]*name="kinds\[\]"\s+identity/,
    )
  })
})

describe('linking and funding', () => {
  it('POST /link/fastlink reports the result of the linking page', async () => {
    provider.script(
      'POST /link/fastlink',
      respondWith({ success: true, uuid: 'a', accounts: [build.linkedAccount()] }),
    )
    await linking.finishInstantLink({
      providerAccountId: 7,
      providerId: '1',
      requestId: 'r',
      sites: [{ any: 1 }],
    })
    expect(sent()).toEqual({ provider_account_id: 7, provider_id: '1', request_id: 'r', sites: [{ any: 1 }] })
  })

  it('GET /fastlink returns the configuration of the linking service', async () => {
    provider.script('GET /fastlink', respondWith(build.instantLink()))
    expect(await linking.startInstantLink()).toMatchObject({ configName: 'Verification' })
  })

  it('POST /link/manual links an account by bank details', async () => {
    provider.script(
      'POST /link/manual',
      respondWith({ uuid: 'a', status: 'VERIFICATION_PENDING', microdeposits_expected_by: null }),
    )
    const details = { routingNumber: '021000021', accountNumber: '1234', accountNumberConfirmation: '1234' }
    await linking.linkManually({ accountType: 'checking', holderName: 'Ada Rivera', ...details })
    expect(sent()).toEqual({
      account_type: 'checking',
      routing_number: '021000021',
      account_number: '1234',
      account_number_confirmation: '1234',
      holder_name: 'Ada Rivera',
    })
  })

  it('POST /link/manual/verify sends the microdeposits in cents, as a form', async () => {
    provider.script('POST /link/manual/verify', respondWith({ uuid: 'a', status: 'ACTIVE' }))
    expect(await linking.verifyMicrodeposits({ accountId: 'a', amount1: 11, amount2: 22 })).toMatchObject({
      status: 'ACTIVE',
    })
    expect(provider.received.at(-1)?.body).toMatch(/name="amount_1"\s+11\s[\s\S]*name="amount_2"\s+22\s/)
  })

  it('POST /link/manual/verify fails with the number of attempts left', async () => {
    provider.script('POST /link/manual/verify', respondWith({ attempts_left: 1 }, { code: 422 }))
    const verifying = linking.verifyMicrodeposits({ accountId: 'a', amount1: 1, amount2: 2 })
    expect(await failureOf(verifying)).toMatchObject({ kind: 'invalid', attemptsLeft: 1 })
  })

  it('POST /link/manual/reissue requests new microdeposits', async () => {
    provider.script('POST /link/manual/reissue', respondWith({ microdeposits_expected_by: '2026-11-24' }))
    expect(await linking.reissueMicrodeposits('a')).toEqual({ microdepositsExpectedOn: '2026-11-24' })
    expect(sent()).toEqual({ account_id: 'a' })
  })

  it('The initial amount is stored before POST /fund-my-account funds it with an idempotency key', async () => {
    provider.script('POST /initial-fund-amount', respondWith({ amount: 50_000 }))
    expect(await setInitialFundAmount(50_000)).toEqual({ amount: 50_000 })
    provider.script('POST /fund-my-account', respondWith(build.funded(), { code: 202, completedAt: null }))
    expect(await fundAccount({ linkedAccountId: 'a', idempotencyKey: 'key-1' })).toMatchObject({
      status: 'SUCCESS',
    })
    expect(sent()).toEqual({ linked_account_id: 'a' })
    expect(provider.received.at(-1)?.headers['idempotency-key']).toBe('key-1')
  })
})
