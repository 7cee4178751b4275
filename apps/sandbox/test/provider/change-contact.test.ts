import { describe, expect, it } from 'vitest'
import {
  codeSentTo,
  linkFieldsSentTo,
  submitCode,
  submitPassword,
  logInNewUser,
  newEmail,
  nonceIn,
  password,
  stepUp,
} from './users.ts'
import type { HttpClient } from './http-client.ts'
import { openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile()

const newPhone = '(415) 555-0199'
const requestChange = (visitor: HttpClient, type: string, fields: object, current_password = password) =>
  visitor.post(`/mfa-confirm-update/${type}`, { ...fields, current_password })

/** Confirms with a code to the current email, requests the change, and enters the code sent to the new address or number. */
async function confirm(visitor: HttpClient, type: 'email' | 'phone', value: string, sentTo = value) {
  await stepUp(sandbox, visitor)
  const requested = await requestChange(visitor, type, { [type]: value })
  expect(requested).toMatchObject({ status: 200 })
  const verified = await visitor.post(`/mfa-verify/${nonceIn(requested)}`, {
    code: await codeSentTo(sandbox, sentTo),
  })
  expect(verified).toMatchObject({ status: 200 })
  return { requested, verified }
}

describe('a new email', () => {
  it('A new email is saved after its code is entered, the old one is notified, and other devices are logged out', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    const elsewhere = sandbox.newClient()
    await submitPassword(elsewhere, email)
    await sandbox.advanceClock(31)
    await submitCode(sandbox, elsewhere, email)
    const next = newEmail()

    const { requested, verified } = await confirm(visitor, 'email', next)
    expect(requested.data).toMatchObject({ masked_destination: `${next[0]}•••@example.com` })
    expect(verified.data).toMatchObject({ token: visitor.bearer })
    expect(await visitor.get('/user')).toMatchObject({ data: { email } })
    expect(await visitor.patch('/user', { email: next })).toMatchObject({
      status: 200,
      data: { email: next },
    })

    expect(await visitor.get('/user')).toMatchObject({ data: { email: next } })
    expect((await elsewhere.get('/user')).status).toBe(401)
    const [sent] = await sandbox.outbox(email)
    expect(sent?.subject).toBe('Your Harborlight Savings email was changed')
    expect(await submitPassword(sandbox.newClient(), email)).toMatchObject({ status: 400 })
    expect(await submitPassword(sandbox.newClient(), next.toUpperCase())).toMatchObject({ status: 200 })
  })

  it('A new email is refused without its code, with another value, from another session, or a second time', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    const next = newEmail()
    await stepUp(sandbox, visitor)
    await requestChange(visitor, 'email', { email: next })
    expect(await visitor.patch('/user', { email: next })).toMatchObject({
      status: 403,
      errors: { email: [expect.any(String)] },
    })
    await sandbox.advanceClock(31)
    await confirm(visitor, 'email', next)
    expect((await visitor.patch('/user', { email: newEmail() })).status).toBe(403)
    const elsewhere = sandbox.newClient()
    await submitPassword(elsewhere, email)
    await submitCode(sandbox, elsewhere, email)
    expect((await elsewhere.patch('/user', { email: next })).status).toBe(403)
    expect((await visitor.patch('/user', { email: next })).status).toBe(200)
    expect((await visitor.patch('/user', { email: next })).status).toBe(403)
  })

  it('A new email is refused ten minutes after its code was sent', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const next = newEmail()
    await confirm(visitor, 'email', next)
    await sandbox.advanceClock(601)
    expect((await visitor.patch('/user', { email: next })).status).toBe(403)
  })

  it('A new email that is in use is refused, before its code is sent and after', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const other = await logInNewUser(sandbox)
    expect(await requestChange(visitor, 'email', { email: other.email })).toMatchObject({
      status: 422,
      errors: { email: [expect.any(String)] },
    })
    const next = newEmail()
    await confirm(visitor, 'email', next)
    await confirm(other.visitor, 'email', next)
    expect((await other.visitor.patch('/user', { email: next })).status).toBe(200)
    expect(await visitor.patch('/user', { email: next })).toMatchObject({
      status: 422,
      errors: { email: [expect.any(String)] },
    })
  })

  it.each([
    ['a wrong password', { email: 'someone-new@example.com' }, 'not it', ['current_password']],
    ['an invalid address', { email: 'nobody' }, password, ['email']],
    ['no address', {}, password, ['email']],
    ['an invalid address and a wrong password', { email: 'nobody' }, 'not it', ['email', 'current_password']],
  ])('A new email is refused by field for %s', async (_, fields, secret, wrong) => {
    const { visitor } = await logInNewUser(sandbox)
    const answer = await requestChange(visitor, 'email', fields, secret)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.errors ?? {})).toEqual(wrong)
  })

  it('A new email must differ from the current one', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    expect((await requestChange(visitor, 'email', { email })).errors).toEqual({
      email: ['That’s already your email.'],
    })
  })

  it('A change of the email limits guesses of the password', async () => {
    const { visitor } = await logInNewUser(sandbox)
    for (let guess = 0; guess < 10; guess += 1)
      expect((await requestChange(visitor, 'email', { email: newEmail() }, `guess ${guess}`)).status).toBe(
        422,
      )
    expect((await requestChange(visitor, 'email', { email: newEmail() })).status).toBe(429)
  })

  it('A new email revokes reset links sent to the old one', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    await sandbox.newClient().post('/forgot-password', { email })
    const { token } = await linkFieldsSentTo(sandbox, email)
    const next = newEmail()
    await confirm(visitor, 'email', next)
    await visitor.patch('/user', { email: next })
    const chosen = 'another good phrase 1'
    const fields = { token, password: chosen, password_confirmation: chosen }
    // Nobody has the old email any more, but the link could still match the new one.
    for (const address of [email, next]) {
      const reset = await sandbox.newClient().post('/reset-password', { email: address, ...fields })
      expect(reset.status).toBe(400)
    }
    expect(await submitPassword(sandbox.newClient(), next)).toMatchObject({ status: 200 })
  })
})

