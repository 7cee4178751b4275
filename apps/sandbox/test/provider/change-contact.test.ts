import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeSentTo, giveCode, giveLogIn, loggedIn, newEmail, nonceIn, password } from './people.ts'
import type { Outsider } from './outsider.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

const newPhone = '(415) 555-0199'
const ask = (visitor: Outsider, type: string, fields: object, current_password = password) =>
  visitor.post(`/mfa-confirm-update/${type}`, { ...fields, current_password })

/** Requests the change, and enters the code sent to the new address or number. */
async function confirm(visitor: Outsider, type: 'email' | 'phone', value: string, sentTo = value) {
  const requested = await ask(visitor, type, { [type]: value })
  expect(requested).toMatchObject({ status: 200 })
  const verified = await visitor.post(`/mfa-verify/${nonceIn(requested)}`, {
    code: await codeSentTo(sandbox, sentTo),
  })
  expect(verified).toMatchObject({ status: 200 })
  return { requested, verified }
}

describe('a new email', () => {
  it('is saved after its code is entered; the old one is notified, and other devices are logged out', async () => {
    const { email, visitor } = await loggedIn(sandbox)
    const elsewhere = sandbox.visit()
    await giveLogIn(elsewhere, email)
    await sandbox.advance(31)
    await giveCode(sandbox, elsewhere, email)
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
    expect(await giveLogIn(sandbox.visit(), email)).toMatchObject({ status: 400 })
    expect(await giveLogIn(sandbox.visit(), next.toUpperCase())).toMatchObject({ status: 200 })
  })

  it('is refused without its code, with another value, from another session, or a second time', async () => {
    const { email, visitor } = await loggedIn(sandbox)
    const next = newEmail()
    await ask(visitor, 'email', { email: next })
    expect(await visitor.patch('/user', { email: next })).toMatchObject({
      status: 403,
      errors: { email: [expect.any(String)] },
    })
    await sandbox.advance(31)
    await confirm(visitor, 'email', next)
    expect((await visitor.patch('/user', { email: newEmail() })).status).toBe(403)
    const elsewhere = sandbox.visit()
    await giveLogIn(elsewhere, email)
    await giveCode(sandbox, elsewhere, email)
    expect((await elsewhere.patch('/user', { email: next })).status).toBe(403)
    expect((await visitor.patch('/user', { email: next })).status).toBe(200)
    expect((await visitor.patch('/user', { email: next })).status).toBe(403)
  })

  it('is refused ten minutes after its code was sent', async () => {
    const { visitor } = await loggedIn(sandbox)
    const next = newEmail()
    await confirm(visitor, 'email', next)
    await sandbox.advance(601)
    expect((await visitor.patch('/user', { email: next })).status).toBe(403)
  })

  it('is refused when it is in use, before the code and after it', async () => {
    const { visitor } = await loggedIn(sandbox)
    const other = await loggedIn(sandbox)
    expect(await ask(visitor, 'email', { email: other.email })).toMatchObject({
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
    ['no address at all', { email: 'nobody' }, password, ['email']],
    ['nothing', {}, password, ['email']],
    ['both wrong', { email: 'nobody' }, 'not it', ['email', 'current_password']],
  ])('is refused by field for %s', async (_, fields, secret, wrong) => {
    const { visitor } = await loggedIn(sandbox)
    const answer = await ask(visitor, 'email', fields, secret)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.errors ?? {})).toEqual(wrong)
  })

  it('must differ from the current one', async () => {
    const { email, visitor } = await loggedIn(sandbox)
    expect((await ask(visitor, 'email', { email })).errors).toEqual({
      email: ['This already is your email.'],
    })
  })

  it('limits guesses of the password', async () => {
    const { visitor } = await loggedIn(sandbox)
    for (let guess = 0; guess < 10; guess += 1)
      expect((await ask(visitor, 'email', { email: newEmail() }, `guess ${guess}`)).status).toBe(422)
    expect((await ask(visitor, 'email', { email: newEmail() })).status).toBe(429)
  })

  it('revokes reset links sent to the old one', async () => {
    const { email, visitor } = await loggedIn(sandbox)
    await sandbox.visit().post('/forgot-password', { email })
    const [sent] = await sandbox.outbox(email)
    const link = new URL(sent?.links[0] ?? '')
    const next = newEmail()
    await confirm(visitor, 'email', next)
    await visitor.patch('/user', { email: next })
    const reset = await sandbox.visit().post('/reset-password', {
      email,
      token: link.searchParams.get('token'),
      password: 'another good phrase 1',
      password_confirmation: 'another good phrase 1',
    })
    expect(reset.status).toBe(400)
  })
})

describe('a new phone', () => {
  it('is saved after its code is entered, and the old contacts are notified', async () => {
    const { email, visitor } = await loggedIn(sandbox)
    await confirm(visitor, 'phone', '(415) 555-0111', '4155550111')
    await visitor.patch('/user', { phone: '4155550111' })
    await sandbox.advance(31)
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

  it('can be requested as sms too, and must be valid', async () => {
    const { visitor } = await loggedIn(sandbox)
    expect(await ask(visitor, 'sms', { phone: newPhone })).toMatchObject({ status: 200 })
    expect(await ask(visitor, 'phone', { phone: '123' })).toMatchObject({
      status: 422,
      errors: { phone: [expect.any(String)] },
    })
    expect((await ask(visitor, 'pigeon', { phone: newPhone })).status).toBe(404)
  })

  it('is refused with the code of an email', async () => {
    const { visitor } = await loggedIn(sandbox)
    await confirm(visitor, 'email', newEmail())
    expect((await visitor.patch('/user', { phone: newPhone })).status).toBe(403)
  })
})

it('refuses changes before the log-in is finished', async () => {
  const { email } = await loggedIn(sandbox)
  const visitor = sandbox.visit()
  await giveLogIn(visitor, email)
  expect((await ask(visitor, 'email', { email: newEmail() })).status).toBe(403)
  expect((await sandbox.visit().patch('/user', { email })).status).toBe(401)
})
