import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, callVoid, type CallRequest } from './call.ts'
import { providerNow } from './clock.ts'
import { errorOf, failureOf } from './failures.fixture.ts'
import {
  breaksOff,
  hangs,
  respondWith,
  saysPlainly,
  startProvider,
  type Provider,
} from './provider.fixture.ts'

let provider: Provider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())
beforeEach(() => provider.configure())

const list = v.array(v.object({ uuid: v.string(), owner: v.object({ name: v.string() }) }))
const look = (part: Partial<CallRequest> = {}) => callVoid({ method: 'GET', path: '/accounts', ...part })
const act = (part: Partial<CallRequest> = {}) =>
  callVoid({ method: 'POST', path: '/deposit', body: { amount: 1 }, ...part })
const last = () => provider.received.at(-1)

describe('what goes out', () => {
  beforeEach(() => {
    provider.script('GET /accounts', respondWith([]))
    provider.script('POST /deposit', respondWith(null))
  })

  it('carries the fixed headers', async () => {
    await look()
    expect(last()?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-content-type-options': 'nosniff',
    })
    expect(last()?.headers).not.toHaveProperty('authorization')
  })

  it('carries the bearer when one is held, unless the call is for anyone', async () => {
    provider.configure({ bearer: () => 'secret' })
    provider.script('GET /accounts', respondWith([]))
    await look()
    expect(last()?.headers.authorization).toBe('Bearer secret')
    await look({ auth: false })
    expect(last()?.headers).not.toHaveProperty('authorization')
  })

  it('asks for the provider’s words in the language shown', async () => {
    provider.configure({ language: () => 'es' })
    provider.script('GET /accounts', respondWith([]))
    await look()
    expect(last()?.headers['accept-language']).toBe('es')
  })

  it('fills in parameters and query, encoded', async () => {
    provider.script('GET /mfa-resend/a%2Fb%20c', respondWith(null))
    await callVoid({
      method: 'GET',
      path: '/mfa-resend/{nonceToken}',
      params: { nonceToken: 'a/b c' },
      search: { q: 'x&y' },
    })
    expect(last()?.url).toBe('/api/v1/mfa-resend/a%2Fb%20c?q=x%26y')
  })

  it('is JSON, with its idempotency key', async () => {
    await act({ idempotencyKey: 'key-1' })
    expect(last()?.body).toBe('{"amount":1}')
    expect(last()?.headers['idempotency-key']).toBe('key-1')
  })

  it('is multipart for a form', async () => {
    const body = new FormData()
    body.append('amount_1', '11')
    await act({ body })
    expect(last()?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(last()?.body).toContain('name="amount_1"')
  })
})

