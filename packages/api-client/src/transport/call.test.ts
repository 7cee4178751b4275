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

  it('Every request has the fixed headers', async () => {
    await get()
    expect(last()?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-content-type-options': 'nosniff',
    })
    expect(last()?.headers).not.toHaveProperty('authorization')
  })

  it('A request has the bearer unless the call opts out', async () => {
    provider.configure({ bearer: () => 'secret' })
    provider.script('GET /accounts', respondWith([]))
    await get()
    expect(last()?.headers.authorization).toBe('Bearer secret')
    await get({ auth: false })
    expect(last()?.headers).not.toHaveProperty('authorization')
  })

  it('A request has the language of the page as Accept-Language', async () => {
    provider.configure({ language: () => 'es' })
    provider.script('GET /accounts', respondWith([]))
    await get()
    expect(last()?.headers['accept-language']).toBe('es')
  })

  it('A request encodes its path parameters and its query', async () => {
    provider.script('GET /mfa-resend/a%2Fb%20c', respondWith(null))
    await callVoid({
      method: 'GET',
      path: '/mfa-resend/{nonceToken}',
      params: { nonceToken: 'a/b c' },
      search: { q: 'x&y' },
    })
    expect(last()?.url).toBe('/api/v1/mfa-resend/a%2Fb%20c?q=x%26y')
  })

  it('A request sends JSON with its idempotency key', async () => {
    await post({ idempotencyKey: 'key-1' })
    expect(last()?.body).toBe('{"amount":1}')
    expect(last()?.headers['idempotency-key']).toBe('key-1')
  })

  it('A request sends a form as multipart', async () => {
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
  ] as const)('A call answered with status %i fails as %s', async (code, kind) => {
    provider.script(
      'POST /deposit',
      respondWith(null, { code, message: 'No.', errors: { linked_account_id: ['Why.'] } }),
    )
    const error = await errorOf(post())
    expect(error.call).toBe('POST /deposit')
    expect(error.failure).toMatchObject({ kind, message: 'No.', fields: { linkedAccountId: ['Why.'] } })
    expect(error.failure.invocationId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('A 401 in the payload fails the call as unauthenticated, whatever the HTTP status', async () => {
    provider.script('GET /accounts', respondWith([], { code: 401 }, {}, 200))
    expect((await failureOf(get())).kind).toBe('unauthenticated')
  })

  it('A refused bearer is reported unless the call keeps the session', async () => {
    const onUnauthenticated = vi.fn()
    provider.configure({ bearer: () => 'secret', onUnauthenticated })
    provider.script('GET /accounts', respondWith([], { code: 401 }, {}, 200))
    await errorOf(get({ keepsSession: true }))
    await errorOf(get({ auth: false }))
    expect(onUnauthenticated).not.toHaveBeenCalled()
    const error = await errorOf(get())
    expect(onUnauthenticated.mock.calls).toEqual([[error]])
  })

  it('A refused bearer that was replaced meanwhile is not reported', async () => {
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
  ])(
    'A response with status 429 and Retry-After %o has retryAfterSeconds %o',
    async (header, retryAfterSeconds) => {
      provider.script('POST /deposit', respondWith(null, { code: 429 }, { 'Retry-After': header }))
      expect(await failureOf(post())).toMatchObject({ kind: 'rate-limited', retryAfterSeconds })
    },
  )

  it('A response with status 422 has the attempts left', async () => {
    provider.script('POST /deposit', respondWith({ attempts_left: 2 }, { code: 422 }))
    expect(await failureOf(post())).toMatchObject({ kind: 'invalid', attemptsLeft: 2 })
  })

  it('A response without an envelope is classified by its HTTP status', async () => {
    provider.script('POST /deposit', respondWithText(403, '<h1>Forbidden</h1>'))
    expect(await failureOf(post())).toEqual({
      kind: 'forbidden',
      message: '',
      fields: {},
      invocationId: null,
    })
  })
})

describe('a malformed response', () => {
  const read = () => call({ method: 'GET', path: '/accounts', schema: list })

  it.each([
    ['a missing field', [{ uuid: '1', owner: {} }], 'data.0.owner.name'],
    ['a field of another type', [{ uuid: 7, owner: { name: 'Ada' } }], 'data.0.uuid'],
    ['no list', null, 'data'],
  ])(
    'The error for a response with %s names the call and the field, never the value',
    async (_, data, field) => {
      provider.script('GET /accounts', respondWith(data))
      const error = await errorOf(read())
      expect(error.failure).toMatchObject({ kind: 'malformed' })
      expect(error.message).toMatch(`GET /accounts: the answer is malformed at ${field}, expected`)
      expect(error.message).not.toContain('7')
    },
  )

  it.each([
    ['no JSON', 'hello', 'the envelope'],
    [
      'an envelope without its id',
      '{"code":200,"success":true,"message":null,"data":[],"errors":null,"completed_at":null}',
      'invocation_id',
    ],
    ['nothing', '', 'the envelope'],
  ])('A response with %s is malformed', async (_, body, place) => {
    provider.script('GET /accounts', respondWithText(200, body))
    expect((await errorOf(read())).message).toContain(place)
  })

  it('A response with unknown fields is not malformed', async () => {
    provider.script('GET /accounts', respondWith([{ uuid: '1', owner: { name: 'Ada' }, more: true }]))
    expect(await read()).toEqual([{ uuid: '1', owner: { name: 'Ada' } }])
  })
})

describe('retries', () => {
  it.each([
    ['a broken connection', cutConnection],
    ['502', respondWithText(502, 'bad gateway')],
    ['500', respondWith(null, { code: 500 })],
  ])('A GET request is retried twice after %s', async (_, step) => {
    provider.script('GET /accounts', step, step, respondWith([]))
    await get()
    expect(provider.count('GET /accounts')).toBe(3)
  })

  it('Retries end after three requests with the last failure', async () => {
    provider.script('GET /accounts', respondWith(null, { code: 500, message: 'Still down.' }))
    expect(await failureOf(get())).toMatchObject({ kind: 'unexpected', status: 500, message: 'Still down.' })
    expect(provider.count('GET /accounts')).toBe(3)
  })

  it.each([
    ['without an idempotency key is sent once', {}, 1],
    ['with an idempotency key is sent three times', { idempotencyKey: 'key-1' }, 3],
  ])('A failing POST request %s', async (_, part, times) => {
    provider.script('POST /deposit', cutConnection)
    expect((await failureOf(post(part))).kind).toBe('offline')
    expect(provider.count('POST /deposit')).toBe(times)
  })

  it('A retry has the idempotency key and the body of the first request', async () => {
    provider.script('POST /deposit', cutConnection, respondWith(null))
    await post({ idempotencyKey: 'key-1' })
    const sent = provider.received.filter(({ name }) => name === 'POST /deposit')
    expect(sent.map(({ body, headers }) => [body, headers['idempotency-key']])).toEqual([
      ['{"amount":1}', 'key-1'],
      ['{"amount":1}', 'key-1'],
    ])
  })

  it('The failure of a retry is marked, because the outcome of the first request is unknown', async () => {
    const tooOften = respondWith(null, { code: 429 })
    provider.script('POST /deposit', cutConnection, tooOften)
    expect(await errorOf(post({ idempotencyKey: 'key-1' }))).toMatchObject({
      failure: { kind: 'rate-limited' },
      isFromRetry: true,
    })
    provider.script('POST /deposit', tooOften)
    expect(await errorOf(post({ idempotencyKey: 'key-2' }))).toMatchObject({ isFromRetry: false })
    provider.script('GET /accounts', cutConnection, tooOften)
    expect(await errorOf(get())).toMatchObject({ isFromRetry: false })
  })

  it.each([400, 403, 422, 429])('A response with status %i is not retried', async (code) => {
    provider.script('GET /accounts', respondWith(null, { code }))
    await failureOf(get())
    expect(provider.count('GET /accounts')).toBe(1)
  })

  it('Retries are skipped while the device is offline', async () => {
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

describe('the end of a call', () => {
  it('A call without an answer ends with its timeout', async () => {
    provider.script('GET /accounts', neverAnswer)
    expect((await failureOf(get({ timeoutMs: 50 }))).kind).toBe('timeout')
  })

  it('A call whose body does not finish ends with its timeout', async () => {
    provider.script('GET /accounts', (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.write('{"code":')
    })
    expect((await failureOf(get({ timeoutMs: 50 }))).kind).toBe('timeout')
  })

  it('A call ends as offline when the connection is cut within the body', async () => {
    provider.script('POST /deposit', (_, response) => {
      response.writeHead(200, { 'Content-Length': '500' })
      response.write('{"code":', () => response.socket?.destroy())
    })
    expect((await failureOf(post())).kind).toBe('offline')
  })

  it('An aborted call throws the reason of the abort', async () => {
    const leaving = new AbortController()
    provider.script('GET /accounts', () => leaving.abort(new Error('left the screen')))
    await expect(get({ signal: leaving.signal })).rejects.toThrow('left the screen')
  })

  it('A call that was aborted before it began sends nothing', async () => {
    await expect(get({ signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone')
    expect(provider.received).toEqual([])
  })
})

it('A valid response sets the clock by its Date header', async () => {
  provider.script('GET /accounts', respondWith([], {}, { Date: 'Fri, 20 Nov 2030 12:00:00 GMT' }))
  await get()
  expect(Math.abs(providerNow() - Date.UTC(2030, 10, 20, 12))).toBeLessThan(5_000)
  provider.script('GET /accounts', respondWith([], {}, { Date: 'whenever' }))
  await get()
  expect(Math.abs(providerNow() - Date.UTC(2030, 10, 20, 12))).toBeLessThan(5_000)
})
