import { describe, expect, it } from 'vitest'
import type { HttpClient } from './http-client.ts'
import { openSandboxForFile } from './sandbox.ts'
import {
  addPhone,
  codeSentTo,
  linkFieldsSentTo,
  logInNewUser,
  nonceIn,
  submitPassword,
  wrongCodeFor,
} from './users.ts'

const sandbox = await openSandboxForFile({ callsPerMinute: 1_000 })

const chosen = 'another good one 7'
let phones = 0

/** Adds a user with a verified phone. */
async function addUserWithPhone() {
  const { email, visitor } = await logInNewUser(sandbox)
  const phone = `41555502${String((phones += 1)).padStart(2, '0')}`
  await addPhone(sandbox, visitor, phone)
  return { email, phone }
}

async function requestReset(email: string) {
  await sandbox.newClient().post('/forgot-password', { email })
  const { token } = await linkFieldsSentTo(sandbox, email)
  return token
}

const reset = (
  email: string,
  token: string | undefined,
  code?: string,
  visitor: HttpClient = sandbox.newClient(),
) =>
  visitor.post('/reset-password', {
    email,
    token,
    password: chosen,
    password_confirmation: chosen,
    ...(code !== undefined && { code }),
  })

describe('a reset with a verified phone', () => {
  it('A reset with a verified phone needs the code that is texted, and answers where it was sent', async () => {
    const { email, phone } = await addUserWithPhone()
    const token = await requestReset(email)
    expect(await reset(email, token)).toMatchObject({
      status: 403,
      errors: { code: [`Enter the code we sent to (•••) •••-${phone.slice(-4)}.`] },
    })
    expect(await submitPassword(sandbox.newClient(), email, chosen)).toMatchObject({ status: 400 })
    const code = await codeSentTo(sandbox, phone)
    expect(await reset(email, token, wrongCodeFor(code))).toMatchObject({
      status: 400,
      errors: { code: ['That code is incorrect. Check it and try again.'] },
    })
    expect(await reset(email, token, code)).toMatchObject({ status: 200 })
    expect(await reset(email, token, code)).toMatchObject({ status: 400 })
  })

  it('A reset with a verified phone uses up its link at the fifth wrong code, without locking the account', async () => {
    const { email, phone } = await addUserWithPhone()
    const token = await requestReset(email)
    await reset(email, token)
    const code = await codeSentTo(sandbox, phone)
    for (let guess = 0; guess < 4; guess += 1)
      expect(await reset(email, token, wrongCodeFor(code))).toMatchObject({
        errors: { code: [expect.any(String)] },
      })
    expect(await reset(email, token, wrongCodeFor(code))).toMatchObject({
      status: 400,
      errors: { token: ['Too many incorrect codes. Request a new link.'] },
    })
    expect(await reset(email, token, code)).toMatchObject({ status: 400 })
    expect(await submitPassword(sandbox.newClient(), email)).toMatchObject({ status: 200 })
  })

  it('A reset with a verified phone makes the next log-in need a code by text, and only that one', async () => {
    const { email, phone } = await addUserWithPhone()
    const token = await requestReset(email)
    await reset(email, token)
    await reset(email, token, await codeSentTo(sandbox, phone))

    const visitor = sandbox.newClient()
    expect((await submitPassword(visitor, email, chosen)).data).toMatchObject({ mfa: { enrolled: ['sms'] } })
    expect(await visitor.get('/mfa-select/email')).toMatchObject({
      status: 422,
      errors: { type: [expect.stringContaining('text message')] },
    })
    const sent = await visitor.get('/mfa-select/sms')
    const code = await codeSentTo(sandbox, phone)
    expect(await visitor.post(`/mfa-verify/${nonceIn(sent)}`, { code })).toMatchObject({ status: 200 })
    const later = sandbox.newClient()
    expect((await submitPassword(later, email, chosen)).data).toMatchObject({
      mfa: { enrolled: ['sms', 'email'] },
    })
  })

  it('A reset with a verified phone sends another code thirty seconds later', async () => {
    const { email, phone } = await addUserWithPhone()
    const token = await requestReset(email)
    await reset(email, token)
    const before = (await sandbox.outbox(phone)).length
    await reset(email, token)
    expect(await sandbox.outbox(phone)).toHaveLength(before)
    await sandbox.advanceClock(30)
    await reset(email, token)
    expect(await sandbox.outbox(phone)).toHaveLength(before + 1)
    expect(await reset(email, token, await codeSentTo(sandbox, phone))).toMatchObject({ status: 200 })
  })
})
