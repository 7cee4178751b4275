import { livenessSchema, loginAnswerSchema, verifyAnswerSchema } from '@coffer/api-client/auth/schema'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { inTenant } from '../../src/database/in-tenant.ts'
import { userByEmail } from '../../src/identity/users.ts'
import type { HttpClient } from './http-client.ts'
import {
  submitCode,
  submitPassword,
  logInNewUser,
  newEmail,
  password,
  register,
  sortedStatuses,
  tokenIn,
} from './users.ts'
import { everyTenant, openSandbox, openSandboxForFile, openSandboxOn } from './sandbox.ts'

const sandbox = await openSandboxForFile({ tenants: everyTenant, callsPerMinute: 1_000 })

describe('logging in', () => {
  it('A log-in returns a token that needs a code, and after the code one with full access', async () => {
    const { email, visitor } = await register(sandbox)
    const first = await submitPassword(visitor, email)
    expect(v.parse(loginAnswerSchema, first.data)).toMatchObject({
      mfa: { isRequired: true, enrolled: ['email'], maskedPhone: null },
      session: null,
    })
    expect(await visitor.get('/user')).toMatchObject({ status: 403 })

    const pending = visitor.bearer
    const second = await submitCode(sandbox, visitor, email)
    expect(v.parse(verifyAnswerSchema, second.data)).toMatchObject({ relink: false, tokenDuration: 900 })
    expect(tokenIn(second)).not.toBe(pending)
    expect((await visitor.get('/user')).data).toMatchObject({ email, phone: null })

    visitor.bearer = pending
    expect(await visitor.get('/auth-check')).toMatchObject({ status: 401 })
  })

  it('POST /login ignores case and surrounding spaces of the email', async () => {
    const { email, visitor } = await register(sandbox)
    expect(await submitPassword(visitor, `  ${email.toUpperCase()} `)).toMatchObject({ status: 200 })
  })

  it('POST /login gives the same answer for a wrong password and an unknown email', async () => {
    const { email, visitor } = await register(sandbox)
    const wrong = await visitor.post('/login', { email, password: 'not this one at all' })
    const unknown = await visitor.post('/login', { email: newEmail(), password })
    expect(wrong).toMatchObject({ status: 400, message: 'Your email or password is incorrect.' })
    expect({ ...unknown, invocation_id: '', headers: null, completed_at: '' }).toEqual({
      ...wrong,
      invocation_id: '',
      headers: null,
      completed_at: '',
    })
  })

  it('POST /login sends another link while the email is not verified', async () => {
    const visitor = sandbox.newClient()
    const email = newEmail()
    await visitor.post('/register', { email, password, password_confirmation: password, locale: 'en' })
    const answer = await submitPassword(visitor, email)
    expect(answer.status).toBe(400)
    expect(answer.message).toContain('isn’t verified')
    expect(answer.errors).toEqual({ email_verification: [answer.message] })
    expect(await sandbox.outbox(email)).toHaveLength(2)
  })

  it('POST /login answers in the language of the Accept-Language header', async () => {
    const visitor = sandbox.newClient()
    visitor.headers['accept-language'] = 'es'
    expect(await visitor.post('/login', { email: newEmail(), password })).toMatchObject({
      message: 'El correo electrónico o la contraseña no son correctos.',
    })
  })

  it.each([
    ['harbor', undefined, 'Your email or password is incorrect.'],
    ['harbor', 'fr-CA', 'Your email or password is incorrect.'],
    ['solstice', undefined, 'El correo electrónico o la contraseña no son correctos.'],
    ['solstice', 'fr-CA', 'El correo electrónico o la contraseña no son correctos.'],
    ['solstice', 'en-US', 'Your email or password is incorrect.'],
  ])(
    'POST /login at %s answers in a language that the tenant offers for the Accept-Language header %s',
    async (tenant, acceptLanguage, message) => {
      const visitor = sandbox.newClient(tenant)
      if (acceptLanguage !== undefined) visitor.headers['accept-language'] = acceptLanguage
      expect(await visitor.post('/login', { email: newEmail(), password })).toMatchObject({ message })
    },
  )
})

describe('too many wrong passwords', () => {
  const enterWrongPasswords = (email: string, times: number) =>
    Array.from({ length: times }, () =>
      sandbox.newClient().post('/login', { email, password: 'wrong wrong wrong' }),
    )

  it.each([
    ['an account', async () => (await register(sandbox)).email],
    ['an address without an account', async () => newEmail()],
  ])('Too many wrong passwords lock %s at the fifth, also when concurrent', async (_, createEmail) => {
    const email = await createEmail()
    const statuses = (await Promise.all(enterWrongPasswords(email, 8))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(4)
    expect(statuses.filter((status) => status === 403)).toHaveLength(4)
    expect(await submitPassword(sandbox.newClient(), email)).toMatchObject({
      status: 403,
      message: 'Too many incorrect attempts. Account Locked.',
    })
  })

  it('The right password resets the count of wrong ones', async () => {
    const { email, visitor } = await register(sandbox)
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(enterWrongPasswords(email, 4))
      expect(await submitPassword(visitor, email)).toMatchObject({ status: 200 })
    }
  })

  it('The operator can unlock an account that wrong passwords locked', async () => {
    const { email, visitor } = await register(sandbox)
    await Promise.all(enterWrongPasswords(email, 5))
    const listed = v.parse(
      v.array(v.object({ email: v.string(), depositor_id: v.string(), locked: v.boolean() })),
      await sandbox.callOperator('GET', '/depositors?tenant=harbor'),
    )
    const one = listed.find((person) => person.email === email)
    expect(one?.locked).toBe(true)
    await sandbox.callOperator('PATCH', `/depositors/${one?.depositor_id}`, { unlocked: true })
    expect(await submitPassword(visitor, email)).toMatchObject({ status: 200 })
  })
})

