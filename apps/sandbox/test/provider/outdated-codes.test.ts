import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { ApiResponse, HttpClient } from './http-client.ts'
import { openSandboxForFile } from './sandbox.ts'
import {
  addPhone,
  changeContact,
  codeSentTo,
  logInNewUser,
  logInOnAnotherDevice,
  newEmail,
  newPhone,
  nonceIn,
  password,
  register,
  sortedStatuses,
  stepUp,
  submitCode,
  submitPassword,
  tokenIn,
} from './users.ts'

const sandbox = await openSandboxForFile({ callsPerMinute: 1_000 })

const chosen = 'another good one 7'

const enterCode = async (visitor: HttpClient, nonce: string, sentTo: string): Promise<ApiResponse> =>
  visitor.post(`/mfa-verify/${nonce}`, { code: await codeSentTo(sandbox, sentTo) })

/** Requests a code for a new contact, without entering it. */
async function requestCodeFor(visitor: HttpClient, contact: { email: string } | { phone: string }) {
  const type = 'email' in contact ? 'email' : 'phone'
  return visitor.post(`/mfa-confirm-update/${type}`, { ...contact, current_password: password })
}

const codesTo = async (phone: string) =>
  (await sandbox.outbox(phone)).flatMap(({ code }) => (code === null ? [] : [code]))

async function addUserWithPhone() {
  const { email, visitor } = await logInNewUser(sandbox)
  const [ownPhone, nextPhone] = [newPhone(), newPhone()]
  await addPhone(sandbox, visitor, ownPhone)
  return { email, visitor, ownPhone, nextPhone }
}

describe('a replaced phone', () => {
  it('A replaced phone gets no more codes, and a log-in that waits for one ends', async () => {
    const { email, visitor, ownPhone, nextPhone } = await addUserWithPhone()
    const finder = sandbox.newClient()
    await submitPassword(finder, email)
    const nonce = nonceIn(await finder.get('/mfa-select/sms'))
    const code = await codeSentTo(sandbox, ownPhone)
    const sent = await codesTo(ownPhone)
    await changeContact(sandbox, visitor, { phone: nextPhone })
    await sandbox.advanceClock(31)
    expect((await finder.get(`/mfa-resend/${nonce}`)).status).toBe(401)
    expect(await codesTo(ownPhone)).toEqual(sent)
    expect((await finder.post(`/mfa-verify/${nonce}`, { code })).status).toBe(401)
  })

  it('A replaced phone gets no resent code for a confirmation in the session that replaced it', async () => {
    const { visitor, ownPhone, nextPhone } = await addUserWithPhone()
    await stepUp(sandbox, visitor)
    const changed = nonceIn(await requestCodeFor(visitor, { phone: nextPhone }))
    await enterCode(visitor, changed, nextPhone)
    const nonce = nonceIn(await visitor.get('/mfa-select/sms'))
    const code = await codeSentTo(sandbox, ownPhone)
    expect((await visitor.patch('/user', { phone: nextPhone })).status).toBe(200)
    await sandbox.advanceClock(31)
    expect(await visitor.get(`/mfa-resend/${nonce}`)).toMatchObject({ status: 404 })
    expect(await visitor.post(`/mfa-verify/${nonce}`, { code })).toMatchObject({ status: 400 })
    expect(await visitor.get('/mfa-select/sms')).toMatchObject({
      data: { masked_destination: `(•••) •••-${nextPhone.slice(-4)}` },
    })
  })

  it('Replacing a phone ends every other session, and forgets every remembered device', async () => {
    const { email, visitor, nextPhone } = await addUserWithPhone()
    const finder = sandbox.newClient()
    await submitPassword(finder, email)
    await submitCode(sandbox, finder, email, { remember: true, device_name: 'An old phone' })
    await changeContact(sandbox, visitor, { phone: nextPhone })
    expect((await finder.get('/user')).status).toBe(401)
    expect((await visitor.get('/devices')).data).toEqual([])
    expect((await submitPassword(finder, email)).data).toMatchObject({ mfa: { required: true } })
    expect((await visitor.get('/user')).status).toBe(200)
  })

  it('Replacing a phone ends the reset link that was requested before', async () => {
    const { email, visitor, nextPhone } = await addUserWithPhone()
    await sandbox.newClient().post('/forgot-password', { email })
    const link = (await sandbox.outbox(email))[0]?.links[0] ?? ''
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token')
    await changeContact(sandbox, visitor, { phone: nextPhone })
    const reset = { email, token, password: chosen, password_confirmation: chosen }
    expect(await sandbox.newClient().post('/reset-password', reset)).toMatchObject({
      status: 400,
      errors: { token: [expect.any(String)] },
    })
  })
})

describe('a code for a first phone', () => {
  it('A code for a first phone is worthless after the owner has logged in, and the owner’s phone stays', async () => {
    const [ownPhone, strangersPhone] = [newPhone(), newPhone()]
    const { email, visitor: owner } = await register(sandbox)
    const thief = sandbox.newClient()
    await submitPassword(thief, email)
    const nonce = nonceIn(await thief.post('/mfa-add-sms', { phone: strangersPhone }))
    await submitPassword(owner, email)
    const own = nonceIn(await owner.post('/mfa-add-sms', { phone: ownPhone }))
    const loggedIn = await enterCode(owner, own, ownPhone)
    expect(loggedIn.status).toBe(200)
    owner.bearer = tokenIn(loggedIn)
    expect(await enterCode(thief, nonce, strangersPhone)).toMatchObject({ status: 400 })
    await sandbox.advanceClock(31)
    expect((await thief.get(`/mfa-resend/${nonce}`)).status).toBe(404)
    expect((await thief.get('/user')).status).toBe(403)
    expect(await owner.get('/user')).toMatchObject({ data: { email, phone: ownPhone } })
  })
})

