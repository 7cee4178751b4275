import { codeResentSchema, codeSentSchema } from '@coffer/api-client/auth/schema'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { HttpClient } from './http-client.ts'
import {
  codeSentTo,
  submitCode,
  submitPassword,
  nonceIn,
  register,
  logInNewUser,
  wrongCodeFor,
} from './users.ts'
import { openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile()

async function addUserWaitingForCode() {
  const { email, visitor } = await register(sandbox)
  await submitPassword(visitor, email)
  return { email, visitor }
}

const enterCode = (visitor: HttpClient, nonce: string, code: string) =>
  visitor.post(`/mfa-verify/${nonce}`, { code })

describe('a one-time code', () => {
  it('A one-time code is sent to the masked destination and is valid once', async () => {
    const { email, visitor } = await addUserWaitingForCode()
    const sent = await visitor.get('/mfa-select/email')
    expect(v.parse(codeSentSchema, sent.data)).toMatchObject({
      maskedDestination: 'p•••@example.com',
      resendAfterSeconds: 30,
    })
    const code = await codeSentTo(sandbox, email)
    const pending = visitor.bearer
    expect(await enterCode(visitor, nonceIn(sent), code)).toMatchObject({ status: 200 })
    visitor.bearer = pending
    expect(await enterCode(visitor, nonceIn(sent), code)).toMatchObject({ status: 401 })
  })

  it('A one-time code is valid for ten minutes', async () => {
    const { email, visitor } = await addUserWaitingForCode()
    const sent = await visitor.get('/mfa-select/email')
    const code = await codeSentTo(sandbox, email)
    await sandbox.advanceClock(600)
    const late = await enterCode(visitor, nonceIn(sent), code)
    expect(late).toMatchObject({
      status: 400,
      errors: { code: ['That code has expired. Request a new one.'] },
    })
  })

  it('A one-time code is bound to the session that requested it', async () => {
    const one = await addUserWaitingForCode()
    const another = await addUserWaitingForCode()
    const sent = await one.visitor.get('/mfa-select/email')
    const code = await codeSentTo(sandbox, one.email)
    expect(await enterCode(another.visitor, nonceIn(sent), code)).toMatchObject({ status: 401 })
  })

  it('A one-time code is refused without a token', async () => {
    const answer = await enterCode(sandbox.newClient(), crypto.randomUUID(), '123456')
    expect(answer).toMatchObject({ status: 401, message: 'Bearer token or nonce token is null' })
  })

  it('A one-time code can be resent after thirty seconds, which revokes the earlier one', async () => {
    const { email, visitor } = await addUserWaitingForCode()
    const first = nonceIn(await visitor.get('/mfa-select/email'))
    const firstCode = await codeSentTo(sandbox, email)
    expect(await visitor.get(`/mfa-resend/${first}`)).toMatchObject({
      status: 422,
      errors: { email: [expect.any(String)] },
    })
    await sandbox.advanceClock(30)
    const again = await visitor.get(`/mfa-resend/${first}`)
    v.parse(codeResentSchema, again.data)
    expect(await enterCode(visitor, first, firstCode)).toMatchObject({ status: 400 })
    expect(await enterCode(visitor, nonceIn(again), await codeSentTo(sandbox, email))).toMatchObject({
      status: 200,
    })
  })

  it('A one-time code is sent once when the screen is opened twice', async () => {
    const { email, visitor } = await addUserWaitingForCode()
    const first = nonceIn(await visitor.get('/mfa-select/email'))
    await sandbox.advanceClock(10)
    const second = await visitor.get('/mfa-select/email')
    expect(v.parse(codeSentSchema, second.data)).toMatchObject({ nonceToken: first, resendAfterSeconds: 20 })
    expect((await sandbox.outbox(email)).filter(({ code }) => code !== null)).toHaveLength(1)
  })

  it('Resending a one-time code answers 404 without an earlier request', async () => {
    const { visitor } = await addUserWaitingForCode()
    expect(await visitor.get(`/mfa-resend/${crypto.randomUUID()}`)).toMatchObject({ status: 404 })
    expect(await visitor.get('/mfa-resend/not-a-nonce')).toMatchObject({ status: 404 })
  })

  it('The fifth wrong one-time code locks the account, counted over several codes', async () => {
    const { email, visitor } = await addUserWaitingForCode()
    const first = nonceIn(await visitor.get('/mfa-select/email'))
    const firstCode = await codeSentTo(sandbox, email)
    for (let guess = 0; guess < 2; guess += 1)
      expect(await enterCode(visitor, first, wrongCodeFor(firstCode))).toMatchObject({
        status: 400,
        errors: { code: [expect.stringContaining(`${4 - guess} tries left`)] },
      })
    await sandbox.advanceClock(30)
    const second = nonceIn(await visitor.get(`/mfa-resend/${first}`))
    const code = await codeSentTo(sandbox, email)
    for (let guess = 0; guess < 2; guess += 1)
      expect(await enterCode(visitor, second, wrongCodeFor(code))).toMatchObject({ status: 400 })
    expect(await enterCode(visitor, second, wrongCodeFor(code))).toMatchObject({ status: 403 })
    expect(await enterCode(visitor, second, code)).toMatchObject({ status: 403 })
    expect(await visitor.get('/mfa-select/email')).toMatchObject({ status: 403 })
    expect(await submitPassword(sandbox.newClient(), email)).toMatchObject({ status: 403 })
  })
})

describe('a mobile number', () => {
  it('A mobile number is added by a new user, and then receives codes', async () => {
    const { email, visitor } = await addUserWaitingForCode()
    expect(await visitor.get('/mfa-select/sms')).toMatchObject({
      status: 422,
      errors: { type: [expect.any(String)] },
    })
    expect(await visitor.post('/mfa-add-sms', { phone: '1234' })).toMatchObject({
      status: 422,
      errors: { phone: [expect.any(String)] },
    })
    const sent = await visitor.post('/mfa-add-sms', { phone: '(415) 555-0187' })
    expect(sent.data).toMatchObject({ masked_destination: '(•••) •••-0187' })
    expect(await enterCode(visitor, nonceIn(sent), await codeSentTo(sandbox, '4155550187'))).toMatchObject({
      status: 200,
    })

    const next = sandbox.newClient()
    expect((await submitPassword(next, email)).data).toMatchObject({
      mfa: { enrolled: ['sms', 'email'], masked_phone: '(•••) •••-0187' },
    })
    expect(await next.get('/mfa-select/sms')).toMatchObject({ status: 200 })
  })

  it('A mobile number cannot be added by password alone after codes have been used', async () => {
    const { email } = await logInNewUser(sandbox)
    const thief = sandbox.newClient()
    await submitPassword(thief, email)
    expect(await thief.post('/mfa-add-sms', { phone: '4155550199' })).toMatchObject({ status: 403 })
  })

  it('A one-time code can be sent by text message or email only', async () => {
    const { visitor } = await addUserWaitingForCode()
    expect(await visitor.get('/mfa-select/pigeon')).toMatchObject({ status: 422 })
  })
})

it('A token that waits for its code is refused every call except those for a code and its own session', async () => {
  const { email, visitor } = await addUserWaitingForCode()
  for (const path of [
    '/depositor',
    '/depositor/progress',
    '/user',
    '/alerts',
    '/accounts',
    '/transactions',
    '/fastlink',
  ])
    expect(await visitor.get(path), path).toMatchObject({ status: 403 })
  for (const path of [
    '/device-info',
    '/branding',
    '/banner-alerts?active=true',
    '/auth-check',
    '/auth-check/no-ext',
  ])
    expect(await visitor.get(path), path).toMatchObject({ status: 200 })
  expect(await submitCode(sandbox, visitor, email)).toMatchObject({ status: 200 })
})
