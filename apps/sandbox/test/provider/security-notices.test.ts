import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { inTenant } from '../../src/database/in-tenant.ts'
import { contactChanges, emailLinks } from '../../src/database/schema/identity.ts'
import type { HttpClient } from './http-client.ts'
import { inviteJointHolder } from './joint-application.ts'
import { openSandboxForFile } from './sandbox.ts'
import {
  addCustomer,
  addPhone,
  changeContact,
  codeSentTo,
  linkInstantly,
  linkFieldsSentTo,
  logInNewUser,
  logInOnAnotherDevice,
  newEmail,
  nonceIn,
  password,
  register,
  requestCode,
  stepUp,
  submitCode,
  submitPassword,
  wrongCodeFor,
} from './users.ts'

const sandbox = await openSandboxForFile({ callsPerMinute: 1_000 })

/** A bank other than the one that `addCustomer` links. */
const otherBank = 2_852
const chosen = 'another good one 7'
const deviceAndTime = /Browser on Unknown system, Local, \w+ \d+, \d{4}, \d+:\d\d.[AP]M ET\./

const alerts = v.array(v.object({ title: v.string(), body: v.string() }))
const readAlerts = async (visitor: HttpClient) => v.parse(alerts, (await visitor.get('/alerts')).data)

const noticeTo = async (to: string, subject: string) =>
  (await sandbox.outbox(to)).find((message) => message.subject === subject)