describe('each status is one failure', () => {
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
  ] as const)('%i is %s', async (code, kind) => {
    provider.script(
      'POST /deposit',
      respondWith(null, { code, message: 'No.', errors: { linked_account_id: ['Why.'] } }),
    )
    const error = await errorOf(act())
    expect(error.call).toBe('POST /deposit')
    expect(error.failure).toMatchObject({ kind, message: 'No.', fields: { linkedAccountId: ['Why.'] } })
    expect(error.failure.invocationId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('a 401 in the payload counts under any status', async () => {
    provider.script('GET /accounts', respondWith([], { code: 401 }, {}, 200))
    expect((await failureOf(look())).kind).toBe('unauthenticated')
  })

  it('a bearer refused under any status is told of, unless the call keeps the session', async () => {
    const onUnauthenticated = vi.fn()
    provider.configure({ bearer: () => 'secret', onUnauthenticated })
    provider.script('GET /accounts', respondWith([], { code: 401 }, {}, 200))
    await errorOf(look({ keepsSession: true }))
    await errorOf(look({ auth: false }))
    expect(onUnauthenticated).not.toHaveBeenCalled()
    const error = await errorOf(look())
    expect(onUnauthenticated.mock.calls).toEqual([[error]])
  })

  it('a bearer that was given up meanwhile is refused without a word', async () => {
    const onUnauthenticated = vi.fn()
    const bearer = vi.fn<() => string>().mockReturnValue('of the session after').mockReturnValueOnce('secret')
    provider.configure({ bearer, onUnauthenticated })
    provider.script('GET /accounts', respondWith([], { code: 401 }))
    await errorOf(look())
    expect(onUnauthenticated).not.toHaveBeenCalled()
  })

  it.each([
    ['30', 30],
    ['', null],
    ['soon', null],
  ])('429 says when to come back: %o is %o', async (header, retryAfterSeconds) => {
    provider.script('POST /deposit', respondWith(null, { code: 429 }, { 'Retry-After': header }))
    expect(await failureOf(act())).toMatchObject({ kind: 'rate-limited', retryAfterSeconds })
  })

  it('422 says how many attempts are left', async () => {
    provider.script('POST /deposit', respondWith({ attempts_left: 2 }, { code: 422 }))
    expect(await failureOf(act())).toMatchObject({ kind: 'invalid', attemptsLeft: 2 })
  })

  it('an answer without envelope still has its status', async () => {
    provider.script('POST /deposit', saysPlainly(403, '<h1>Forbidden</h1>'))
    expect(await failureOf(act())).toEqual({ kind: 'forbidden', message: '', fields: {}, invocationId: null })
  })
})

describe('a malformed answer', () => {
  const read = () => call({ method: 'GET', path: '/accounts', schema: list })

  it.each([
    ['a field missing', [{ uuid: '1', owner: {} }], 'data.0.owner.name'],
    ['a field of another kind', [{ uuid: 7, owner: { name: 'Ada' } }], 'data.0.uuid'],
    ['no list', null, 'data'],
  ])('%s: names call and field, not the value', async (_, data, field) => {
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
  ])('%s is one too', async (_, body, place) => {
    provider.script('GET /accounts', saysPlainly(200, body))
    expect((await errorOf(read())).message).toContain(place)
  })

  it('more fields than asked for are fine', async () => {
    provider.script('GET /accounts', respondWith([{ uuid: '1', owner: { name: 'Ada' }, more: true }]))
    expect(await read()).toEqual([{ uuid: '1', owner: { name: 'Ada' } }])
  })
})

describe('repeating', () => {
  it.each([
    ['a broken connection', breaksOff],
    ['502', saysPlainly(502, 'bad gateway')],
    ['500', respondWith(null, { code: 500 })],
  ])('a GET survives %s, twice', async (_, step) => {
    provider.script('GET /accounts', step, step, respondWith([]))
    await look()
    expect(provider.count('GET /accounts')).toBe(3)
  })

  it('a GET gives up after three, with what the last one said', async () => {
    provider.script('GET /accounts', respondWith(null, { code: 500, message: 'Still down.' }))
    expect(await failureOf(look())).toMatchObject({ kind: 'unexpected', status: 500, message: 'Still down.' })
    expect(provider.count('GET /accounts')).toBe(3)
  })

  it.each([
    ['without a key is sent once', {}, 1],
    ['with an idempotency key is repeated', { idempotencyKey: 'key-1' }, 3],
  ])('a POST %s', async (_, part, times) => {
    provider.script('POST /deposit', breaksOff)
    expect((await failureOf(act(part))).kind).toBe('offline')
    expect(provider.count('POST /deposit')).toBe(times)
  })

  it('carries the same key and body, and the token of that moment', async () => {
    provider.script('POST /deposit', breaksOff, respondWith(null))
    await act({ idempotencyKey: 'key-1' })
    const sent = provider.received.filter(({ name }) => name === 'POST /deposit')
    expect(sent.map(({ body, headers }) => [body, headers['idempotency-key']])).toEqual([
      ['{"amount":1}', 'key-1'],
      ['{"amount":1}', 'key-1'],
    ])
  })

  it('refused the second time says so: nobody knows what became of the first', async () => {
    const tooOften = respondWith(null, { code: 429 })
    provider.script('POST /deposit', breaksOff, tooOften)
    expect(await errorOf(act({ idempotencyKey: 'key-1' }))).toMatchObject({
      failure: { kind: 'rate-limited' },
      isOfRepetition: true,
    })
    provider.script('POST /deposit', tooOften)
    expect(await errorOf(act({ idempotencyKey: 'key-2' }))).toMatchObject({ isOfRepetition: false })
    provider.script('GET /accounts', breaksOff, tooOften)
    expect(await errorOf(look())).toMatchObject({ isOfRepetition: false })
  })

  it.each([400, 403, 422, 429])('a GET answered %i is not repeated', async (code) => {
    provider.script('GET /accounts', respondWith(null, { code }))
    await failureOf(look())
    expect(provider.count('GET /accounts')).toBe(1)
  })

  it('with the device offline nothing is repeated', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    try {
      provider.script('GET /accounts', breaksOff)
      expect((await failureOf(look())).kind).toBe('offline')
      expect(provider.count('GET /accounts')).toBe(1)
    } finally {
      vi.unstubAllGlobals()
    }
  })
})

describe('an end to waiting', () => {
  it('comes with the time of the call', async () => {
    provider.script('GET /accounts', hangs)
    expect((await failureOf(look({ timeoutMs: 50 }))).kind).toBe('timeout')
  })

  it('comes when the body never ends', async () => {
    provider.script('GET /accounts', (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.write('{"code":')
    })
    expect((await failureOf(look({ timeoutMs: 50 }))).kind).toBe('timeout')
  })

  it('comes when the body breaks off', async () => {
    provider.script('POST /deposit', (_, response) => {
      response.writeHead(200, { 'Content-Length': '500' })
      response.write('{"code":', () => response.socket?.destroy())
    })
    expect((await failureOf(act())).kind).toBe('offline')
  })

  it('comes with an abort, whose reason is thrown as it is', async () => {
    const leaving = new AbortController()
    provider.script('GET /accounts', () => leaving.abort(new Error('left the screen')))
    await expect(look({ signal: leaving.signal })).rejects.toThrow('left the screen')
  })

  it('comes before anything is sent when the abort was earlier', async () => {
    await expect(look({ signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone')
    expect(provider.received).toEqual([])
  })
})

it('now is the provider’s, by the Date of its last answer', async () => {
  provider.script('GET /accounts', respondWith([], {}, { Date: 'Fri, 20 Nov 2030 12:00:00 GMT' }))
  await look()
  expect(Math.abs(providerNow() - Date.UTC(2030, 10, 20, 12))).toBeLessThan(5_000)
  provider.script('GET /accounts', respondWith([], {}, { Date: 'whenever' }))
  await look()
  expect(Math.abs(providerNow() - Date.UTC(2030, 10, 20, 12))).toBeLessThan(5_000)
})
