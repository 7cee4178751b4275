import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call, callVoid, type CallRequest } from './call.ts'
import { providerNow } from './clock.ts'
import { errorOf, failureOf } from './failures.fixture.ts'
import {
  cutConnection,
  neverAnswer,
  respondWith,
  respondWithText,
  startProvider,
} from './provider.fixture.ts'

const provider = await startProvider()
beforeEach(() => provider.configure())

const list = v.array(v.object({ uuid: v.string(), owner: v.object({ name: v.string() }) }))
const get = (part: Partial<CallRequest> = {}) => callVoid({ method: 'GET', path: '/accounts', ...part })
const post = (part: Partial<CallRequest> = {}) =>
  callVoid({ method: 'POST', path: '/deposit', body: { amount: 1 }, ...part })
const last = () => provider.received.at(-1)

describe('a request', () => {
  beforeEach(() => {
    provider.script('GET /accounts', respondWith([]))
    provider.script('POST /deposit', respondWith(null))
  })

  it('has the fixed headers', async () => {
    await get()
    expect(last()?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-content-type-options': 'nosniff',
    })
    expect(last()?.headers).not.toHaveProperty('authorization')
  })

  it('has the bearer, unless the call opts out', async () => {
    provider.configure({ bearer: () => 'secret' })
    provider.script('GET /accounts', respondWith([]))
    await get()
    expect(last()?.headers.authorization).toBe('Bearer secret')
    await get({ auth: false })
    expect(last()?.headers).not.toHaveProperty('authorization')
  })

  it('names the language of the page', async () => {
    provider.configure({ language: () => 'es' })
    provider.script('GET /accounts', respondWith([]))
    await get()
    expect(last()?.headers['accept-language']).toBe('es')
  })

  it('encodes parameters and query', async () => {
    provider.script('GET /mfa-resend/a%2Fb%20c', respondWith(null))
    await callVoid({
      method: 'GET',
      path: '/mfa-resend/{nonceToken}',
      params: { nonceToken: 'a/b c' },
      search: { q: 'x&y' },
    })
    expect(last()?.url).toBe('/api/v1/mfa-resend/a%2Fb%20c?q=x%26y')
  })

  it('sends JSON, with its idempotency key', async () => {
    await post({ idempotencyKey: 'key-1' })
    expect(last()?.body).toBe('{"amount":1}')
    expect(last()?.headers['idempotency-key']).toBe('key-1')
  })

  it('sends a form as multipart', async () => {
    const body = new FormData()
    body.append('amount_1', '11')
    await post({ body })
    expect(last()?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(last()?.body).toContain('name="amount_1"')
  })
})

