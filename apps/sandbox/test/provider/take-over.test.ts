import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { inTenant, now } from '../../src/database/in-tenant.ts'
import { emailLinks, users } from '../../src/database/schema/identity.ts'
import { tenantOrigin, submitNewPasskey, submitPasskey } from '../passkeys/passkey-user.ts'
import { SoftwarePasskey } from '../passkeys/software-authenticator.ts'
import type { HttpClient } from './http-client.ts'
import { openSandboxForFile } from './sandbox.ts'
import {
  changeContact,
  codeSentTo,
  linkFieldsSentTo,
  logInNewUser,
  logInOnAnotherDevice,
  newEmail,
  newPhone,
  nonceIn,
  password,
  register,
  stepUp,
  submitPassword,
  tokenIn,
} from './users.ts'

const sandbox = await openSandboxForFile({ callsPerMinute: 1_000 })

const chosen = 'another good one 7'
const subjects = {
  logIn: 'New log-in to your account',
  email: 'Your Harborlight Savings email was changed',
  phone: 'Your Harborlight Savings mobile number was changed',
} as const

/** Adds an owner with a phone older than any link, and a thief whose log-in the owner was notified of. */
async function addUserWithThief() {
  const [ownPhone, strangersPhone] = [newPhone(), newPhone()]
  const { email } = await logInNewUser(sandbox)
  await inTenant(sandbox.database, 'harbor', (tx) =>
    tx
      .update(users)
      .set({ phone: ownPhone, phoneVerifiedAt: now(tx) })
      .where(eq(users.email, email)),
  )
  const thief = await logInOnAnotherDevice(sandbox, email)
  return { email, ownPhone, thief, strangers: newEmail(), strangersPhone }
}

type Stolen = Awaited<ReturnType<typeof addUserWithThief>>

const takeEmail = ({ thief, strangers }: Stolen) => changeContact(sandbox, thief, { email: strangers })
const takePhone = ({ thief, strangersPhone }: Stolen) =>
  changeContact(sandbox, thief, { phone: strangersPhone })

async function reportFrom(email: string, subject: keyof typeof subjects) {
  const notice = (await sandbox.outbox(email)).find((message) => message.subject === subjects[subject])
  const fields = new URLSearchParams(new URL(notice?.links[0] ?? '').hash.slice(1))
  return sandbox.newClient().post('/not-me', { uuid: fields.get('uuid'), hash: fields.get('hash') })
}

const requestReset = (email: string) => sandbox.newClient().post('/forgot-password', { email })
const resetLinksTo = async (email: string) =>
  (await sandbox.outbox(email)).filter(({ links }) => links[0]?.includes('/reset-password#'))

async function resetBy(email: string, phone: string | null) {
  await requestReset(email)
  const { token } = await linkFieldsSentTo(sandbox, email)
  const fields = { email, token, password: chosen, password_confirmation: chosen }
  const visitor = sandbox.newClient()
  if (phone === null) return visitor.post('/reset-password', fields)
  await visitor.post('/reset-password', fields)
  return visitor.post('/reset-password', { ...fields, code: await codeSentTo(sandbox, phone) })
}

/** Expects that the owner can reset the password and has both contacts again, and that the thief has no access. */
async function expectRecovery({ email, ownPhone, strangers, thief }: Stolen): Promise<void> {
  expect((await thief.get('/user')).status).toBe(401)
  const before = (await resetLinksTo(strangers)).length
  expect(await requestReset(strangers)).toMatchObject({ status: 200 })
  expect(await resetLinksTo(strangers)).toHaveLength(before)
  expect(await submitPassword(sandbox.newClient(), strangers)).toMatchObject({ status: 400 })
  expect(await resetBy(email, ownPhone)).toMatchObject({ status: 200 })
  const owner = await logInByPhone(email, ownPhone)
  expect(await owner.get('/user')).toMatchObject({ data: { email, phone: ownPhone } })
}

async function logInByPhone(email: string, phone: string): Promise<HttpClient> {
  const visitor = sandbox.newClient()
  await submitPassword(visitor, email, chosen)
  const nonce = nonceIn(await visitor.get('/mfa-select/sms'))
  const answer = await visitor.post(`/mfa-verify/${nonce}`, { code: await codeSentTo(sandbox, phone) })
  expect(answer.status).toBe(200)
  visitor.bearer = tokenIn(answer)
  return visitor
}

