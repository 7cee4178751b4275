import { describe, expect, it } from 'vitest'
import type { HttpClient } from './http-client.ts'
import {
  codeSentTo,
  submitCode,
  submitPassword,
  linkFieldsSentTo,
  logInNewUser,
  newEmail,
  nonceIn,
  password,
  register,
} from './users.ts'
import { openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile({ callsPerMinute: 1_000 })

const chosen = 'another good one 7'
const verified = { state: 'verified' }

const openLink = async (link: Record<string, string>) =>
  (await sandbox.newClient().post('/email/verify', link)).data

async function requestReset(email: string) {
  await sandbox.newClient().post('/forgot-password', { email })
  return (await linkFieldsSentTo(sandbox, email))['token'] ?? ''
}
const reset = (email: string, token: string, more: Record<string, unknown> = {}) =>
  sandbox
    .newClient()
    .post('/reset-password', { email, token, password: chosen, password_confirmation: chosen, ...more })

async function addUserWaitingForCode() {
  const { email, visitor } = await register(sandbox)
  await submitPassword(visitor, email)
  return { email, visitor }
}
const enterCode = (visitor: HttpClient, nonce: string, code: string) =>
  visitor.post(`/mfa-verify/${nonce}`, { code })

/** Six digits other than the given ones. */
const wrongCodeFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('the link that verifies an email', () => {
  it('An expired link that verifies an email can be replaced by a working one', async () => {
    const visitor = sandbox.newClient()
    const email = newEmail()
    await visitor.post('/register', { email, password, password_confirmation: password, locale: 'en' })
    const late = await linkFieldsSentTo(sandbox, email)
    await sandbox.advanceClock(86_400)
    expect(await openLink(late)).toEqual({ state: 'expired' })
    await sandbox.newClient().post('/email/resend', { email })
    const next = await linkFieldsSentTo(sandbox, email)
    expect(next).not.toEqual(late)
    expect(await openLink(next)).toEqual(verified)
    expect(await submitPassword(sandbox.newClient(), email)).toMatchObject({ status: 200 })
  })

  it('A link that verifies an email works once when it is opened twice concurrently', async () => {
    const visitor = sandbox.newClient()
    const email = newEmail()
    await visitor.post('/register', { email, password, password_confirmation: password, locale: 'en' })
    const link = await linkFieldsSentTo(sandbox, email)
    const answers = await Promise.all([openLink(link), openLink(link)])
    expect(answers).toContainEqual(verified)
    expect(answers).toContainEqual({ state: 'used' })
  })

  it('A link that verifies an email does not work as a reset link, nor the other way around', async () => {
    const { email } = await register(sandbox)
    const token = await requestReset(email)
    expect(await openLink({ uuid: crypto.randomUUID(), hash: token })).toEqual({ state: 'expired' })
    const unverified = newEmail()
    await sandbox
      .newClient()
      .post('/register', { email: unverified, password, password_confirmation: password, locale: 'en' })
    const { hash = '' } = await linkFieldsSentTo(sandbox, unverified)
    expect(await reset(unverified, hash)).toMatchObject({ status: 400 })
  })
})

describe('a password reset', () => {
  it('A password reset revokes all earlier links', async () => {
    const { email } = await register(sandbox)
    const first = await requestReset(email)
    const second = await requestReset(email)
    expect(await reset(email, second)).toMatchObject({ status: 200 })
    expect(await reset(email, first)).toMatchObject({
      status: 400,
      errors: { token: ['This link was already used. Request a new one.'] },
    })
  })

  it('A password reset is made once by two concurrent calls', async () => {
    const { email } = await register(sandbox)
    const token = await requestReset(email)
    const both = await Promise.all([reset(email, token), reset(email, token)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]))
  })

  it('A password reset is refused when the two passwords differ, and its link stays valid', async () => {
    const { email } = await register(sandbox)
    const token = await requestReset(email)
    expect(await reset(email, token, { password_confirmation: 'something else 9' })).toMatchObject({
      status: 400,
      errors: { password: ['The passwords don’t match.'] },
    })
    expect(await reset(email, token)).toMatchObject({ status: 200 })
  })

  it('A password reset revokes remembered devices', async () => {
    const { email, visitor } = await register(sandbox)
    await submitPassword(visitor, email)
    await submitCode(sandbox, visitor, email, { remember: true, device_name: 'My phone' })
    await reset(email, await requestReset(email))
    visitor.bearer = null
    expect((await submitPassword(visitor, email, chosen)).data).toMatchObject({ mfa: { required: true } })
  })

  it('A password reset unlocks an account locked by wrong codes', async () => {
    const { email, visitor } = await addUserWaitingForCode()
    const nonce = nonceIn(await visitor.get('/mfa-select/email'))
    const code = await codeSentTo(sandbox, email)
    for (let guess = 0; guess < 5; guess += 1) await enterCode(visitor, nonce, wrongCodeFor(code))
    expect(await submitPassword(sandbox.newClient(), email)).toMatchObject({ status: 403 })
    await reset(email, await requestReset(email))
    expect(await submitPassword(sandbox.newClient(), email, chosen)).toMatchObject({ status: 200 })
  })

  it('A password reset can be requested a limited number of times, whether or not the email is known', async () => {
    const { email } = await register(sandbox)
    for (const address of [email, newEmail()]) {
      for (let ask = 0; ask < 5; ask += 1)
        expect(await sandbox.newClient().post('/forgot-password', { email: address })).toMatchObject({
          status: 200,
        })
      const limited = await sandbox.newClient().post('/forgot-password', { email: address })
      expect(limited.status).toBe(429)
      expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })
})

describe('a one-time code', () => {
  it('A one-time code logs in once when two tabs enter it concurrently', async () => {
    const { email, visitor } = await addUserWaitingForCode()
    const nonce = nonceIn(await visitor.get('/mfa-select/email'))
    const code = await codeSentTo(sandbox, email)
    const statuses = (
      await Promise.all([enterCode(visitor, nonce, code), enterCode(visitor, nonce, code)])
    ).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400 || status === 401)).toHaveLength(1)
  })

  it('A one-time code is refused everywhere after the account is locked', async () => {
    const { email, visitor } = await addUserWaitingForCode()
    const nonce = nonceIn(await visitor.get('/mfa-select/email'))
    const code = await codeSentTo(sandbox, email)
    for (let guess = 0; guess < 5; guess += 1) await enterCode(visitor, nonce, wrongCodeFor(code))
    await sandbox.advanceClock(30)
    for (const answer of [
      await visitor.get('/mfa-select/email'),
      await visitor.get(`/mfa-resend/${nonce}`),
      await visitor.post('/mfa-add-sms', { phone: '4155550187' }),
      await enterCode(visitor, nonce, code),
    ])
      expect(answer).toMatchObject({ status: 403, message: 'Too many incorrect attempts. Account Locked.' })
  })

  it('A one-time code is sent a limited number of times', async () => {
    const { visitor } = await addUserWaitingForCode()
    let nonce = nonceIn(await visitor.get('/mfa-select/email'))
    for (let more = 0; more < 19; more += 1) {
      await sandbox.advanceClock(30)
      nonce = nonceIn(await visitor.get(`/mfa-resend/${nonce}`))
    }
    await sandbox.advanceClock(30)
    expect(await visitor.get(`/mfa-resend/${nonce}`)).toMatchObject({ status: 429 })
  })

  it('A one-time code is not needed on a remembered device, even after a log-out', async () => {
    const { email, visitor } = await register(sandbox)
    await submitPassword(visitor, email)
    await submitCode(sandbox, visitor, email, { remember: true })
    await visitor.post('/logout')
    visitor.bearer = null
    expect((await submitPassword(visitor, email)).data).toMatchObject({ mfa: { required: false } })
  })
})

describe('a canceled application', () => {
  it('A canceled application logs the other tab out too, and its email can register again', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    const both = await Promise.all([1, 2].map(() => visitor.post('/depositor/cancel-application')))
    expect(both.map(({ status }) => status)).toContain(200)
    expect(await visitor.get('/auth-check')).toMatchObject({ status: 401 })
    const again = { email, password, password_confirmation: password, locale: 'en' }
    expect(await sandbox.newClient().post('/register', again)).toMatchObject({ status: 201 })
  })
})