describe('a one-time code', () => {
  it('A one-time code ends when the password that led to it is changed', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const next = newEmail()
    await stepUp(sandbox, visitor)
    const nonce = nonceIn(await requestCodeFor(visitor, { email: next }))
    const replaced = { current_password: password, password: chosen, password_confirmation: chosen }
    expect((await visitor.patch('/depositor', { step: 'password', ...replaced })).status).toBe(200)
    expect(await enterCode(visitor, nonce, next)).toMatchObject({ status: 400 })
  })

  it('A one-time code ends when the operator unlocks the account', async () => {
    const { email } = await logInNewUser(sandbox)
    const visitor = sandbox.newClient()
    await submitPassword(visitor, email)
    const nonce = nonceIn(await visitor.get('/mfa-select/email'))
    const code = await codeSentTo(sandbox, email)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let guess = 0; guess < 5; guess += 1) await visitor.post(`/mfa-verify/${nonce}`, { code: wrong })
    const listed = await sandbox.callOperator('GET', '/depositors?tenant=harbor')
    await sandbox.callOperator('PATCH', `/depositors/${findDepositorId(listed, email)}`, { unlocked: true })
    expect(await visitor.post(`/mfa-verify/${nonce}`, { code })).toMatchObject({ status: 400 })
    await sandbox.advanceClock(31)
    expect(await submitCode(sandbox, visitor, email)).toMatchObject({ status: 200 })
  })
})

describe('a confirmation', () => {
  it('A confirmation is for one contact, and the code for the other one ends with it', async () => {
    const nextPhone = newPhone()
    const { email, visitor } = await logInNewUser(sandbox)
    const next = newEmail()
    await stepUp(sandbox, visitor)
    await enterCode(visitor, nonceIn(await requestCodeFor(visitor, { email: next })), next)
    await enterCode(visitor, nonceIn(await requestCodeFor(visitor, { phone: nextPhone })), nextPhone)
    expect((await visitor.patch('/user', { phone: nextPhone })).status).toBe(200)
    expect((await visitor.patch('/user', { email: next })).status).toBe(403)
    await sandbox.advanceClock(31)
    await stepUp(sandbox, visitor)
    expect(await visitor.patch('/user', { email: next })).toMatchObject({
      status: 403,
      errors: { email: [expect.any(String)] },
    })
    expect(await visitor.get('/user')).toMatchObject({ data: { email, phone: nextPhone } })
  })

  it('A confirmation must be at most ten minutes old when the contact is saved, even if its code was resent', async () => {
    const nextPhone = newPhone()
    const { visitor } = await logInNewUser(sandbox)
    await stepUp(sandbox, visitor)
    let nonce = nonceIn(await requestCodeFor(visitor, { phone: nextPhone }))
    await sandbox.advanceClock(9 * 60)
    nonce = nonceIn(await visitor.get(`/mfa-resend/${nonce}`))
    await sandbox.advanceClock(2 * 60)
    const needed = { status: 403, errors: { step_up: [expect.any(String)] } }
    expect(await visitor.get(`/mfa-resend/${nonce}`)).toMatchObject(needed)
    expect(await enterCode(visitor, nonce, nextPhone)).toMatchObject({ status: 200 })
    expect(await visitor.patch('/user', { phone: nextPhone })).toMatchObject(needed)
    await stepUp(sandbox, visitor)
    expect(await visitor.patch('/user', { phone: nextPhone })).toMatchObject({ status: 200 })
  })

  it('A confirmation counts once when two changes need it at the same time', async () => {
    const nextPhone = newPhone()
    const { visitor } = await logInNewUser(sandbox)
    const next = newEmail()
    await stepUp(sandbox, visitor)
    await enterCode(visitor, nonceIn(await requestCodeFor(visitor, { email: next })), next)
    await enterCode(visitor, nonceIn(await requestCodeFor(visitor, { phone: nextPhone })), nextPhone)
    const both = await Promise.all([
      visitor.patch('/user', { phone: nextPhone }),
      visitor.patch('/user', { email: next }),
    ])
    expect(sortedStatuses(both)).toEqual([200, 403])
  })

  it('A confirmation ends with a change of the password in the same session', async () => {
    const { email } = await logInNewUser(sandbox)
    const visitor = await logInOnAnotherDevice(sandbox, email)
    await sandbox.advanceClock(31)
    await stepUp(sandbox, visitor)
    const replaced = { current_password: password, password: chosen, password_confirmation: chosen }
    await visitor.patch('/depositor', { step: 'password', ...replaced })
    expect(
      await visitor.post('/mfa-confirm-update/email', { email: newEmail(), current_password: chosen }),
    ).toMatchObject({ status: 403, errors: { step_up: [expect.any(String)] } })
  })
})

function findDepositorId(listed: unknown, email: string): string {
  const found = v.parse(v.array(v.object({ depositor_id: v.string(), email: v.string() })), listed)
  return found.find((one) => one.email === email)?.depositor_id ?? ''
}
