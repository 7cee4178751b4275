import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountsQuery, fetchAccountNumber, refreshService } from './accounts/accounts.ts'
import { alertsQuery, markAlertRead } from './alerts/alerts.ts'
import { bannersQuery } from './banners/banners.ts'
import { fetchBranding } from './branding/calls.ts'
import * as devices from './devices/devices.ts'
import * as depositor from './depositor/depositor.ts'
import * as disclosures from './disclosures/disclosures.ts'
import * as build from './fakes/builders.ts'
import { fundAccount, initialFundAmountQuery, setInitialFundAmount } from './funding/funding.ts'
import * as linking from './linking/linking.ts'
import { messagesQuery, sendMessage } from './messages/messages.ts'
import * as statements from './statements/statements.ts'
import { taxDocumentsQuery } from './tax-documents/tax-documents.ts'
import { transactionsQuery, voidTransaction } from './transactions/transactions.ts'
import * as user from './user/user.ts'
import { failureOf } from './transport/failures.fixture.ts'
import { neverAnswer, respondWith, startProvider, type Provider } from './transport/provider.fixture.ts'

let provider: Provider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())
beforeEach(() => provider.configure({ bearer: () => 'full-token' }))

const accepted = respondWith({ request_id: '42' }, { code: 202, completedAt: null })
const sent = (): unknown => JSON.parse(provider.received.at(-1)?.body ?? '')
const query = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