/** Expects a notice with place and time, both as an email and as an alert. */
async function expectNotice(email: string, visitor: HttpClient, subject: string): Promise<void> {
  const notice = await noticeTo(email, subject)
  expect(notice?.text, subject).toMatch(deviceAndTime)
  expect(notice?.links[0], subject).toMatch(/^http:\/\/harbor\.localhost:4100\/not-me#uuid=/)
  const alert = (await readAlerts(visitor)).find(({ title }) => title === subject)
  expect(alert?.body, subject).toMatch(deviceAndTime)
}

const linkedAccounts = v.object({ accounts: v.array(v.object({ uuid: v.string() })) })
const newestBank = async (visitor: HttpClient) =>
  v.parse(linkedAccounts, (await visitor.get('/linked-accounts')).data).accounts[0]?.uuid ?? ''

const withdraw = async (visitor: HttpClient, amount: number) =>
  visitor.post(
    '/withdraw',
    { linked_account_id: await newestBank(visitor), amount },
    { 'idempotency-key': crypto.randomUUID() },
  )

/** Adds a customer whose first deposit is available, long after they linked their bank. */
async function addCustomerWithMoney() {
  const person = await addCustomer(sandbox)
  await sandbox.advanceClock(10 * 86_400)
  const visitor = await logInOnAnotherDevice(sandbox, person.email)
  return { email: person.email, visitor }
}

async function resetPassword(email: string) {
  await sandbox.newClient().post('/forgot-password', { email })
  const { token } = await linkFieldsSentTo(sandbox, email)
  const reset = { email, token, password: chosen, password_confirmation: chosen }
  expect(await sandbox.newClient().post('/reset-password', reset)).toMatchObject({ status: 200 })
}

async function report(link: string | undefined) {
  const fragment = new URLSearchParams(new URL(link ?? '').hash.slice(1))
  return sandbox.newClient().post('/not-me', { uuid: fragment.get('uuid'), hash: fragment.get('hash') })
}

describe('a security notice', () => {
  it('A security notice is sent for a linked bank, also by text if the depositor has a phone', async () => {
    const { email, visitor } = await addCustomer(sandbox)
    await addPhone(sandbox, visitor, '4155550171')
    await linkInstantly(sandbox, visitor, 'harbor', otherBank)
    await expectNotice(email, visitor, 'A bank was linked to your account')
    expect((await sandbox.outbox('4155550171'))[0]?.text).toMatch(
      /^Harborlight: .+ was linked to your account\. If this wasn’t you, call us right away:/,
    )
  })

  it('A security notice is sent for a withdrawal, also by text if the depositor has a phone', async () => {
    const { email, visitor } = await addCustomerWithMoney()
    await addPhone(sandbox, visitor, '4155550172')
    expect(await withdraw(visitor, 12_345)).toMatchObject({ status: 202 })
    await expectNotice(email, visitor, 'Withdrawal of $123.45 requested')
    expect((await sandbox.outbox('4155550172'))[0]?.text).toContain('a withdrawal of $123.45 to')
  })

  it('A security notice is sent for a log-in from a new browser, but not for the first one or a known browser', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    const subject = 'New log-in to your account'
    await submitPassword(visitor, email)
    await sandbox.advanceClock(31)
    await submitCode(sandbox, visitor, email)
    expect(await noticeTo(email, subject)).toBeUndefined()
    const other = await logInOnAnotherDevice(sandbox, email)
    await expectNotice(email, other, subject)
  })

  it.each([
    ['203.0.113.57', '203.0.113.x'],
    ['2001:db8:41:7::9', '2001:db8:41:x'],
    ['2001:db8::9', '2001:db8:x'],
  ])(
    'A security notice has the network that a stranger used, and not the whole address: %s',
    async (address, network) => {
      const { email } = await logInNewUser(sandbox)
      const stranger = sandbox.newClient()
      stranger.address = address
      await submitPassword(stranger, email)
      await sandbox.advanceClock(31)
      await submitCode(sandbox, stranger, email)
      const text = (await noticeTo(email, 'New log-in to your account'))?.text
      expect(text).toContain(`Browser on Unknown system, ${network}, `)
      expect(text).not.toContain(address)
      expect((await stranger.get('/sessions')).data).toMatchObject([{ ip_region: network }, {}])
    },
  )

  it('A security notice is sent for a changed password and a changed phone', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    await addPhone(sandbox, visitor, '4155550173')
    await expectNotice(email, visitor, 'Your Harborlight Savings mobile number was changed')
    await visitor.patch('/depositor', {
      step: 'password',
      current_password: password,
      password: chosen,
      password_confirmation: chosen,
    })
    await expectNotice(email, visitor, 'Your Harborlight Savings password was changed')
  })

  it('A security notice for a changed email is sent to the old address and the new one', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    const next = newEmail()
    await stepUp(sandbox, visitor)
    const sent = await visitor.post('/mfa-confirm-update/email', { email: next, current_password: password })
    await visitor.post(`/mfa-verify/${nonceIn(sent)}`, { code: await codeSentTo(sandbox, next) })
    await visitor.patch('/user', { email: next })
    await expectNotice(email, visitor, 'Your Harborlight Savings email was changed')
    expect((await noticeTo(next, 'This is now your email at Harborlight Savings'))?.text).toMatch(
      deviceAndTime,
    )
  })

  it('A security notice is sent for an account locked by wrong codes', async () => {
    const { email, visitor } = await register(sandbox)
    await submitPassword(visitor, email)
    const { nonce, code } = await requestCode(sandbox, visitor, email)
    for (let guess = 0; guess < 5; guess += 1)
      await visitor.post(`/mfa-verify/${nonce}`, { code: wrongCodeFor(code) })
    expect((await noticeTo(email, 'Your Harborlight Savings account is locked'))?.text).toMatch(deviceAndTime)
  })

  it('A security notice is sent for changed beneficiaries', async () => {
    const { email, visitor } = await addCustomer(sandbox)
    const added = await visitor.post('/depositor/beneficiaries', {
      first_name: 'Bea',
      last_name: 'Lane',
      relationship: 'child',
      date_of_birth: '2001-02-03',
      designation: 'primary',
    })
    expect(added.status, JSON.stringify(added.errors)).toBe(201)
    await expectNotice(email, visitor, 'Your beneficiaries were changed')
  })

  it('A security notice is sent for each later change of a beneficiary', async () => {
    const { email, visitor } = await addCustomer(sandbox)
    const person = { first_name: 'Bea', last_name: 'Lane', relationship: 'child', designation: 'primary' }
    const details = { ...person, date_of_birth: '2001-02-03' }
    const added = await visitor.post('/depositor/beneficiaries', details)
    const [bea] = v.parse(v.array(v.looseObject({ uuid: v.string() })), added.data)
    const notices = async () =>
      (await sandbox.outbox(email)).filter(({ subject }) => subject === 'Your beneficiaries were changed')
    expect(await notices()).toHaveLength(1)
    await visitor.patch(`/depositor/beneficiaries/${bea?.uuid}`, { ...details, first_name: 'Beata' })
    expect(await notices()).toHaveLength(2)
    await visitor.call('DELETE', '/depositor/beneficiary', { identifier: bea?.uuid })
    expect(await notices()).toHaveLength(3)
  })

  it('A security notice is sent for a joint holder who is invited, and for one who is removed', async () => {
    const { primary, primaryEmail } = await inviteJointHolder(sandbox)
    await expectNotice(primaryEmail, primary, 'Sam Rivera was invited to your account')
    await primary.post('/depositor/close-secondary-application')
    await expectNotice(primaryEmail, primary, 'Sam Rivera is no longer invited to your account')
  })

  it('A security notice is sent for a password that was changed by a reset', async () => {
    const { email } = await logInNewUser(sandbox)
    await resetPassword(email)
    const visitor = await logInOnAnotherDevice(sandbox, email, { secret: chosen })
    await expectNotice(email, visitor, 'Your Harborlight Savings password was changed')
  })

  it('A security notice for a lock is an alert too, which the owner sees after the reset', async () => {
    const { email, visitor } = await register(sandbox)
    await submitPassword(visitor, email)
    const { nonce, code } = await requestCode(sandbox, visitor, email)
    for (let guess = 0; guess < 5; guess += 1)
      await visitor.post(`/mfa-verify/${nonce}`, { code: wrongCodeFor(code) })
    await resetPassword(email)
    const owner = await logInOnAnotherDevice(sandbox, email, { secret: chosen })
    const alert = (await readAlerts(owner)).find(({ title }) => title.endsWith('account is locked'))
    expect(alert?.body).toMatch(deviceAndTime)
  })
})

