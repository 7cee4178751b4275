import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountsQuery, fetchAccountNumber, refreshService } from './accounts/accounts.ts'
import { alertsQuery, markAlertRead } from './alerts/alerts.ts'
import { bannersQuery } from './banners/banners.ts'
import { fetchBranding } from './branding/calls.ts'
import * as devices from './devices/devices.ts'
import * as sessions from './sessions/sessions.ts'
import * as depositor from './depositor/depositor.ts'
import * as disclosures from './disclosures/disclosures.ts'
import * as build from './fakes/builders.ts'
import { initialFundAmountQuery } from './funding/funding.ts'
import * as linking from './linking/linking.ts'
import { messagesQuery, sendMessage } from './messages/messages.ts'
import * as statements from './statements/statements.ts'
import { taxDocumentsQuery } from './tax-documents/tax-documents.ts'
import { transactionsQuery, voidTransaction } from './transactions/transactions.ts'
import * as user from './user/user.ts'
import { failureOf } from './transport/failures.fixture.ts'
import { neverAnswer, respondWith, startProvider } from './transport/provider.fixture.ts'

const provider = await startProvider()
beforeEach(() => provider.configure({ bearer: () => 'full-token' }))

const accepted = respondWith({ request_id: '42' }, { code: 202, completedAt: null })
const sent = (): unknown => JSON.parse(provider.received.at(-1)?.body ?? '')
const query = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

describe('queries', () => {
  it('Each query returns the record that the provider holds, in camelCase', async () => {
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

  it('The query for banners requests the active ones without a bearer', async () => {
    provider.script('GET /banner-alerts', respondWith([build.banner()]))
    expect(await query().fetchQuery(bannersQuery())).toMatchObject([{ type: 'info', location: 'all' }])
    expect(provider.received.at(-1)).toMatchObject({ url: '/api/v1/banner-alerts?active=true' })
    expect(provider.received.at(-1)?.headers).not.toHaveProperty('authorization')
  })

  it('A query is aborted when its screen is left', async () => {
    const client = query()
    const requestArrived = new Promise<void>((resolve) => {
      provider.script('GET /accounts', (received, response) => {
        neverAnswer(received, response)
        resolve()
      })
    })
    const pendingFetch = client.fetchQuery(accountsQuery())
    await requestArrived
    await client.cancelQueries(accountsQuery())
    await expect(pendingFetch).rejects.toThrow('CancelledError')
  })

  it('fetchBranding refuses the whole branding when one value could do harm', async () => {
    provider.script('GET /branding', respondWith(build.branding()))
    expect(await fetchBranding()).toMatchObject({ shortName: 'Harborlight' })
    provider.script('GET /branding', respondWith(build.branding({ color_primary: 'url(//evil)' })))
    await expect(fetchBranding()).rejects.toThrow(
      'GET /branding: the answer is malformed at data.color_primary',
    )
  })
})

describe('documents', () => {
  it('Statements are listed as a whole and by year, beside the years that have any', async () => {
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

  it('A statement file gets a new link for each fetch of its month', async () => {
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
  it('Signing a disclosure sends its hash, and finishing completes the step', async () => {
    provider.script('POST /disclosure/a', respondWith({ signed_at: '2026-11-20T15:04:05Z' }))
    await disclosures.signDisclosure('a', { hash: 'c0ffee' })
    expect(sent()).toEqual({ attestation: true, hash: 'c0ffee' })
    provider.script('GET /disclosures', respondWith([build.disclosure()]))
    await disclosures.finishDisclosures()
    expect(provider.received.at(-1)?.url).toBe('/api/v1/disclosures?update_step=true')
  })

  it('POST /alerts/ marks an alert as read at the path with a trailing slash', async () => {
    provider.script('POST /alerts/', respondWith(null))
    await markAlertRead('a')
    expect(sent()).toEqual({ alert_id: 'a' })
  })

  it('POST /messages sends a message with its attachments', async () => {
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

  it('voidTransaction cancels a transaction, and GET /service requests a refresh', async () => {
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
  ] as const)(
    'PATCH /user changes the %s after its request was confirmed by password and code',
    async (of, value) => {
      provider.script(`POST /mfa-confirm-update/${of}`, respondWith(build.codeSent()))
      await user.requestContactChange({ of, value, currentPassword: 'current password' })
      expect(sent()).toEqual({ [of]: value, current_password: 'current password' })
      provider.script('PATCH /user', respondWith(build.user({ [of]: value })))
      expect(await user.updateContact({ of, value })).toMatchObject({ [of]: value })
      expect(sent()).toEqual({ [of]: value })
    },
  )

  it('PATCH /depositor changes the password as its own step', async () => {
    provider.script('PATCH /depositor', respondWith(build.depositor()))
    await user.changePassword({ currentPassword: 'old', password: 'new', passwordConfirmation: 'new' })
    expect(sent()).toEqual({
      step: 'password',
      current_password: 'old',
      password: 'new',
      password_confirmation: 'new',
    })
  })

  it('The list of remembered devices is read, and DELETE /devices/{id} forgets one', async () => {
    provider.script('GET /devices', respondWith([build.rememberedDevice()]))
    provider.script('DELETE /devices/one', respondWith(null))
    expect(await query().fetchQuery(devices.devicesQuery())).toMatchObject([
      { name: 'Chrome on Linux', isCurrent: true },
    ])
    await devices.forgetDevice('one')
    expect(provider.received.at(-1)).toMatchObject({ name: 'DELETE /devices/one' })
  })

  it('The list of sessions is read, and DELETE /sessions ends one or all', async () => {
    provider.script('GET /sessions', respondWith([build.openSession()]))
    provider.script('DELETE /sessions/one', respondWith(null))
    provider.script('DELETE /sessions', respondWith(null))
    expect(await query().fetchQuery(sessions.sessionsQuery())).toMatchObject([
      { name: 'Chrome on Windows', region: 'Ohio', isCurrent: true },
    ])
    await sessions.endSession('one')
    expect(provider.received.at(-1)).toMatchObject({ name: 'DELETE /sessions/one' })
    await sessions.logOutEverywhere()
    expect(provider.received.at(-1)).toMatchObject({ name: 'DELETE /sessions' })
  })

  it('GET /accounts/{id}/number returns the full account number', async () => {
    provider.script('GET /accounts/one/number', respondWith({ account_number: '400112344821' }))
    expect(await fetchAccountNumber('one')).toBe('400112344821')
  })
})
