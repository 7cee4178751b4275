import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { securityActions } from '../../src/security-events/security-actions.ts'
import { tenantOrigin, passkeysIn, submitNewPasskey, submitPasskey } from '../passkeys/passkey-user.ts'
import { SoftwarePasskey } from '../passkeys/software-authenticator.ts'
import type { HttpClient } from './http-client.ts'
import { inviteJointHolder, newPassword, parseIdentity, verifyIdentity } from './joint-application.ts'
import { openSandboxForFile } from './sandbox.ts'
import { readNewEvents, type EventReader } from './security-event-reader.ts'
import {
  addCustomer,
  codeSentTo,
  linkFieldsSentTo,
  linkInstantly,
  linkSentTo,
  logInNewUser,
  logInOnAnotherDevice,
  newEmail,
  nonceIn,
  password,
  register as registerUser,
  stepUp,
  submitCode,
  submitPassword,
  wrongCodeFor,
} from './users.ts'

const sandbox = await openSandboxForFile({ callsPerMinute: 1_000 })
const events: EventReader = readNewEvents(sandbox)
const chosen = 'another good one 7'
const otherBank = 2_852
const key = () => ({ 'idempotency-key': crypto.randomUUID() })

const linkedAccounts = v.object({ accounts: v.array(v.object({ uuid: v.string() })) })
const newestBank = async (visitor: HttpClient) =>
  v.parse(linkedAccounts, (await visitor.get('/linked-accounts')).data).accounts[0]?.uuid ?? ''

/** Adds a customer whose first deposit is available, long after they linked their bank. */
async function addCustomerWithMoney() {
  const { email } = await addCustomer(sandbox)
  await sandbox.advanceClock(10 * 86_400)
  return { email, visitor: await logInOnAnotherDevice(sandbox, email) }
}

/** Registers a user with a verified email, and enters the password. */
async function register() {
  const { email, visitor } = await registerUser(sandbox)
  await submitPassword(visitor, email)
  return { email, visitor }
}

const listed = v.array(v.object({ uuid: v.string(), amount: v.number() }))
const listedAccounts = v.array(v.object({ uuid: v.string() }))
const readTransfers = async (visitor: HttpClient) =>
  v.parse(listed, (await visitor.get('/transactions')).data)
const readClock = async () =>
  Date.parse(v.parse(v.object({ now: v.string() }), await sandbox.callOperator('GET', '/clock')).now)

const linkParameter = (link: string, name: string) =>
  /[#?].*/.exec(link)?.[0].match(`[#?&]${name}=([^&]+)`)?.[1]

async function fiveTimes(act: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < 5; time += 1) await act()
}

/** Runs an action, and returns the events that it left. */
async function eventsAfter(act: () => Promise<unknown>): Promise<string[]> {
  await events()
  await act()
  return events()
}

