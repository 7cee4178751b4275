import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { HttpClient } from './http-client.ts'
import { openSandboxForFile } from './sandbox.ts'
import {
  addCustomer,
  codeSentTo,
  linkFieldsSentTo,
  logInNewUser,
  nonceIn,
  password,
  register,
  requestCode,
  submitCode,
  submitPassword,
  wrongCodeFor,
} from './users.ts'

const sandbox = await openSandboxForFile()

const chosen = 'another good one 7'

async function reset(email: string) {
  await sandbox.newClient().post('/forgot-password', { email })
  const { token } = await linkFieldsSentTo(sandbox, email)
  return sandbox
    .newClient()
    .post('/reset-password', { email, token, password: chosen, password_confirmation: chosen })
}

const withMfa = v.object({ mfa: v.object({ required: v.boolean(), enrolled: v.array(v.string()) }) })
const submitForMfa = async (visitor: HttpClient, email: string, secret: string) =>
  v.parse(withMfa, (await submitPassword(visitor, email, secret)).data).mfa

/** Locks the account by five wrong codes of a log-in. */
async function lockByCodes(email: string) {
  const guesser = sandbox.newClient()
  await submitPassword(guesser, email)
  const { nonce, code } = await requestCode(sandbox, guesser, email)
  for (let guess = 0; guess < 5; guess += 1)
    await guesser.post(`/mfa-verify/${nonce}`, { code: wrongCodeFor(code) })
  return { guesser, nonce, code }
}

describe('a changed password', () => {
  it('A changed password forgets every remembered device, including the one it was changed on', async () => {
    const { email, visitor } = await register(sandbox)
    const thief = sandbox.newClient()
    for (const device of [thief, visitor]) {
      await submitPassword(device, email)
      await submitCode(sandbox, device, email, { remember: true, device_name: 'A laptop' })
    }
    const changed = await visitor.patch('/depositor', {
      step: 'password',
      current_password: password,
      password: chosen,
      password_confirmation: chosen,
    })
    expect(changed).toMatchObject({ status: 200 })
    expect((await thief.get('/user')).status).toBe(401)
    expect((await visitor.get('/devices')).data).toEqual([])
    for (const device of [thief, visitor])
      expect(await submitForMfa(device, email, chosen)).toMatchObject({ required: true })
  })
})

describe('sessions of a locked user', () => {
  it('Sessions of a locked user are refused on every call, including withdrawals', async () => {
    const { email, visitor } = await addCustomer(sandbox)
    await lockByCodes(email)
    for (const path of ['/user', '/accounts', '/transactions', '/sessions'])
      expect((await visitor.get(path)).status, path).toBe(401)
    const withdrawal = await visitor.post(
      '/withdraw',
      { linked_account_id: crypto.randomUUID(), amount: 100 },
      { 'idempotency-key': crypto.randomUUID() },
    )
    expect(withdrawal.status).toBe(401)
  })

  it('Sessions of a locked user stay ended after the reset', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    await lockByCodes(email)
    await reset(email)
    expect((await visitor.get('/user')).status).toBe(401)
  })

  it('A session that waits for its code answers 403 after the user was locked', async () => {
    const { email } = await register(sandbox)
    const { guesser, nonce, code } = await lockByCodes(email)
    expect(await guesser.post(`/mfa-verify/${nonce}`, { code })).toMatchObject({ status: 403 })
    expect(await guesser.get('/mfa-select/email')).toMatchObject({ status: 403 })
  })
})

describe('a phone that a stranger added before the owner’s first log-in', () => {
  const strangersPhone = '4155550166'

  async function addUserWithStrangersPhone() {
    const { email, visitor: stranger } = await register(sandbox)
    await submitPassword(stranger, email)
    const sent = await stranger.post('/mfa-add-sms', { phone: strangersPhone })
    const code = await codeSentTo(sandbox, strangersPhone)
    await stranger.post(`/mfa-verify/${nonceIn(sent)}`, { code })
    return email
  }

  it('A phone that a stranger added is removed by the owner’s reset, and the owner can add their own', async () => {
    const email = await addUserWithStrangersPhone()
    expect(await reset(email)).toMatchObject({ status: 200 })
    const owner = sandbox.newClient()
    expect(await submitForMfa(owner, email, chosen)).toEqual({ required: true, enrolled: ['email'] })
    expect(await owner.get('/mfa-select/sms')).toMatchObject({ status: 422 })
    const sent = await owner.post('/mfa-add-sms', { phone: '4155550167' })
    const code = await codeSentTo(sandbox, '4155550167')
    expect(await owner.post(`/mfa-verify/${nonceIn(sent)}`, { code })).toMatchObject({ status: 200 })
  })
})