describe('POST /not-me after a thief replaced contacts', () => {
  it('POST /not-me with the earlier notice of the log-in gives the account back to the owner', async () => {
    const stolen = await addUserWithThief()
    await takeEmail(stolen)
    expect(await reportFrom(stolen.email, 'logIn')).toMatchObject({
      status: 200,
      data: { restored_contacts: ['email'] },
    })
    await expectRecovery(stolen)
  })

  it.each([
    ['email, then phone', 'logIn', [takeEmail, takePhone]],
    ['email, then phone', 'email', [takeEmail, takePhone]],
    ['phone, then email', 'logIn', [takePhone, takeEmail]],
    ['phone, then email', 'phone', [takePhone, takeEmail]],
    ['phone, then email', 'email', [takePhone, takeEmail]],
  ] as const)(
    'After a thief replaced %s, POST /not-me restores both with the notice of %s',
    async (_, used, takes) => {
      const stolen = await addUserWithThief()
      for (const take of takes) await take(stolen)
      expect(await reportFrom(stolen.email, used)).toMatchObject({
        status: 200,
        data: { restored_contacts: ['email', 'phone'] },
      })
      await expectRecovery(stolen)
    },
  )

  it.each([
    ['phone', 'email'],
    ['email', 'phone'],
    ['logIn', 'email'],
    ['email', 'logIn'],
  ] as const)('POST /not-me works with both notices, in either order: %s, %s', async (first, second) => {
    const stolen = await addUserWithThief()
    await takePhone(stolen)
    await takeEmail(stolen)
    expect(await reportFrom(stolen.email, first)).toMatchObject({ status: 200 })
    expect(await reportFrom(stolen.email, second)).toMatchObject({
      status: 200,
      data: { restored_contacts: [] },
    })
    await expectRecovery(stolen)
  })

  it('POST /not-me works once with each link', async () => {
    const stolen = await addUserWithThief()
    await takeEmail(stolen)
    expect(await reportFrom(stolen.email, 'email')).toMatchObject({ status: 200 })
    expect(await reportFrom(stolen.email, 'email')).toMatchObject({ status: 400 })
    await expectRecovery(stolen)
  })

  it('POST /not-me restores the first of several emails, even after the thief has reset the password', async () => {
    const stolen = await addUserWithThief()
    await takeEmail(stolen)
    await takePhone(stolen)
    expect(await resetBy(stolen.strangers, stolen.strangersPhone)).toMatchObject({ status: 200 })
    await submitPassword(stolen.thief, stolen.strangers, chosen)
    const sent = await stolen.thief.get('/mfa-select/sms')
    const code = await codeSentTo(sandbox, stolen.strangersPhone)
    stolen.thief.bearer = tokenIn(await stolen.thief.post(`/mfa-verify/${nonceIn(sent)}`, { code }))
    await changeContact(sandbox, stolen.thief, { email: newEmail() }, chosen)
    expect(await reportFrom(stolen.email, 'email')).toMatchObject({ status: 200 })
    await expectRecovery(stolen)
  })

  it('POST /not-me removes the passkey that the thief added', async () => {
    const stolen = await addUserWithThief()
    const passkey = new SoftwarePasskey(tenantOrigin('harbor'))
    await stepUp(sandbox, stolen.thief)
    expect(await submitNewPasskey(stolen.thief, passkey)).toMatchObject({ status: 201 })
    await takeEmail(stolen)
    expect(await reportFrom(stolen.email, 'logIn')).toMatchObject({ status: 200 })
    expect(await submitPasskey(sandbox.newClient(), 'log-in', passkey)).toMatchObject({ status: 400 })
    await expectRecovery(stolen)
  })

  it('POST /not-me ends the reset links and codes that the thief requested', async () => {
    const stolen = await addUserWithThief()
    await takeEmail(stolen)
    await requestReset(stolen.strangers)
    const { token } = await linkFieldsSentTo(sandbox, stolen.strangers)
    const pending = sandbox.newClient()
    await submitPassword(pending, stolen.strangers)
    const nonce = nonceIn(await pending.get('/mfa-select/email'))
    const code = await codeSentTo(sandbox, stolen.strangers)
    await reportFrom(stolen.email, 'logIn')
    for (const email of [stolen.strangers, stolen.email])
      expect(
        await sandbox
          .newClient()
          .post('/reset-password', { email, token, password: chosen, password_confirmation: chosen }),
      ).toMatchObject({ status: 400 })
    expect(await pending.post(`/mfa-verify/${nonce}`, { code })).toMatchObject({ status: 401 })
    await expectRecovery(stolen)
    expect((await pending.get('/auth-check')).status).toBe(401)
  })

  it('POST /not-me makes a reset link worthless that is stored while contacts are restored', async () => {
    const stolen = await addUserWithThief()
    await takeEmail(stolen)
    await requestReset(stolen.strangers)
    const { token } = await linkFieldsSentTo(sandbox, stolen.strangers)
    await reportFrom(stolen.email, 'logIn')
    await inTenant(sandbox.database, 'harbor', (tx) =>
      tx.update(emailLinks).set({ usedAt: null }).where(eq(emailLinks.purpose, 'reset-password')),
    )
    const reset = { email: stolen.email, token, password: chosen, password_confirmation: chosen }
    expect(await sandbox.newClient().post('/reset-password', reset)).toMatchObject({
      status: 400,
      errors: { token: ['This link has expired. Request a new one.'] },
    })
  })

  it('POST /not-me ends the links that were sent to the thief', async () => {
    const stolen = await addUserWithThief()
    await takeEmail(stolen)
    await takePhone(stolen)
    await reportFrom(stolen.email, 'email')
    expect(await reportFrom(stolen.strangers, 'phone')).toMatchObject({ status: 400 })
    await expectRecovery(stolen)
  })

  it('POST /not-me with the thief’s own link uses up none of the owner’s', async () => {
    const stolen = await addUserWithThief()
    await takeEmail(stolen)
    await takePhone(stolen)
    expect(await reportFrom(stolen.strangers, 'phone')).toMatchObject({
      status: 200,
      data: { restored_contacts: ['phone'] },
    })
    expect(await reportFrom(stolen.email, 'email')).toMatchObject({
      status: 200,
      data: { restored_contacts: ['email'] },
    })
    await expectRecovery(stolen)
  })

  it('POST /not-me notifies the email and the phone that lose the account, without a link', async () => {
    const stolen = await addUserWithThief()
    await takeEmail(stolen)
    await takePhone(stolen)
    await reportFrom(stolen.email, 'email')
    const [toStranger] = await sandbox.outbox(stolen.strangers)
    expect(toStranger).toMatchObject({ subject: subjects.email, links: [] })
    const [toOwner] = await sandbox.outbox(stolen.email)
    expect(toOwner).toMatchObject({ subject: 'This is now your email at Harborlight Savings', links: [] })
    expect((await sandbox.outbox(stolen.strangersPhone))[0]?.subject).toBe('Your mobile number was changed')
  })

  it('POST /not-me leaves an email that the owner had replaced before the notice', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    const next = newEmail()
    await changeContact(sandbox, visitor, { email: next })
    await sandbox.advanceClock(31)
    await logInOnAnotherDevice(sandbox, next)
    expect(await reportFrom(next, 'logIn')).toMatchObject({ status: 200, data: { restored_contacts: [] } })
    expect(await resetBy(next, null)).toMatchObject({ status: 200 })
    expect(await submitPassword(sandbox.newClient(), email, chosen)).toMatchObject({ status: 400 })
  })
})

describe('a replaced email', () => {
  it('A replaced email cannot be taken by anyone else for seven days', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    await changeContact(sandbox, visitor, { email: newEmail() })
    const again = { email, password, password_confirmation: password, locale: 'en' }
    const taken = { status: 422, errors: { email: [expect.stringContaining('already registered')] } }
    expect(await sandbox.newClient().post('/register', again)).toMatchObject(taken)
    const other = await logInNewUser(sandbox)
    const claim = { email, current_password: password }
    expect(await other.visitor.post('/mfa-confirm-update/email', claim)).toMatchObject(taken)
    await sandbox.advanceClock(7 * 86_400)
    expect(await register(sandbox, email)).toMatchObject({ email })
  })
})