describe('a code to a verified contact', () => {
  it('A code to a new contact needs a code to a verified one first, and the log-in’s code does not count', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    const next = newEmail()
    for (const [type, value] of [
      ['email', next],
      ['phone', newPhone],
    ] as const)
      expect(await requestChange(visitor, type, { [type]: value })).toMatchObject({
        status: 403,
        errors: { step_up: ['Confirm it’s you with a one-time code.'] },
        data: { enrolled: ['email'], masked_email: `${email[0]}•••@example.com`, masked_phone: null },
      })
    expect(await sandbox.outbox(next)).toEqual([])
    await stepUp(sandbox, visitor)
    expect(await requestChange(visitor, 'email', { email: next })).toMatchObject({ status: 200 })
  })

  it('A code to a verified contact counts for ten minutes, in its own session, for one change', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    const elsewhere = sandbox.newClient()
    await submitPassword(elsewhere, email)
    await submitCode(sandbox, elsewhere, email)
    await stepUp(sandbox, visitor)
    expect(await requestChange(elsewhere, 'email', { email: newEmail() })).toMatchObject({ status: 403 })
    await sandbox.advanceClock(600)
    expect(await requestChange(visitor, 'email', { email: newEmail() })).toMatchObject({ status: 403 })
    const next = newEmail()
    await confirm(visitor, 'email', next)
    await visitor.patch('/user', { email: next })
    expect(await requestChange(visitor, 'email', { email: newEmail() })).toMatchObject({ status: 403 })
  })
})

describe('a new phone', () => {
  it('A new phone is saved after its code is entered, and the old contacts are notified', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    await confirm(visitor, 'phone', '(415) 555-0111', '4155550111')
    await visitor.patch('/user', { phone: '4155550111' })
    await sandbox.advanceClock(31)
    await confirm(visitor, 'phone', newPhone, '4155550199')
    expect(await visitor.patch('/user', { phone: newPhone })).toMatchObject({
      status: 200,
      data: { phone: '4155550199' },
    })
    const [text] = await sandbox.outbox('4155550111')
    expect(text).toMatchObject({ channel: 'sms', subject: 'Your mobile number was changed' })
    const [sent] = await sandbox.outbox(email)
    expect(sent?.subject).toBe('Your Harborlight Savings mobile number was changed')
    expect((await visitor.get('/depositor/progress')).data).toMatchObject({ fields: { phone: '4155550199' } })
  })

  it('A new phone can also be requested as sms, and must be valid', async () => {
    const { visitor } = await logInNewUser(sandbox)
    await stepUp(sandbox, visitor)
    expect(await requestChange(visitor, 'sms', { phone: newPhone })).toMatchObject({ status: 200 })
    expect(await requestChange(visitor, 'phone', { phone: '123' })).toMatchObject({
      status: 422,
      errors: { phone: [expect.any(String)] },
    })
    expect((await requestChange(visitor, 'pigeon', { phone: newPhone })).status).toBe(404)
  })

  it('A new phone is refused with the code of an email', async () => {
    const { visitor } = await logInNewUser(sandbox)
    await confirm(visitor, 'email', newEmail())
    expect((await visitor.patch('/user', { phone: newPhone })).status).toBe(403)
  })
})

it('A change of a contact is refused before the log-in is finished', async () => {
  const { email } = await logInNewUser(sandbox)
  const visitor = sandbox.newClient()
  await submitPassword(visitor, email)
  expect((await requestChange(visitor, 'email', { email: newEmail() })).status).toBe(403)
  expect((await sandbox.newClient().patch('/user', { email })).status).toBe(401)
})