describe('“This wasn’t me”', () => {
  it('POST /not-me locks the account, ends sessions and devices, and cancels withdrawals that were not sent', async () => {
    const { email, visitor: thief } = await addCustomerWithMoney()
    const owner = sandbox.newClient()
    await submitPassword(owner, email)
    await submitCode(sandbox, owner, email, { remember: true, device_name: 'My laptop' })
    expect(await withdraw(thief, 10_000)).toMatchObject({ status: 202 })
    const link = (await noticeTo(email, 'Withdrawal of $100.00 requested'))?.links[0]

    expect(await report(link)).toMatchObject({ status: 200, data: { canceled_withdrawals: 1 } })
    for (const device of [thief, owner]) expect((await device.get('/user')).status).toBe(401)
    expect(await submitPassword(owner, email)).toMatchObject({ status: 403 })

    await resetPassword(email)
    const back = await logInOnAnotherDevice(sandbox, email, { secret: chosen })
    const listed = v.parse(
      v.array(v.object({ direction: v.string(), status: v.string(), amount: v.number() })),
      (await back.get('/transactions')).data,
    )
    expect(listed.find(({ amount }) => amount === 10_000)).toMatchObject({ status: 'Voided' })
    expect((await back.get('/devices')).data).toEqual([])
  })

  it('POST /not-me works once with each notice, and uses up no other notice', async () => {
    const { email } = await logInNewUser(sandbox)
    await logInOnAnotherDevice(sandbox, email)
    const older = (await noticeTo(email, 'New log-in to your account'))?.links[0]
    await sandbox.advanceClock(31)
    await logInOnAnotherDevice(sandbox, email)
    const newer = (await noticeTo(email, 'New log-in to your account'))?.links[0]
    expect(newer).not.toBe(older)
    for (const link of [newer, older]) {
      expect(await report(link)).toMatchObject({ status: 200 })
      expect(await report(link)).toMatchObject({ status: 400, errors: { token: [expect.any(String)] } })
    }
  })

  it('POST /not-me works for seven days, and refuses a guessed link', async () => {
    const { email } = await logInNewUser(sandbox)
    const visitor = await logInOnAnotherDevice(sandbox, email)
    const link = (await noticeTo(email, 'New log-in to your account'))?.links[0]
    expect(await report(link?.replace(/hash=.*/, 'hash=guessed'))).toMatchObject({ status: 400 })
    expect((await visitor.get('/user')).status).toBe(200)
    await sandbox.advanceClock(7 * 86_400)
    expect(await report(link)).toMatchObject({ status: 400 })
  })

  it('POST /not-me makes a reset need support if the email was replaced before old ones were kept', async () => {
    const { email, visitor: thief } = await logInNewUser(sandbox)
    const next = newEmail()
    await changeContact(sandbox, thief, { email: next })
    const link = (await noticeTo(email, 'Your Harborlight Savings email was changed'))?.links[0]
    await inTenant(sandbox.database, 'harbor', async (tx) => {
      await tx.delete(contactChanges).where(eq(contactChanges.newValue, next))
      await tx.update(emailLinks).set({ sentToHash: null })
    })
    expect(await report(link)).toMatchObject({ status: 200, data: { restored_contacts: [] } })
    await sandbox.newClient().post('/forgot-password', { email: next })
    const { token } = await linkFieldsSentTo(sandbox, next)
    const reset = { email: next, token, password: chosen, password_confirmation: chosen }
    expect(await sandbox.newClient().post('/reset-password', reset)).toMatchObject({
      status: 400,
      errors: { token: [expect.stringContaining('Contact support')] },
    })
  })
})

describe('a withdrawal to a bank linked in the last 24 hours', () => {
  it('A withdrawal to a bank linked in the last 24 hours needs a code, which counts for one withdrawal', async () => {
    const { visitor } = await addCustomerWithMoney()
    await linkInstantly(sandbox, visitor, 'harbor', otherBank)
    expect(await withdraw(visitor, 1_000)).toMatchObject({
      status: 403,
      errors: { step_up: [expect.any(String)] },
    })
    await stepUp(sandbox, visitor)
    expect(await withdraw(visitor, 1_000)).toMatchObject({ status: 202 })
    expect(await withdraw(visitor, 1_000)).toMatchObject({ status: 403 })
  })

  it('A withdrawal to a bank linked more than 24 hours ago needs no code', async () => {
    const { email, visitor } = await addCustomerWithMoney()
    await linkInstantly(sandbox, visitor, 'harbor', otherBank)
    await sandbox.advanceClock(86_400)
    const later = await logInOnAnotherDevice(sandbox, email)
    expect(await withdraw(later, 1_000)).toMatchObject({ status: 202 })
  })

  it('Closing the account to a bank linked in the last 24 hours needs a code too', async () => {
    const { visitor } = await addCustomerWithMoney()
    await linkInstantly(sandbox, visitor, 'harbor', otherBank)
    const close = async () =>
      visitor.post('/close-my-account', { linked_account_id: await newestBank(visitor), reason: 'rate' })
    expect(await close()).toMatchObject({ status: 403, errors: { step_up: [expect.any(String)] } })
    await stepUp(sandbox, visitor)
    expect(await close()).toMatchObject({ status: 202 })
  })
})