describe('a security event', () => {
  it('Each step of a registration and a log-in leaves a security event', async () => {
    const email = newEmail()
    const visitor = sandbox.newClient()
    const details = { email, password, password_confirmation: password, locale: 'en' }
    expect(await eventsAfter(() => visitor.post('/register', details))).toEqual(['registration success'])
    expect(await eventsAfter(() => visitor.post('/register', details))).toEqual(['registration failure'])
    const link = await linkFieldsSentTo(sandbox, email)
    expect(await eventsAfter(() => visitor.post('/email/verify', link))).toEqual(['email-verified success'])
    expect(await eventsAfter(() => submitPassword(visitor, email, 'wrong'))).toEqual([
      'log-in-password failure',
    ])
    expect(await eventsAfter(() => submitPassword(visitor, email))).toEqual(['log-in-password success'])
    const nonce = nonceIn(await visitor.get('/mfa-select/email'))
    const code = await codeSentTo(sandbox, email)
    const enter = (typed: string) => visitor.post(`/mfa-verify/${nonce}`, { code: typed, remember: true })
    expect(await eventsAfter(() => enter(wrongCodeFor(code)))).toEqual(['one-time-code failure'])
    expect(await eventsAfter(() => enter(code))).toEqual([
      'one-time-code success',
      'log-in success',
      'device-remembered success',
    ])
    expect(await eventsAfter(() => submitPassword(visitor, email))).toEqual([
      'log-in-password success',
      'log-in success',
    ])
    expect(await eventsAfter(() => visitor.post('/logout'))).toEqual(['log-out success'])
  })

  it('A security event has actor, person, device, request and the keyed address, equal for equal addresses', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    visitor.headers['user-agent'] = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const { invocation_id } = await visitor.post('/logout')
    visitor.bearer = null
    await submitPassword(visitor, email, 'wrong')
    const [failed, left] = await events.list(`&email=${email}&limit=2`)
    expect(left).toMatchObject({
      tenant: 'harbor',
      actor: 'depositor',
      action: 'log-out',
      status: null,
      device: 'Firefox on Linux',
      request_id: invocation_id,
    })
    expect(left?.address).toMatch(/^[\da-f]{8}\.[\w-]{80,}$/)
    expect(failed).toMatchObject({ actor: 'anonymous', status: 400, email, address: left?.address })
  })

  it('Ending a session and forgetting a device leave a security event each', async () => {
    const { email } = await logInNewUser(sandbox)
    const other = sandbox.newClient()
    await submitPassword(other, email)
    await sandbox.advanceClock(31)
    expect(await eventsAfter(() => submitCode(sandbox, other, email, { remember: true }))).toContain(
      'new-device success',
    )
    const ids = async (path: string) =>
      v.parse(v.array(v.object({ uuid: v.string() })), (await other.get(path)).data)
    const device = (await ids('/devices'))[0]?.uuid
    expect(await eventsAfter(() => other.delete(`/devices/${device}`))).toEqual(['device-forgotten success'])
    expect(await eventsAfter(() => other.delete(`/devices/${device}`))).toEqual(['device-forgotten failure'])
    const session = (await ids('/sessions')).at(-1)?.uuid
    expect(await eventsAfter(() => other.delete(`/sessions/${session}`))).toEqual(['session-ended success'])
    expect(await eventsAfter(() => other.delete('/sessions'))).toEqual(['sessions-ended success'])
  })

  it('Each changed factor leaves a security event', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    const replace = (current: string) =>
      visitor.patch('/depositor', { ...newPassword(chosen), current_password: current })
    expect(await eventsAfter(() => replace('wrong'))).toEqual(['password-replaced failure'])
    expect(await eventsAfter(() => replace(password))).toEqual(['password-replaced success'])
    for (const [contact, value] of [
      ['phone', '4155550191'],
      ['email', newEmail()],
    ] as const) {
      const claim = () => visitor.patch('/user', { [contact]: value })
      expect(await eventsAfter(claim)).toEqual([`${contact}-replaced failure`])
      await stepUp(sandbox, visitor)
      const path = `/mfa-confirm-update/${contact}`
      const sent = await visitor.post(path, { [contact]: value, current_password: chosen })
      await visitor.post(`/mfa-verify/${nonceIn(sent)}`, { code: await codeSentTo(sandbox, value) })
      expect(await eventsAfter(claim)).toEqual([`${contact}-replaced success`])
    }
    expect(await eventsAfter(() => sandbox.newClient().post('/forgot-password', { email }))).toEqual([
      'password-reset-requested success',
    ])
  })

  it('A phone added at the first log-in, a reset and a report leave a security event each', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    const reset = async (token: string | undefined) =>
      sandbox
        .newClient()
        .post('/reset-password', { email, token, password: chosen, password_confirmation: chosen })
    expect(await eventsAfter(() => reset('guessed'))).toEqual(['password-changed failure'])
    await sandbox.newClient().post('/forgot-password', { email })
    const token = linkParameter(await linkSentTo(sandbox, email), 'token')
    expect(await eventsAfter(() => reset(token))).toEqual(['password-changed success'])
    const notice = (await sandbox.outbox(email)).find(({ links }) => links[0]?.includes('/not-me'))
    const link = notice?.links[0] ?? ''
    const report = () =>
      sandbox
        .newClient()
        .post('/not-me', { uuid: linkParameter(link, 'uuid'), hash: linkParameter(link, 'hash') })
    expect(await eventsAfter(report)).toEqual(['account-disputed success'])
    expect(await eventsAfter(report)).toEqual(['account-disputed failure'])
    expect((await visitor.get('/user')).status).toBe(401)

    const added = await register()
    const phone = '4155550192'
    const nonce = nonceIn(await added.visitor.post('/mfa-add-sms', { phone }))
    const code = await codeSentTo(sandbox, phone)
    expect(await eventsAfter(() => added.visitor.post(`/mfa-verify/${nonce}`, { code }))).toEqual([
      'one-time-code success',
      'phone-added success',
      'log-in success',
    ])
  })

  it('Each lock leaves a security event, by passwords, also for an unknown email, and by codes', async () => {
    const { email, visitor } = await register()
    for (const locked of [email, newEmail()])
      expect(
        (await eventsAfter(() => fiveTimes(() => submitPassword(sandbox.newClient(), locked, 'no')))).slice(
          -3,
        ),
      ).toEqual(['log-in-password failure', 'log-in-locked success', 'log-in-password failure'])
    const nonce = nonceIn(await visitor.get('/mfa-select/email'))
    const code = wrongCodeFor(await codeSentTo(sandbox, email))
    const left = await eventsAfter(() => fiveTimes(() => visitor.post(`/mfa-verify/${nonce}`, { code })))
    expect(left.slice(-2)).toEqual(['account-locked success', 'one-time-code failure'])
    expect(left.filter((event) => event === 'one-time-code failure')).toHaveLength(5)
  })

  it('A transfer leaves one security event, also for a repeated call, and another when a job submits it', async () => {
    const { visitor } = await addCustomerWithMoney()
    const linked_account_id = await newestBank(visitor)
    const once = key()
    const deposit = () => visitor.post('/deposit', { linked_account_id, amount: 10_000 }, once)
    expect(await eventsAfter(deposit)).toEqual(['deposit-requested success'])
    expect(await eventsAfter(deposit)).toEqual([])
    const day = new Date((await readClock()) + 4 * 86_400_000).toISOString().slice(0, 10)
    const later = { linked_account_id, amount: 1_000, frequency: 'once', start_date: day }
    await visitor.post('/deposit', later, key())
    const uuid = (await readTransfers(visitor)).find(({ amount }) => amount === 1_000)?.uuid
    const edit = () => visitor.patch(`/deposit/${uuid}`, { amount: 1_100 }, key())
    expect(await eventsAfter(edit)).toEqual(['deposit-changed success'])
    const withdraw = (amount: number) => visitor.post('/withdraw', { linked_account_id, amount }, key())
    expect(await eventsAfter(() => withdraw(5_000))).toEqual(['withdrawal-requested success'])
    const pending = (await readTransfers(visitor)).find(({ amount }) => amount === 5_000)?.uuid
    const cancel = () => visitor.post(`/transactions/${pending}/void`)
    expect(await eventsAfter(cancel)).toEqual(['transfer-canceled success'])
    expect(await eventsAfter(cancel)).toEqual(['transfer-canceled failure'])
    expect(await eventsAfter(() => sandbox.advanceClock(10 * 86_400))).toEqual(['deposit-submitted success'])
    expect((await events.list('&action=deposit-submitted'))[0]).toMatchObject({
      actor: 'job',
      request_id: null,
    })
  })

  it('Closing an account and withdrawing its money leave a security event each', async () => {
    const { visitor } = await addCustomerWithMoney()
    const linked_account_id = await newestBank(visitor)
    const close = () => visitor.post('/close-my-account', { linked_account_id, reason: 'rate' })
    expect(await eventsAfter(close)).toEqual([
      'account-closing-requested success',
      'withdrawal-requested success',
    ])
  })

  it('Linking and removing a bank, a first deposit and a changed beneficiary leave a security event each', async () => {
    expect(await eventsAfter(() => addCustomer(sandbox))).toEqual([
      'registration success',
      'email-verified success',
      'log-in-password success',
      'one-time-code success',
      'log-in success',
      'bank-linked success',
      'first-deposit-requested success',
    ])
    const { visitor } = await addCustomer(sandbox)
    const link = () => linkInstantly(sandbox, visitor, 'harbor', otherBank)
    expect(await eventsAfter(link)).toEqual(['bank-linked success'])
    const forged = { provider_account_id: 1, request_id: 'forged', provider_id: 1 }
    expect(await eventsAfter(() => visitor.post('/link/fastlink', forged))).toEqual(['bank-linked failure'])
    const removal = { plans: null, move_to: null }
    const bank = await newestBank(visitor)
    const removeBank = () => visitor.post(`/linked-accounts/${bank}/remove`, removal)
    expect(await eventsAfter(removeBank)).toEqual(['bank-removed success'])
    expect(await eventsAfter(removeBank)).toEqual(['bank-removed failure'])
    const person = { first_name: 'Bea', last_name: 'Lane', relationship: 'child', designation: 'primary' }
    const add = () => visitor.post('/depositor/beneficiaries', { ...person, date_of_birth: '2001-02-03' })
    expect(await eventsAfter(add)).toEqual(['beneficiaries-changed success'])
  })

  it('A changed notification setting leaves a security event', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const turn = (kind: string) =>
      visitor.patch('/notification-settings', { kind, channel: 'email', is_on: false })
    expect(await eventsAfter(() => turn('money'))).toEqual(['notification-setting-changed success'])
    expect(await eventsAfter(() => turn('security'))).toEqual(['notification-setting-changed failure'])
  })

  it('A changed language leaves a security event', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const change = (language: string) => () => visitor.patch('/user/language', { language })
    expect(await eventsAfter(change('es'))).toEqual(['language-changed success'])
    expect(await eventsAfter(change('fr'))).toEqual(['language-changed failure'])
  })

  it('Adding, using and removing a passkey leave a security event each', async () => {
    const user = await logInNewUser(sandbox)
    const passkey = new SoftwarePasskey(tenantOrigin('harbor'))
    await stepUp(sandbox, user.visitor)
    const add = () => submitNewPasskey(user.visitor, passkey)
    expect(await eventsAfter(add)).toEqual(['passkey-added success'])
    const logIn = (deviation = {}) => submitPasskey(sandbox.newClient(), 'log-in', passkey, deviation)
    expect(await eventsAfter(() => logIn({ isUserVerified: false }))).toEqual(['passkey-used failure'])
    expect(await events.list('&limit=1')).toMatchObject([{ actor: 'anonymous', email: user.email }])
    expect(await eventsAfter(logIn)).toEqual(['passkey-used success', 'new-device success', 'log-in success'])
    expect(await events.list('&limit=1')).toMatchObject([{ actor: 'depositor', email: user.email }])
    const [added] = passkeysIn(await user.visitor.get('/passkeys'))
    const remove = () => user.visitor.delete(`/passkeys/${added?.uuid}`)
    expect(await eventsAfter(remove)).toEqual(['passkey-removed failure'])
    const confirm = () => submitPasskey(user.visitor, 'step-up', passkey)
    expect(await eventsAfter(confirm)).toEqual(['passkey-used success'])
    expect(await eventsAfter(remove)).toEqual(['passkey-removed success'])
  })

  it('Inviting, identifying, joining and removing a joint holder leave a security event each', async () => {
    const invited = await eventsAfter(() => inviteJointHolder(sandbox))
    expect(invited.at(-1)).toBe('joint-holder-invited success')
    const { email } = await inviteJointHolder(sandbox)
    const identify = (wrong = {}) => verifyIdentity(sandbox, email, wrong)
    expect(await eventsAfter(() => identify({ ssn_last_four: '9999' }))).toEqual(['identity-checked failure'])
    expect(await eventsAfter(identify)).toEqual(['identity-checked success'])
    const signUp = { ...newPassword(), ...parseIdentity(await identify()) }
    const join = () => sandbox.newClient().patch('/depositor', signUp)
    expect(await eventsAfter(join)).toEqual(['joint-holder-joined success'])
    const { primary } = await inviteJointHolder(sandbox)
    const remove = () => primary.post('/depositor/close-secondary-application')
    expect(await eventsAfter(remove)).toEqual(['joint-holder-removed success'])
  })

  it('Reading the whole account number, on the page or in a document, leaves a security event', async () => {
    const { visitor } = await addCustomer(sandbox)
    const account = v.parse(listedAccounts, (await visitor.get('/accounts')).data)[0]?.uuid
    const read = (uuid = account) => visitor.get(`/accounts/${uuid}/number`)
    expect(await eventsAfter(read)).toEqual(['account-number-read success'])
    expect(await eventsAfter(() => read(crypto.randomUUID()))).toEqual(['account-number-read failure'])
    const issued = await visitor.post('/proofs', { kind: 'account_details' }, key())
    const { uuid } = v.parse(v.object({ uuid: v.string() }), issued.data)
    const open = () => visitor.get(`/proofs/${uuid}`)
    expect(await eventsAfter(open)).toEqual(['account-number-read success'])
  })

  it('Every action of the list has left a security event', async () => {
    expect(events.actions().toSorted()).toEqual(securityActions)
  })
})
