import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { xhrOver } from '../fakes/fake-xhr.ts'
import { callVoid, type CallRequest } from './call.ts'
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
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', xhrOver(provider.fetchWithCookies))
  provider.configure()
  provider.script('POST /messages', respondWith(null, { code: 201 }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function form(size = 200_000) {
  const body = new FormData()
  body.append('subject', 'Añadido')
  body.append('attachments[]', new File(['x'.repeat(size)], 'statement.pdf', { type: 'application/pdf' }))
  return body
}
const upload = (part: Partial<CallRequest> = {}) =>
  callVoid({ method: 'POST', path: '/messages', body: form(), onProgress: () => {}, ...part })
const sent = () => provider.received.filter(({ name }) => name === 'POST /messages')

const token = () => decodeURIComponent(provider.cookie().replace('XSRF-TOKEN=', ''))

/** A form is sent by XMLHttpRequest with `onProgress`, or else by fetch. */
const transports = [
  ['with progress', {}],
  ['without progress', { onProgress: undefined }],
] as const

describe('progress', () => {
  it('The progress of an upload grows from 0 to 1', async () => {
    const fractions: number[] = []
    await upload({ onProgress: (fraction) => fractions.push(fraction) })
    expect(fractions.length).toBeGreaterThan(3)
    expect(fractions).toEqual(fractions.toSorted((one, other) => one - other))
    expect([fractions.at(0), fractions.at(-1)]).toEqual([0, 1])
  })

  it('The progress of an upload starts at 0 again after a refused token', async () => {
    await upload()
    const first = token()
    provider.revokeTokens()
    const fractions: number[] = []
    await upload({ onProgress: (fraction) => fractions.push(fraction) })
    expect(fractions.filter((fraction) => fraction === 0)).toHaveLength(2)
    const tokens = sent().map(({ headers }) => headers['x-xsrf-token'])
    expect(tokens).toEqual([first, first, token()])
    expect(first).not.toBe(token())
  })

  it('The progress is not reported for a body that is not a form', async () => {
    const onProgress = vi.fn()
    await upload({ body: { subject: 'Hello' }, onProgress })
    expect(onProgress).not.toHaveBeenCalled()
    expect(sent()[0]?.body).toBe('{"subject":"Hello"}')
  })
})

describe.each(transports)('an upload %s', (_, part) => {
  it('An upload sends the whole form, with the headers of any call', async () => {
    provider.configure({ bearer: () => 'secret', language: () => 'es' })
    provider.script('POST /messages', respondWith(null))
    await upload(part)
    const [received] = sent()
    expect(received?.headers).toMatchObject({
      accept: 'application/json',
      authorization: 'Bearer secret',
      'accept-language': 'es',
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': token(),
      cookie: provider.cookie(),
    })
    const [, boundary = '-'] = received?.headers['content-type']?.split('boundary=') ?? []
    expect(received?.body.split(boundary)).toHaveLength(4)
    expect(received?.body).toContain('name="subject"\r\n\r\nAñadido')
    expect(received?.body).toContain('filename="statement.pdf"')
    expect(received?.body).toContain('x'.repeat(200_000))
  })

  it.each([
    [
      '413',
      respondWith(null, { code: 413, message: 'Too large.' }),
      { kind: 'too-large', message: 'Too large.' },
    ],
    [
      '422',
      respondWith(null, { code: 422, errors: { 'documents.1': ['Not a picture.'] } }),
      { kind: 'invalid', fields: { 'documents.1': ['Not a picture.'] } },
    ],
    [
      '429',
      respondWith(null, { code: 429 }, { 'Retry-After': '30' }),
      { kind: 'rate-limited', retryAfterSeconds: 30 },
    ],
    ['403 without envelope', respondWithText(403, '<h1>No</h1>'), { kind: 'forbidden', invocationId: null }],
    ['500', respondWith(null, { code: 500 }), { kind: 'unexpected', status: 500 }],
    ['no JSON', respondWithText(200, 'thanks'), { kind: 'malformed' }],
    ['a broken connection', cutConnection, { kind: 'offline' }],
    ['a broken answer', respondWith(null, {}, { 'Content-Length': '5000' }), { kind: 'timeout' }],
  ] as const)('An upload fails by %s as any call does', async (_case, step, failure) => {
    provider.script('POST /messages', step)
    expect(await failureOf(upload({ ...part, timeoutMs: 400 }))).toMatchObject(failure)
    expect(sent()).toHaveLength(1)
  })

  it('An upload answered without a body fails as malformed', async () => {
    provider.script('POST /messages', (_received, response) => response.writeHead(204).end())
    expect((await errorOf(upload(part))).message).toContain('POST /messages: the answer is malformed')
  })

  it('An upload fails when its second token is refused too', async () => {
    provider.script('POST /messages', respondWith(null, { code: 419 }))
    expect((await failureOf(upload(part))).kind).toBe('csrf-expired')
    expect(sent()).toHaveLength(2)
  })

  it('An upload reports a refused bearer', async () => {
    const onUnauthenticated = vi.fn()
    provider.configure({ bearer: () => 'secret', onUnauthenticated })
    provider.script('POST /messages', respondWith(null, { code: 401 }, {}, 200))
    const error = await errorOf(upload(part))
    expect(onUnauthenticated.mock.calls).toEqual([[error]])
  })

  it('An aborted upload throws the reason of the abort', async () => {
    const leaving = new AbortController()
    provider.script('POST /messages', (received, response) => {
      neverAnswer(received, response)
      leaving.abort(new Error('cancelled by the person'))
    })
    await expect(upload({ ...part, signal: leaving.signal })).rejects.toThrow('cancelled by the person')
  })

  it('An upload that was aborted before it began is not sent', async () => {
    const signal = AbortSignal.abort(new Error('gone'))
    await expect(upload({ ...part, signal })).rejects.toThrow('gone')
    expect(provider.received).toEqual([])
  })

  it('An upload without an answer ends with its timeout', async () => {
    provider.script('POST /messages', neverAnswer)
    expect((await failureOf(upload({ ...part, timeoutMs: 200 }))).kind).toBe('timeout')
  })

  it('An upload sets the clock by the time of the provider', async () => {
    provider.script('POST /messages', respondWith(null, {}, { Date: 'Fri, 20 Nov 2030 12:00:00 GMT' }))
    await upload(part)
    expect(Math.abs(providerNow() - Date.UTC(2030, 10, 20, 12))).toBeLessThan(5_000)
  })
})

it('An upload stops when it is aborted halfway', async () => {
  const leaving = new AbortController()
  const fractions: number[] = []
  const onProgress = (fraction: number) => {
    fractions.push(fraction)
    if (fraction > 0.2) leaving.abort(new Error('half way'))
  }
  await expect(upload({ onProgress, signal: leaving.signal })).rejects.toThrow('half way')
  expect(fractions.at(-1)).toBeLessThan(1)
})