describe('queries', () => {
  it('read what the provider holds', async () => {
    provider.script('GET /accounts', respondWith([build.account()]))
    provider.script('GET /linked-accounts', respondWith(build.linkedAccounts()))
    provider.script('GET /transactions', respondWith([build.transaction()]))
    provider.script('GET /alerts', respondWith([build.alert()]))
    provider.script('GET /messages', respondWith([build.message()]))
    provider.script('GET /depositor', respondWith(build.depositor()))
    provider.script('GET /depositor/progress', respondWith(build.depositorProgress()))
    provider.script('GET /user', respondWith(build.user()))
    provider.script('GET /initial-fund-amount', respondWith({ amount: null }))
    provider.script('GET /branding', respondWith(build.branding()))
    const client = query()
    expect(await client.fetchQuery(accountsQuery())).toMatchObject([{ availableBalance: 1_284_050 }])
    expect(await client.fetchQuery(linking.linkedAccountsQuery())).toMatchObject({
      accounts: [{ mask: '0987' }],
    })
    expect(await client.fetchQuery(transactionsQuery())).toMatchObject([{ amount: 50_000 }])
    expect(await client.fetchQuery(alertsQuery())).toMatchObject([{ readAt: null }])
    expect(await client.fetchQuery(messagesQuery())).toMatchObject([{ direction: 'inbound' }])
    expect(await client.fetchQuery(depositor.depositorQuery())).toMatchObject({ lastStep: 'completed' })
    expect(await client.fetchQuery(depositor.progressQuery())).toMatchObject({
      fields: { ssnLastFour: '1234' },
    })
    expect(await client.fetchQuery(user.userQuery())).toMatchObject({ email: 'ada@example.com' })
    expect(await client.fetchQuery(initialFundAmountQuery())).toEqual({ amount: null })
  })

  it('fetch the active banners without a bearer', async () => {
    provider.script('GET /banner-alerts', respondWith([build.banner()]))
    expect(await query().fetchQuery(bannersQuery())).toMatchObject([{ type: 'info', location: 'all' }])
    expect(provider.received.at(-1)).toMatchObject({ url: '/api/v1/banner-alerts?active=true' })
    expect(provider.received.at(-1)?.headers).not.toHaveProperty('authorization')
  })

  it('are cancelled when the screen is left', async () => {
    const client = query()
    const asked = new Promise<void>((resolve) => {
      provider.script('GET /accounts', (received, response) => {
        neverAnswer(received, response)
        resolve()
      })
    })
    const left = client.fetchQuery(accountsQuery())
    await asked
    await client.cancelQueries(accountsQuery())
    await expect(left).rejects.toThrow('CancelledError')
  })

  it('refuse branding as a whole when one value could harm', async () => {
    provider.script('GET /branding', respondWith(build.branding()))
    expect(await fetchBranding()).toMatchObject({ shortName: 'Harborlight' })
    provider.script('GET /branding', respondWith(build.branding({ color_primary: 'url(//evil)' })))
    await expect(fetchBranding()).rejects.toThrow(
      'GET /branding: the answer is malformed at data.color_primary',
    )
  })
})

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

  it('sends step basic', async () => {
    await depositor.saveBasic({
      firstName: 'Ada',
      middleName: '',
      lastName: 'Rivera',
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
  ])('sends step address with the mailing address %o', async (mailingAddress, mailing_address) => {
    await depositor.saveAddress({ ...address, mailingAddress })
    expect(sent()).toEqual({ step: 'address', ...wireAddress, mailing_address })
  })

  it('sends step employer', async () => {
    await depositor.saveEmployer({ employmentStatus: 'retired' })
    expect(sent()).toEqual({
      step: 'employer',
      employment_status: 'retired',
      employer_name: null,
      occupation: null,
    })
  })

  it('fails as a conflict when the SSN is on file', async () => {
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

  it('confirms, and follows the review to its status', async () => {
    provider.script('PATCH /depositor', accepted)
    const { requestId } = await depositor.confirmDetails()
    expect(sent()).toEqual({ step: 'confirmed', certify: true })
    provider.script(`GET /request/${requestId}`, respondWith({ kind: 'status', result: 'FAILED' }))
    const pace = { now: () => 0, pause: () => Promise.resolve() }
    expect(await depositor.followReview(requestId, { pace })).toBe('FAILED')
    provider.script(`GET /request/${requestId}`, respondWith({ kind: 'status', result: 'WHATEVER' }))
    expect((await failureOf(depositor.followReview(requestId, { pace }))).kind).toBe('malformed')
  })

  it('uploads documents with their kinds, in the same order', async () => {
    provider.script('PATCH /depositor', accepted)
    await depositor.sendDocuments([{ file: new File(['x'], 'passport.png'), kind: 'identity' }])
    expect(provider.received.at(-1)?.body).toMatch(
      /name="documents\[\]"; filename="passport.png"[\s\S]*name="kinds\[\]"\s+identity/,
    )
  })
})

describe('linking and funding', () => {
  it('reports the result of the linking page', async () => {
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

  it('starts the linking service', async () => {
    provider.script('GET /fastlink', respondWith(build.instantLink()))
    expect(await linking.startInstantLink()).toMatchObject({ configName: 'Verification' })
  })

  it('links by bank details', async () => {
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

  it('sends microdeposits in cents, as a form', async () => {
    provider.script('POST /link/manual/verify', respondWith({ uuid: 'a', status: 'ACTIVE' }))
    expect(await linking.verifyMicrodeposits({ accountId: 'a', amount1: 11, amount2: 22 })).toMatchObject({
      status: 'ACTIVE',
    })
    expect(provider.received.at(-1)?.body).toMatch(/name="amount_1"\s+11\s[\s\S]*name="amount_2"\s+22\s/)
  })

  it('fails with the attempts left', async () => {
    provider.script('POST /link/manual/verify', respondWith({ attempts_left: 1 }, { code: 422 }))
    const verifying = linking.verifyMicrodeposits({ accountId: 'a', amount1: 1, amount2: 2 })
    expect(await failureOf(verifying)).toMatchObject({ kind: 'invalid', attemptsLeft: 1 })
  })

  it('requests new microdeposits', async () => {
    provider.script('POST /link/manual/reissue', respondWith({ microdeposits_expected_by: '2026-11-24' }))
    expect(await linking.reissueMicrodeposits('a')).toEqual({ microdepositsExpectedBy: '2026-11-24' })
    expect(sent()).toEqual({ account_id: 'a' })
  })

  it('sets the first amount, and funds with an idempotency key', async () => {
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

describe('documents', () => {
  it('are listed, also by year, with the years that have any', async () => {
    provider.script('GET /statements', respondWith([build.statement()]))
    provider.script('GET /statements/years', respondWith([2026, 2025]))
    provider.script('GET /statements/1999', respondWith([]))
    provider.script('GET /tax-documents', respondWith([build.taxDocument()]))
    const client = query()
    expect(await client.fetchQuery(statements.statementsQuery())).toMatchObject([
      { closingBalance: 1_284_050 },
    ])
    expect(await client.fetchQuery(statements.statementYearsQuery())).toEqual([2026, 2025])
    expect(await client.fetchQuery(statements.statementsByYearQuery(1999))).toEqual([])
    expect(await client.fetchQuery(taxDocumentsQuery())).toMatchObject([{ form: '1099-INT', taxYear: 2025 }])
  })

  it('have a new link for each fetch of a month', async () => {
    provider.script('GET /statements/2026/9', respondWith(build.statementFile()))
    expect(await statements.fetchStatementFile({ year: 2026, month: 9 })).toEqual({
      downloadUrl: build.statementFile().download_url,
    })
    provider.script('GET /statements/2026/13', respondWith(null, { code: 404, message: 'No such month.' }))
    expect(await failureOf(statements.fetchStatementFile({ year: 2026, month: 13 }))).toMatchObject({
      kind: 'missing',
      message: 'No such month.',
    })
  })
})

describe('disclosures, alerts, messages, transactions', () => {
  it('signs by hash, and completes the step', async () => {
    provider.script('POST /disclosure/a', respondWith({ signed_at: '2026-11-20T15:04:05Z' }))
    await disclosures.signDisclosure('a', { hash: 'c0ffee' })
    expect(sent()).toEqual({ attestation: true, hash: 'c0ffee' })
    provider.script('GET /disclosures', respondWith([build.disclosure()]))
    await disclosures.finishDisclosures()
    expect(provider.received.at(-1)?.url).toBe('/api/v1/disclosures?update_step=true')
  })

  it('marks an alert as read at the path with a trailing slash', async () => {
    provider.script('POST /alerts/', respondWith(null))
    await markAlertRead('a')
    expect(sent()).toEqual({ alert_id: 'a' })
  })

  it('sends a message with its attachments', async () => {
    provider.script('POST /messages', respondWith(build.message(), { code: 201 }))
    await sendMessage({
      subject: 'Hello',
      topic: 'other',
      body: 'Text',
      attachments: [new File(['x'], 'a.txt')],
    })
    expect(provider.received.at(-1)?.body).toMatch(
      /name="topic"\s+other[\s\S]*name="attachments\[\]"; filename="a.txt"/,
    )
    expect(provider.received.at(-1)?.body).not.toContain('thread_uuid')
    expect(provider.received.at(-1)?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('cancels a transaction, and requests a refresh', async () => {
    provider.script('POST /transactions/a/void', respondWith(null))
    await voidTransaction('a')
    provider.script('GET /service', accepted)
    expect(await refreshService()).toEqual({ requestId: '42' })
  })
})

describe('the user', () => {
  it.each([
    ['email', 'ada@new.example'],
    ['phone', '6145550199'],
  ] as const)('changes the %s by password and code', async (of, value) => {
    provider.script(`POST /mfa-confirm-update/${of}`, respondWith(build.codeSent()))
    await user.requestContactChange({ of, value, currentPassword: 'current password' })
    expect(sent()).toEqual({ [of]: value, current_password: 'current password' })
    provider.script('PATCH /user', respondWith(build.user({ [of]: value })))
    expect(await user.updateContact({ of, value })).toMatchObject({ [of]: value })
    expect(sent()).toEqual({ [of]: value })
  })

  it('changes the password as a step of its own', async () => {
    provider.script('PATCH /depositor', respondWith(build.depositor()))
    await user.changePassword({ currentPassword: 'old', password: 'new', passwordConfirmation: 'new' })
    expect(sent()).toEqual({
      step: 'password',
      current_password: 'old',
      password: 'new',
      password_confirmation: 'new',
    })
  })

  it('lists the remembered devices, and forgets one', async () => {
    provider.script('GET /devices', respondWith([build.rememberedDevice()]))
    provider.script('DELETE /devices/one', respondWith(null))
    expect(await query().fetchQuery(devices.devicesQuery())).toMatchObject([
      { name: 'Chrome on Linux', isCurrent: true },
    ])
    await devices.forgetDevice('one')
    expect(provider.received.at(-1)).toMatchObject({ name: 'DELETE /devices/one' })
  })

  it('fetches the full number of an account', async () => {
    provider.script('GET /accounts/one/number', respondWith({ account_number: '400112344821' }))
    expect(await fetchAccountNumber('one')).toBe('400112344821')
  })
})