describe('a remembered device', () => {
  it('A remembered device needs no code for thirty days, for its own user only', async () => {
    const { email, visitor } = await register(sandbox)
    await submitPassword(visitor, email)
    await submitCode(sandbox, visitor, email, { remember: true, device_name: 'My phone' })

    const again = await submitPassword(visitor, email)
    expect(v.parse(loginAnswerSchema, again.data)).toMatchObject({
      mfa: { isRequired: false },
      session: { tokenDuration: 900 },
    })
    expect(await visitor.get('/user')).toMatchObject({ status: 200 })

    const other = await register(sandbox)
    visitor.bearer = null
    expect((await submitPassword(visitor, other.email)).data).toMatchObject({ mfa: { required: true } })

    await sandbox.advanceClock(31 * 86_400)
    await visitor.handshake()
    expect((await submitPassword(visitor, email)).data).toMatchObject({ mfa: { required: true } })
  })
})

describe('a session', () => {
  /** Minutes left, rounded up since the clock runs during the test. */
  const minutesLeft = async (visitor: HttpClient, path = '/auth-check/no-ext') => {
    const { tokenDuration } = v.parse(livenessSchema, (await visitor.get(path)).data)
    return Math.ceil(tokenDuration / 60)
  }

  it('A session ends after fifteen minutes without activity, and reads are no activity', async () => {
    const { visitor } = await logInNewUser(sandbox)
    await sandbox.advanceClock(600)
    await visitor.get('/user')
    expect(await minutesLeft(visitor)).toBe(5)
    expect(await minutesLeft(visitor, '/auth-check')).toBe(15)
    await sandbox.advanceClock(900)
    expect(await visitor.get('/user')).toMatchObject({ status: 401, code: 401 })
  })

  it('A session is extended by a change, even by a refused one', async () => {
    const { visitor } = await logInNewUser(sandbox)
    await sandbox.advanceClock(600)
    expect(await visitor.post('/alerts/all')).toMatchObject({ status: 200 })
    expect(await minutesLeft(visitor)).toBe(15)
    await sandbox.advanceClock(600)
    expect(await visitor.post('/withdraw', { amount: 0 })).toMatchObject({ status: 422 })
    expect(await minutesLeft(visitor)).toBe(15)
  })

  it('A session ends after twelve hours in total', async () => {
    const { visitor } = await logInNewUser(sandbox)
    for (let minutes = 0; minutes < 12 * 60 - 10; minutes += 10) {
      await sandbox.advanceClock(600)
      await visitor.get('/auth-check')
    }
    expect(await minutesLeft(visitor, '/auth-check')).toBe(10)
    await sandbox.advanceClock(600)
    expect(await visitor.get('/auth-check')).toMatchObject({ status: 401 })
  })

  it('A session is ended at the server by the log-out', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const loggedOut = await visitor.post('/logout')
    expect(loggedOut).toMatchObject({ status: 200 })
    expect(loggedOut.headers.get('clear-site-data')).toBe('"storage"')
    expect(await visitor.get('/user')).toMatchObject({ status: 401 })
  })
})

it('POST /login is limited to a number of calls per minute, and answers the time to wait', async () => {
  const strict = await openSandbox({ tenants: everyTenant, callsPerMinute: 3 })
  const visitor = strict.newClient()
  for (let call = 0; call < 3; call += 1)
    expect(await visitor.post('/login', { email: newEmail(), password })).toMatchObject({ status: 400 })
  const limited = await visitor.post('/login', { email: newEmail(), password })
  expect(limited.status).toBe(429)
  const seconds = Number(limited.headers.get('retry-after'))
  expect(limited.message).toContain(`${seconds} seconds`)
  await strict.advanceClock(seconds)
  expect(await visitor.post('/login', { email: newEmail(), password })).toMatchObject({ status: 400 })
  await strict.close()
})

describe('a password hash of earlier parameters', () => {
  const costly = { memoryCost: 16, timeCost: 2, parallelism: 1 }
  const readHash = (email: string) =>
    inTenant(sandbox.database, 'harbor', async (tx) => (await userByEmail(tx, email))?.passwordHash)

  it('A password hash of earlier parameters is renewed by the next log-in, and by no wrong password', async () => {
    const { email } = await register(sandbox)
    const raised = await openSandboxOn(sandbox.database, { tenants: everyTenant, passwordHash: costly })
    const before = await readHash(email)
    await submitPassword(raised.newClient(), email, 'wrong wrong wrong')
    expect(await readHash(email)).toBe(before)
    expect(await submitPassword(raised.newClient(), email)).toMatchObject({ status: 200 })
    const renewed = await readHash(email)
    expect(renewed).toContain('$argon2id$v=19$m=16,t=2,p=1$')
    expect(await submitPassword(raised.newClient(), email)).toMatchObject({ status: 200 })
    expect(await readHash(email)).toBe(renewed)
  })

  it('Concurrent log-ins that renew the same password hash all succeed', async () => {
    const { email } = await register(sandbox)
    const raised = await openSandboxOn(sandbox.database, { tenants: everyTenant, passwordHash: costly })
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => submitPassword(raised.newClient(), email)),
    )
    expect(sortedStatuses(answers)).toEqual([200, 200, 200, 200, 200, 200])
  })
})
