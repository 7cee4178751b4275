import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer } from '../fakes/answer.ts'
import * as build from '../fakes/builders.ts'
import { failureOf } from '../transport/failures.fixture.ts'
import { respondWith, startProvider } from '../transport/provider.fixture.ts'
import { addMobile, login, logout, register, selectMfa, verifyCode } from './auth.ts'

const provider = await startProvider()
beforeEach(() => provider.configure({ bearer: () => 'pending-token' }))
afterEach(() => vi.unstubAllGlobals())

const credentials = { email: 'ada@example.com', password: 'a quiet harbour' }
const bodies = (name: string): unknown[] =>
  provider.received.filter((each) => each.name === name).map(({ body }): unknown => JSON.parse(body))

describe('log-in', () => {
  it('login returns the pending token and the ways to send a code', async () => {
    provider.script('POST /login', respondWith(build.loginAnswer()))
    const read = await login(credentials)
    expect(read).toMatchObject({
      token: 'pending-token',
      mfa: { isRequired: true, enrolled: ['sms', 'email'] },
    })
    expect(read.session).toBeNull()
    expect(provider.received.at(-1)?.headers).not.toHaveProperty('authorization')
  })

  it('login returns the session at once on a remembered device', async () => {
    const remembered = { session_id: 'session-1', relink: true, token_duration: 900 }
    provider.script('POST /login', respondWith(build.loginAnswer({ nonce_token: null, ...remembered })))
    expect((await login(credentials)).session).toEqual({
      sessionId: 'session-1',
      relink: true,
      tokenDuration: 900,
    })
  })

  it('login retries up to three times when the CSRF token is refused', async () => {
    const refused = respondWith(null, { code: 419 })
    provider.script('POST /login', refused, refused, refused, respondWith(build.loginAnswer()))
    await login(credentials)
    expect(provider.count('POST /login')).toBe(4)
    expect(provider.count('GET /sanctum/csrf-cookie')).toBe(4)
  })

  it('login fails as csrf-expired after three retries', async () => {
    provider.script('POST /login', respondWith(null, { code: 419 }))
    expect((await failureOf(login(credentials))).kind).toBe('csrf-expired')
    expect(provider.count('POST /login')).toBe(4)
  })

  it('login uses the answer of a request that was sent early', async () => {
    const sent = Promise.resolve(Response.json(answer(build.loginAnswer())))
    expect((await login(credentials, { sent })).token).toBe('pending-token')
    expect(provider.received).toEqual([])
  })

  it('login retries when the early request was refused for its CSRF token', async () => {
    provider.script('POST /login', respondWith(build.loginAnswer()))
    const sent = Promise.resolve(Response.json(answer(null, { code: 419 }), { status: 419 }))
    expect((await login(credentials, { sent })).token).toBe('pending-token')
    expect(provider.count('POST /login')).toBe(1)
  })

  it('login stops waiting for an early answer when it is aborted', async () => {
    const leaving = new AbortController()
    const sent = Promise.withResolvers<Response>().promise
    const entering = login(credentials, { sent, signal: leaving.signal })
    leaving.abort(new Error('left the screen'))
    await expect(entering).rejects.toThrow('left the screen')
  })

  it('login fails as offline when the early request found no network', async () => {
    const sent = Promise.reject<Response>(new TypeError('Failed to fetch'))
    expect((await failureOf(login(credentials, { sent }))).kind).toBe('offline')
  })

  it('login waits until a pending log-out has ended', async () => {
    const running: string[] = []
    provider.script('POST /logout', (received, response) => {
      running.push('log-out begins')
      setImmediate(() => {
        running.push('log-out ends')
        respondWith(null)(received, response)
      })
    })
    provider.script('POST /login', (received, response) => {
      running.push('log-in')
      respondWith(build.loginAnswer())(received, response)
    })
    await Promise.all([logout(), login(credentials)])
    expect(running).toEqual(['log-out begins', 'log-out ends', 'log-in'])
  })

  it('login runs even when the pending log-out fails', async () => {
    provider.script('POST /logout', respondWith(null, { code: 500 }))
    provider.script('POST /login', respondWith(build.loginAnswer()))
    const [out, into] = await Promise.allSettled([logout(), login(credentials)])
    expect([out.status, into.status]).toEqual(['rejected', 'fulfilled'])
  })
})

describe('registration', () => {
  const fields = { ...credentials, passwordConfirmation: credentials.password, locale: 'en' }
  beforeEach(() =>
    provider.script('POST /register', respondWith({ masked_email: 'a•••@example.com' }, { code: 201 })),
  )

  it.each([
    ['sends the firewall token', { getToken: () => Promise.resolve('waf') }, 'waf'],
    [
      'sends no firewall token when fetching it fails',
      { getToken: () => Promise.reject(new Error('blocked')) },
      undefined,
    ],
    ['sends no firewall token when the firewall script is absent', undefined, undefined],
    ['sends no firewall token when the global is not the script', { getToken: 'no' }, undefined],
  ])('Registration %s', async (_, firewall, header) => {
    vi.stubGlobal('AwsWafIntegration', firewall)
    expect(await register(fields)).toEqual({ maskedEmail: 'a•••@example.com' })
    expect(provider.received.at(-1)?.headers['x-aws-waf-token']).toBe(header)
  })
})

describe('the code', () => {
  it('selectMfa sends the code by the chosen channel', async () => {
    provider.script('GET /mfa-select/sms', respondWith(build.codeSent()))
    expect(await selectMfa('sms')).toMatchObject({ nonceToken: 'nonce', resendAfterSeconds: 30 })
  })

  it('addMobile sends the code to the added phone', async () => {
    provider.script('POST /mfa-add-sms', respondWith({ nonce_token: 'nonce', masked_destination: '0123' }))
    expect(await addMobile('6145550123')).toMatchObject({ maskedDestination: '0123' })
  })

  it.each([
    [{ code: '123456' }, { code: '123456' }],
    [{ code: '123456', deviceName: 'Chrome', remember: false }, { code: '123456' }],
    [
      { code: '123456', deviceName: 'Chrome', remember: true },
      { code: '123456', device_name: 'Chrome', remember: true },
    ],
  ])('verifyCode turns the entry %o into the body %o', async (entry, body) => {
    provider.script('POST /mfa-verify/nonce', respondWith(build.verifyAnswer()))
    expect(await verifyCode('nonce', entry)).toMatchObject({ token: 'full-token', tokenDuration: 900 })
    expect(bodies('POST /mfa-verify/nonce')).toEqual([body])
  })

  it.each([
    ['a nonce', null, 'pending-token'],
    ['a bearer', 'nonce', null],
  ])(
    'verifyCode without %s is rejected with the provider’s own message, and sends nothing',
    async (_, nonce, bearer) => {
      provider.configure({ bearer: () => bearer })
      expect(await failureOf(verifyCode(nonce, { code: '123456' }))).toMatchObject({
        kind: 'rejected',
        message: 'Bearer token or nonce token is null',
      })
      expect(provider.received).toEqual([])
    },
  )
})
