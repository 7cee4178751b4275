import { accountsSchema } from '@coffer/api-client/accounts/schema'
import { depositorSchema } from '@coffer/api-client/depositor/schema'
import { linkedAccountsSchema } from '@coffer/api-client/linking/schema'
import { transactionsSchema } from '@coffer/api-client/transactions/schema'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { HttpClient } from './http-client.ts'
import {
  createEntity,
  fetchHolder,
  parseIdentity,
  invitationTo,
  inviteJointHolder,
  openJointAccount,
  newPassword,
  verifyIdentity,
} from './joint-application.ts'
import { addCustomer, submitPassword, newEmail, password, sortedStatuses } from './users.ts'
import { openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile({ tenants: ['harbor', 'juniper'] })

const checkLink = async (link: Record<string, string>, tenant = 'harbor') =>
  (await sandbox.newClient(tenant).post('/email/verify/joint', link)).data
const signUp = (identity: Record<string, unknown>) =>
  sandbox.newClient().patch('/depositor', { ...newPassword(), ...identity })

describe('the link of an invitation', () => {
  it('The link of an invitation works repeatedly until the sign-up', async () => {
    const { email } = await inviteJointHolder(sandbox)
    const link = await invitationTo(sandbox, email)
    const valid = { state: 'verified', inviter: 'Ann O’Neill' }
    expect(await checkLink(link)).toEqual(valid)
    expect(await checkLink(link)).toEqual(valid)
    await signUp(parseIdentity(await verifyIdentity(sandbox, email)))
    expect(await checkLink(link)).toEqual({ state: 'used' })
    expect(await verifyIdentity(sandbox, email)).toMatchObject({
      status: 400,
      errors: { link_used: [expect.any(String)] },
    })
  })

  it('The link of an invitation expires after a day, and is refused when it is tampered with', async () => {
    const { email } = await inviteJointHolder(sandbox)
    const link = await invitationTo(sandbox, email)
    const altered = link.hash.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
    expect(await checkLink({ ...link, hash: altered })).toEqual({ state: 'invalid' })
    expect(await checkLink({ ...link, uuid: 'nonsense' })).toEqual({ state: 'invalid' })
    expect(await verifyIdentity(sandbox, email, { hash: 'another' })).toMatchObject({
      status: 400,
      errors: { link_invalid: [expect.any(String)] },
    })
    await sandbox.advanceClock(24 * 3_600 + 1)
    expect(await checkLink(link)).toEqual({ state: 'expired' })
    expect(await verifyIdentity(sandbox, email)).toMatchObject({
      status: 400,
      errors: { link_expired: [expect.any(String)] },
    })
  })

  it('The link of an invitation is unknown to another tenant', async () => {
    const { email } = await inviteJointHolder(sandbox)
    expect(await checkLink(await invitationTo(sandbox, email), 'juniper')).toEqual({ state: 'invalid' })
  })

  it('An invitation link of earlier emails, with its secret in the query, redirects to the page that checks it', async () => {
    const { email } = await inviteJointHolder(sandbox)
    const link = new URLSearchParams(await invitationTo(sandbox, email))
    const opened = await sandbox.newClient().send('GET', `/api/v1/email/verify/joint?${link}`)
    expect(opened.headers.get('location')).toBe(`/joint-account/verify/success#${link}`)
  })
})

describe('the identity check', () => {
  it.each([
    ['another number', { ssn_last_four: '9999' }],
    ['another birthday', { date_of_birth: '1991-07-05' }],
    ['empty answers', { ssn_last_four: '', date_of_birth: '' }],
  ])('The identity check refuses %s, and answers the number of tries left', async (_, wrong) => {
    const { email } = await inviteJointHolder(sandbox)
    expect(await verifyIdentity(sandbox, email, wrong)).toMatchObject({
      status: 422,
      data: { attempts_left: 2 },
    })
  })

  it('The identity check locks after three tries, also for the right answers, until the invitation is resent', async () => {
    const { primary, email } = await inviteJointHolder(sandbox)
    const wrong = { ssn_last_four: '9999' }
    const answers = await Promise.all([1, 2, 3, 4].map(() => verifyIdentity(sandbox, email, wrong)))
    expect(sortedStatuses(answers)).toEqual([403, 403, 422, 422])
    expect(await verifyIdentity(sandbox, email)).toMatchObject({ status: 403 })
    expect(await fetchHolder(primary)).toMatchObject({ invitation: { isLocked: true } })
    await primary.post('/depositor/resend-secondary-verification')
    expect(await verifyIdentity(sandbox, email)).toMatchObject({ status: 200 })
  })

  it('The identity check can be unlocked by the operator', async () => {
    const { email } = await inviteJointHolder(sandbox)
    for (let tries = 0; tries < 3; tries += 1) await verifyIdentity(sandbox, email, { ssn_last_four: '9999' })
    const people = v.parse(
      v.array(v.object({ email: v.string(), depositor_id: v.string(), locked: v.boolean() })),
      await sandbox.callOperator('GET', '/depositors?tenant=harbor'),
    )
    const invited = people.find((one) => one.email === email)
    expect(invited).toMatchObject({ locked: true })
    await sandbox.callOperator('PATCH', `/depositors/${invited?.depositor_id}`, { unlocked: true })
    expect(await verifyIdentity(sandbox, email)).toMatchObject({ status: 200 })
  })
})

describe('the password of an invited holder', () => {
  it('An invited holder’s password must meet the tenant’s requirements', async () => {
    const { email } = await inviteJointHolder(sandbox)
    const identity = parseIdentity(await verifyIdentity(sandbox, email))
    expect(await signUp({ ...identity, ...newPassword('short') })).toMatchObject({
      status: 422,
      errors: { password: [expect.any(String)] },
    })
    expect(await signUp({ ...identity, password_confirmation: 'another' })).toMatchObject({ status: 422 })
    expect(await signUp(identity)).toMatchObject({ status: 200, data: { is_primary: false } })
  })

  it.each([
    ['another token', { token: 'another' }, 'link_invalid'],
    ['another email', { email: 'another@example.com' }, 'link_invalid'],
  ])('An invited holder’s password is refused with %s', async (_, wrong, field) => {
    const { email } = await inviteJointHolder(sandbox)
    const identity = parseIdentity(await verifyIdentity(sandbox, email))
    expect(await signUp({ ...identity, ...wrong })).toMatchObject({
      status: 400,
      errors: { [field]: [expect.any(String)] },
    })
  })

  it('An invited holder’s password is refused if the check expired, the invitation was replaced or it is set already', async () => {
    const late = await inviteJointHolder(sandbox)
    const lateIdentity = parseIdentity(await verifyIdentity(sandbox, late.email))
    await sandbox.advanceClock(3_601)
    expect(await signUp(lateIdentity)).toMatchObject({
      status: 400,
      errors: { link_expired: [expect.any(String)] },
    })

    const replaced = await inviteJointHolder(sandbox)
    const identity = parseIdentity(await verifyIdentity(sandbox, replaced.email))
    await replaced.primary.post('/depositor/resend-secondary-verification')
    expect(await signUp(identity)).toMatchObject({
      status: 400,
      errors: { link_expired: [expect.any(String)] },
    })

    const latest = parseIdentity(await verifyIdentity(sandbox, replaced.email))
    expect(await signUp(latest)).toMatchObject({ status: 200 })
    expect(await signUp(latest)).toMatchObject({ status: 400, errors: { link_used: [expect.any(String)] } })
  })

  it('An invited holder’s password is set once by concurrent calls', async () => {
    const { email } = await inviteJointHolder(sandbox)
    const identity = parseIdentity(await verifyIdentity(sandbox, email))
    const answers = await Promise.all([1, 2, 3].map(() => signUp(identity)))
    expect(sortedStatuses(answers)).toEqual([200, 400, 400])
  })

  it('An invited holder’s password is refused if the email was registered in the meantime', async () => {
    const { email } = await inviteJointHolder(sandbox)
    const identity = parseIdentity(await verifyIdentity(sandbox, email))
    const register = { email, password, password_confirmation: password, locale: 'en' }
    expect(await sandbox.newClient().post('/register', register)).toMatchObject({ status: 201 })
    expect(await signUp(identity)).toMatchObject({ status: 422, errors: { email: [expect.any(String)] } })
  })

  it('An invited holder can neither log in nor reset a password before choosing one', async () => {
    const { email } = await inviteJointHolder(sandbox)
    expect(await submitPassword(sandbox.newClient(), email)).toMatchObject({ status: 400 })
    await sandbox.newClient().post('/forgot-password', { email })
    expect((await sandbox.outbox(email)).map(({ subject }) => subject)).toHaveLength(1)
  })

  it('An invited holder’s password is the only step of an application without a session', async () => {
    const { email } = await inviteJointHolder(sandbox)
    const identity = parseIdentity(await verifyIdentity(sandbox, email))
    const steps = [{ ...identity, step: 'confirmed', certify: true }, newPassword()]
    for (const step of steps)
      expect(await sandbox.newClient().patch('/depositor', step)).toMatchObject({ status: 401 })
  })
})

const readStatus = async (visitor: HttpClient) =>
  v.parse(depositorSchema, (await visitor.get('/depositor')).data)

describe('the review of a joint holder', () => {
  it.each([
    ['0001', 'PASSED', 'FUNDED'],
    ['0003', 'FLAGGED', 'FUNDED'],
    ['0004', 'ERRORED', 'FUNDED'],
    ['0005', 'UNSUBMITTED', 'FUNDED'],
    ['0006', 'FAILED', 'FUNDED'],
    ['0007', 'VIEW_ONLY', 'FUNDED'],
    ['0008', 'PASSED', 'HOLD'],
    ['0009', 'MANUALLY_REVIEWED', 'FUNDED'],
    ['4321', 'IN_REVIEW', 'FUNDED'],
  ])(
    'The review of a joint holder with a number ending in %s leads to %s and %s',
    async (lastFour, registrationStatus, extendedStatus) => {
      const { secondary, primary } = await openJointAccount(sandbox, lastFour)
      expect(await readStatus(secondary)).toMatchObject({
        lastStep: 'completed',
        isPrimary: false,
        registrationStatus,
        extendedStatus,
      })
      expect(await fetchHolder(primary)).toMatchObject({ registrationStatus, isPendingSignup: false })
      const accounts = v.parse(accountsSchema, (await secondary.get('/accounts')).data)
      const isJoined =
        extendedStatus !== 'HOLD' && ['PASSED', 'MANUALLY_REVIEWED'].includes(registrationStatus)
      expect(accounts).toHaveLength(isJoined ? 1 : 0)
    },
  )

  it('A pending review of a joint holder passes later, and the primary depositor is notified', async () => {
    const { secondary, primaryEmail } = await openJointAccount(sandbox, '4321')
    await sandbox.advanceClock(3)
    expect(await readStatus(secondary)).toMatchObject({ registrationStatus: 'PASSED' })
    const subjects = (await sandbox.outbox(primaryEmail)).map(({ subject }) => subject)
    expect(subjects.slice(0, 2)).toEqual(['You share your account with Sam Rivera', 'Sam Rivera signed up'])
  })

  it('The review of a joint holder cannot be escaped by closing the application', async () => {
    const { primary } = await openJointAccount(sandbox, '0003')
    expect(await primary.post('/depositor/close-secondary-application')).toMatchObject({ status: 403 })
  })
})

describe('a joint account', () => {
  const readTransactions = async (visitor: HttpClient) =>
    v.parse(transactionsSchema, (await visitor.get('/transactions')).data)
  const key = () => ({ 'idempotency-key': crypto.randomUUID() })

  it('A joint account shows transfers of either holder to both', async () => {
    const { primary, secondary } = await openJointAccount(sandbox)
    const both = await Promise.all(
      [primary, secondary].map(async (one) => v.parse(accountsSchema, (await one.get('/accounts')).data)),
    )
    expect(both[0]).toEqual(both[1])
    const linked = (await secondary.get('/linked-accounts')).data
    const [bank] = v.parse(linkedAccountsSchema, linked).accounts
    const transfer = { linked_account_id: bank?.uuid, amount: 12_300 }
    const answer = await secondary.post('/deposit', transfer, key())
    expect(answer).toMatchObject({ status: 202 })
    await sandbox.callOperator('POST', '/jobs/run')
    const { request_id } = v.parse(v.object({ request_id: v.string() }), answer.data)
    for (const one of [primary, secondary]) {
      expect((await readTransactions(one))[0]).toMatchObject({ amount: 12_300, direction: 'LinkedToPrimary' })
      expect((await one.get(`/request/${request_id}`)).status).toBeLessThan(300)
    }
    expect(await createEntity(secondary)).toMatchObject({
      primaryDepositor: { firstName: 'Ann', isPrimary: true },
      secondaryDepositors: [{ fields: { firstName: 'Sam' } }],
    })
  })

  it('A joint account lets either holder cancel a pending transfer', async () => {
    const { primary, secondary } = await openJointAccount(sandbox)
    const [bank] = v.parse(linkedAccountsSchema, (await primary.get('/linked-accounts')).data).accounts
    await primary.post('/deposit', { linked_account_id: bank?.uuid, amount: 5_000 }, key())
    const [transfer] = await readTransactions(secondary)
    expect(await secondary.post(`/transactions/${transfer?.uuid}/void`)).toMatchObject({ status: 200 })
    expect((await readTransactions(primary))[0]).toMatchObject({ status: 'Voided' })
  })

  it('A joint account refuses the second holder every call that only the primary depositor may make', async () => {
    const { secondary, primary } = await openJointAccount(sandbox)
    const { entityId } = await createEntity(secondary)
    const [bank] = v.parse(linkedAccountsSchema, (await secondary.get('/linked-accounts')).data).accounts
    const mateo = {
      first_name: 'Mateo',
      last_name: 'Rivera',
      relationship: 'child',
      date_of_birth: '2016-09-03',
      designation: 'primary',
    }
    await primary.post('/depositor/beneficiaries', mateo)
    const listedToSecond = await secondary.get('/depositor/beneficiaries')
    expect(listedToSecond).toEqual({
      ...(await primary.get('/depositor/beneficiaries')),
      ...volatileParts(listedToSecond),
    })
    const [one] = v.parse(v.array(v.object({ uuid: v.string() })), listedToSecond.data)
    const shares = { allocations: [{ uuid: one?.uuid, allocation: 100 }] }
    const refused: readonly (readonly [string, string, unknown?])[] = [
      ['POST', '/depositor/beneficiaries', mateo],
      ['PATCH', `/depositor/beneficiaries/${one?.uuid}`, mateo],
      ['PATCH', '/depositor/beneficiaries/update-allocations', shares],
      ['DELETE', '/depositor/beneficiary', { identifier: one?.uuid }],
      ['POST', '/depositor/beneficiaries/delete-and-reallocate', { identifier: one?.uuid, allocations: [] }],
      ['GET', '/depositor/secondary-info'],
      ['GET', '/depositor/secondary-progress'],
      ['POST', '/depositor/register-secondary', { email: newEmail(), entity_id: entityId }],
      ['PATCH', '/depositor/update-secondary', { step: 'contact', phone: '6145550123' }],
      ['PATCH', '/depositor/update-secondary-email', { email: newEmail() }],
      ['POST', '/depositor/resend-secondary-verification'],
      ['POST', '/depositor/close-secondary-application'],
      ['POST', '/depositor/cancel-application'],
      ['POST', '/close-my-account', { linked_account_id: bank?.uuid, reason: 'rate' }],
      ['POST', '/withdraw', { linked_account_id: bank?.uuid, close_account: true }],
      ['POST', '/initial-fund-amount', { amount: 5_000 }],
      ['POST', '/fund-my-account', { linked_account_id: bank?.uuid }],
    ]
    for (const [method, path, body] of refused)
      expect([path, (await secondary.call(method, path, body)).status]).toEqual([path, 403])
  })

  it('A joint account is empty and read-only for a holder who is not approved', async () => {
    const { secondary, primary } = await openJointAccount(sandbox, '0003')
    const [bank] = v.parse(linkedAccountsSchema, (await primary.get('/linked-accounts')).data).accounts
    for (const path of ['/accounts', '/transactions', '/statements', '/depositor/beneficiaries'])
      expect([path, (await secondary.get(path)).data]).toEqual([path, []])
    expect((await secondary.get('/linked-accounts')).data).toMatchObject({ accounts: [] })
    const transfer = { linked_account_id: bank?.uuid, amount: 5_000 }
    for (const path of ['/deposit', '/withdraw'])
      expect(await secondary.post(path, transfer, key())).toMatchObject({ status: 403 })
    expect(await secondary.get('/fastlink')).toMatchObject({ status: 403 })
    expect(await secondary.post('/nonprofits/select', { ein: '84-1000017' })).toMatchObject({ status: 403 })
  })

  it('A joint account is inaccessible to anyone else', async () => {
    const { entityId } = await openJointAccount(sandbox)
    const { visitor } = await addCustomer(sandbox)
    const sent = { email: newEmail(), entity_id: entityId }
    expect(await visitor.post('/depositor/register-secondary', sent)).toMatchObject({ status: 422 })
  })
})

/** The parts that differ between two otherwise equal responses. */
const volatileParts = ({ headers, completed_at, invocation_id }: Awaited<ReturnType<HttpClient['get']>>) => ({
  headers,
  completed_at,
  invocation_id,
})