describe('a failed call', () => {
  it.each([
    [400, 'rejected'],
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'missing'],
    [409, 'conflict'],
    [413, 'too-large'],
    [422, 'invalid'],
    [429, 'rate-limited'],
    [451, 'unavailable'],
    [405, 'unexpected'],
    [415, 'unexpected'],
    [500, 'unexpected'],
  ] as const)('with status %i fails as %s', async (code, kind) => {
    provider.script(
      'POST /deposit',
      respondWith(null, { code, message: 'No.', errors: { linked_account_id: ['Why.'] } }),
    )
    const error = await errorOf(post())
    expect(error.call).toBe('POST /deposit')
    expect(error.failure).toMatchObject({ kind, message: 'No.', fields: { linkedAccountId: ['Why.'] } })
    expect(error.failure.invocationId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('is unauthenticated by a 401 in the payload, whatever its status', async () => {
    provider.script('GET /accounts', respondWith([], { code: 401 }, {}, 200))
    expect((await failureOf(get())).kind).toBe('unauthenticated')
  })

  it('reports a refused bearer, unless the call keeps the session', async () => {
    const onUnauthenticated = vi.fn()
    provider.configure({ bearer: () => 'secret', onUnauthenticated })
    provider.script('GET /accounts', respondWith([], { code: 401 }, {}, 200))
    await errorOf(get({ keepsSession: true }))
    await errorOf(get({ auth: false }))
    expect(onUnauthenticated).not.toHaveBeenCalled()
    const error = await errorOf(get())
    expect(onUnauthenticated.mock.calls).toEqual([[error]])
  })

  it('does not report a bearer that was replaced meanwhile', async () => {
    const onUnauthenticated = vi.fn()
    const bearer = vi.fn<() => string>().mockReturnValue('of the next session').mockReturnValueOnce('secret')
    provider.configure({ bearer, onUnauthenticated })
    provider.script('GET /accounts', respondWith([], { code: 401 }))
    await errorOf(get())
    expect(onUnauthenticated).not.toHaveBeenCalled()
  })

  it.each([
    ['30', 30],
    ['', null],
    ['soon', null],
  ])('with status 429 reads Retry-After %o as %o', async (header, retryAfterSeconds) => {
    provider.script('POST /deposit', respondWith(null, { code: 429 }, { 'Retry-After': header }))
    expect(await failureOf(post())).toMatchObject({ kind: 'rate-limited', retryAfterSeconds })
  })

  it('with status 422 has the attempts left', async () => {
    provider.script('POST /deposit', respondWith({ attempts_left: 2 }, { code: 422 }))
    expect(await failureOf(post())).toMatchObject({ kind: 'invalid', attemptsLeft: 2 })
  })

  it('without an envelope is known by its status', async () => {
    provider.script('POST /deposit', respondWithText(403, '<h1>Forbidden</h1>'))
    expect(await failureOf(post())).toEqual({
      kind: 'forbidden',
      message: '',
      fields: {},
      invocationId: null,
    })
  })
})

describe('a malformed answer', () => {
  const read = () => call({ method: 'GET', path: '/accounts', schema: list })

  it.each([
    ['a missing field', [{ uuid: '1', owner: {} }], 'data.0.owner.name'],
    ['a field of another type', [{ uuid: 7, owner: { name: 'Ada' } }], 'data.0.uuid'],
    ['no list', null, 'data'],
  ])('with %s names call and field, never the value', async (_, data, field) => {
    provider.script('GET /accounts', respondWith(data))
    const error = await errorOf(read())
    expect(error.failure).toMatchObject({ kind: 'malformed' })
    expect(error.message).toMatch(`GET /accounts: the answer is malformed at ${field}, expected`)
    expect(error.message).not.toContain('7')
  })

  it.each([
    ['no JSON', 'hello', 'the envelope'],
    [
      'an envelope without its id',
      '{"code":200,"success":true,"message":null,"data":[],"errors":null,"completed_at":null}',
      'invocation_id',
    ],
    ['nothing', '', 'the envelope'],
  ])('may be %s', async (_, body, place) => {
    provider.script('GET /accounts', respondWithText(200, body))
    expect((await errorOf(read())).message).toContain(place)
  })

  it('is not one with unknown fields', async () => {
    provider.script('GET /accounts', respondWith([{ uuid: '1', owner: { name: 'Ada' }, more: true }]))
    expect(await read()).toEqual([{ uuid: '1', owner: { name: 'Ada' } }])
  })
})

describe('retries', () => {
  it.each([
    ['a broken connection', cutConnection],
    ['502', respondWithText(502, 'bad gateway')],
    ['500', respondWith(null, { code: 500 })],
  ])('send a GET again after %s, twice', async (_, step) => {
    provider.script('GET /accounts', step, step, respondWith([]))
    await get()
    expect(provider.count('GET /accounts')).toBe(3)
  })

  it('end after three requests, with the last failure', async () => {
    provider.script('GET /accounts', respondWith(null, { code: 500, message: 'Still down.' }))
    expect(await failureOf(get())).toMatchObject({ kind: 'unexpected', status: 500, message: 'Still down.' })
    expect(provider.count('GET /accounts')).toBe(3)
  })

  it.each([
    ['without a key once', {}, 1],
    ['with an idempotency key three times', { idempotencyKey: 'key-1' }, 3],
  ])('send a POST %s', async (_, part, times) => {
    provider.script('POST /deposit', cutConnection)
    expect((await failureOf(post(part))).kind).toBe('offline')
    expect(provider.count('POST /deposit')).toBe(times)
  })

  it('have the same key and body', async () => {
    provider.script('POST /deposit', cutConnection, respondWith(null))
    await post({ idempotencyKey: 'key-1' })
    const sent = provider.received.filter(({ name }) => name === 'POST /deposit')
    expect(sent.map(({ body, headers }) => [body, headers['idempotency-key']])).toEqual([
      ['{"amount":1}', 'key-1'],
      ['{"amount":1}', 'key-1'],
    ])
  })

  it('mark their failure, as the outcome of the first request is unknown', async () => {
    const tooOften = respondWith(null, { code: 429 })
    provider.script('POST /deposit', cutConnection, tooOften)
    expect(await errorOf(post({ idempotencyKey: 'key-1' }))).toMatchObject({
      failure: { kind: 'rate-limited' },
      isOfRetry: true,
    })
    provider.script('POST /deposit', tooOften)
    expect(await errorOf(post({ idempotencyKey: 'key-2' }))).toMatchObject({ isOfRetry: false })
    provider.script('GET /accounts', cutConnection, tooOften)
    expect(await errorOf(get())).toMatchObject({ isOfRetry: false })
  })

  it.each([400, 403, 422, 429])('do not follow status %i', async (code) => {
    provider.script('GET /accounts', respondWith(null, { code }))
    await failureOf(get())
    expect(provider.count('GET /accounts')).toBe(1)
  })

  it('are skipped while the device is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    try {
      provider.script('GET /accounts', cutConnection)
      expect((await failureOf(get())).kind).toBe('offline')
      expect(provider.count('GET /accounts')).toBe(1)
    } finally {
      vi.unstubAllGlobals()
    }
  })
})

describe('a call ends', () => {
  it('with its timeout', async () => {
    provider.script('GET /accounts', neverAnswer)
    expect((await failureOf(get({ timeoutMs: 50 }))).kind).toBe('timeout')
  })

  it('with its timeout while the body is unfinished', async () => {
    provider.script('GET /accounts', (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.write('{"code":')
    })
    expect((await failureOf(get({ timeoutMs: 50 }))).kind).toBe('timeout')
  })

  it('when the connection is cut within the body', async () => {
    provider.script('POST /deposit', (_, response) => {
      response.writeHead(200, { 'Content-Length': '500' })
      response.write('{"code":', () => response.socket?.destroy())
    })
    expect((await failureOf(post())).kind).toBe('offline')
  })

  it('with an abort, and throws its reason', async () => {
    const leaving = new AbortController()
    provider.script('GET /accounts', () => leaving.abort(new Error('left the screen')))
    await expect(get({ signal: leaving.signal })).rejects.toThrow('left the screen')
  })

  it('before anything is sent when it was aborted earlier', async () => {
    await expect(get({ signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone')
    expect(provider.received).toEqual([])
  })
})

it('sets the clock by the Date of the last valid answer', async () => {
  provider.script('GET /accounts', respondWith([], {}, { Date: 'Fri, 20 Nov 2030 12:00:00 GMT' }))
  await get()
  expect(Math.abs(providerNow() - Date.UTC(2030, 10, 20, 12))).toBeLessThan(5_000)
  provider.script('GET /accounts', respondWith([], {}, { Date: 'whenever' }))
  await get()
  expect(Math.abs(providerNow() - Date.UTC(2030, 10, 20, 12))).toBeLessThan(5_000)
})
