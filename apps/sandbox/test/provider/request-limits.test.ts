import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { defaultRequestLimits } from '../../src/http/request-limits.ts'
import type { HttpClient } from './http-client.ts'
import { listenForFile, RawConnection } from './raw-connection.ts'
import { openSandboxForFile, openSandboxOn } from './sandbox.ts'
import { addCustomer, logInNewUser } from './users.ts'

const limits = {
  ...defaultRequestLimits,
  uploadsAtOnce: 1,
  bytesAtOnce: 60 * 1024 * 1024,
  uploadsPerHour: 6,
}
const sandbox = await openSandboxForFile({ requests: limits })
const port = await listenForFile(sandbox.app, limits)

/** The same bank with short timeouts. */
const shortLimits = {
  ...limits,
  bodySeconds: 0.1,
  uploadSeconds: 0.2,
  headerSeconds: 0.1,
  checkSeconds: 0.05,
}
const impatientBank = await openSandboxOn(sandbox.database, { requests: shortLimits })
const impatientPort = await listenForFile(impatientBank.app, shortLimits)

/** The same bank, where tests leave uploads unfinished. */
const busyBank = await openSandboxOn(sandbox.database, { requests: limits })
const busyPort = await listenForFile(busyBank.app, limits)
/** The same bank with a limit of one connection. */
const singleConnectionPort = await listenForFile(sandbox.app, { ...limits, connections: 1 })

const json = { 'Content-Type': 'application/json' }
const large = String(51 * 1024 * 1024)

const cookieHeader = ({ cookies }: HttpClient): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** Headers of a browser, whether logged in or not. */
const browserHeaders = (visitor: HttpClient): Record<string, string> => ({
  Cookie: cookieHeader(visitor),
  'X-XSRF-TOKEN': visitor.csrfToken,
  ...(visitor.bearer !== null && { Authorization: `Bearer ${visitor.bearer}` }),
})
const form = { 'Content-Type': 'multipart/form-data; boundary=edge' }

describe('a body that is too large', () => {
  it.each([
    ['POST /api/v1/login', json],
    ['POST /api/v1/login', form],
    ['POST /api/v1/withdraw', form],
    ['PATCH /api/v1/depositor', json],
    ['POST /api/v1/nothing-here', json],
    ['POST /fastlink/session/open', json],
    ['POST /fastlink/session/open', form],
    ['PUT /sandbox/api/branding', json],
    ['POST /sandbox', form],
    ['POST /', form],
  ])(
    'A body that is too large is refused by its declared size, before any of it is sent: %s %o',
    async (line, headers) => {
      const connection = new RawConnection(port).request(line, { ...headers, 'Content-Length': large })
      expect(await connection.status()).toBe(413)
      await connection.closed()
    },
  )

  it.each(['/api/v1/login', '/fastlink/session/open', '/sandbox/api/clock'])(
    'A body that is too large and declares no size is refused while it grows: %s',
    async (path) => {
      const connection = new RawConnection(port)
      connection.request(`POST ${path}`, { ...json, 'Transfer-Encoding': 'chunked' })
      const chunk = `8000\r\n${'a'.repeat(0x8000)}\r\n`
      connection.write(chunk).write(chunk).write(chunk)
      expect(await connection.status()).toBe(413)
      await connection.closed()
    },
  )
})

describe('an upload', () => {
  it.each(['POST /api/v1/messages', 'PATCH /api/v1/depositor'])(
    'An upload is not read before its caller is known: %s',
    async (line) => {
      const visitor = sandbox.newClient()
      await visitor.handshake()
      const sent = { ...form, 'Content-Length': large }
      expect(await new RawConnection(port).request(line, sent).status()).toBe(419)
      const anonymous = new RawConnection(port).request(line, { ...sent, ...browserHeaders(visitor) })
      expect(await anonymous.status()).toBe(401)
    },
  )

  it('An upload is ended when it does not arrive in time', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const connection = new RawConnection(impatientPort)
    const headers = { ...form, ...browserHeaders(visitor), 'Content-Length': '2000000' }
    connection.request('POST /api/v1/messages', headers).write('--edge\r\n')
    expect(await connection.status()).toBe(408)
    await connection.closed()
  })

  it('An upload is refused while another one of the same person is in progress', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const headers = { ...form, ...browserHeaders(visitor), 'Content-Length': '10' }
    const begin = () => new RawConnection(port).request('POST /api/v1/messages', headers).write('--edge')
    const uploads = [begin(), begin()]
    expect(await Promise.race(uploads.map((upload) => upload.status()))).toBe(429)
    for (const upload of uploads) upload.write('--\r\n')
    expect(new Set(await Promise.all(uploads.map((upload) => upload.status())))).toEqual(new Set([422, 429]))
  })

  it('An upload is refused while those of others fill the memory for uploads', async () => {
    const people = [await logInNewUser(sandbox), await logInNewUser(sandbox)]
    const uploads = people.map(({ visitor }) =>
      new RawConnection(busyPort)
        .request('POST /api/v1/messages', {
          ...form,
          ...browserHeaders(visitor),
          'Content-Length': '40000000',
        })
        .write('--edge'),
    )
    expect(await Promise.race(uploads.map((upload) => upload.status()))).toBe(429)
  })

  it('An upload is refused to a person who has sent too many', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const statuses: number[] = []
    for (let count = 0; count <= limits.uploadsPerHour; count += 1)
      statuses.push((await visitor.post('/messages', new FormData())).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429])
  })

  it('An upload is refused with more parts than any form has', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const largeForm = new FormData()
    for (let part = 0; part < 70; part += 1) largeForm.append('body', 'a')
    expect(await visitor.post('/messages', largeForm)).toMatchObject({ status: 413 })
  })
})

describe('a form with more parts than any has', () => {
  const parts = (boundary: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="subject"\r\n\r\na\r\n`.repeat(70) +
    `--${boundary}--\r\n`

  it.each([
    [413, 'multipart/form-data; boundary=edge'],
    [413, 'multipart/form-data; boundary="edge"; charset=UTF-8'],
    [415, 'multipart/form-data; boundary=edge; boundary=other'],
    [415, 'multipart/form-data; boundary=other; boundary=edge'],
    [415, 'multipart/form-data; Boundary=other; boundary=edge'],
    [415, 'multipart/form-data; xboundary=other; boundary=edge'],
    [415, 'multipart/form-data; x="; boundary=other"; boundary=edge'],
    [415, 'multipart/form-data; x="boundary=other"'],
    [415, 'multipart/form-data'],
  ])('A form with too many parts is refused with %s for the header %s', async (status, type) => {
    const { visitor } = await logInNewUser(sandbox)
    const headers = { ...browserHeaders(visitor), 'content-type': type }
    const answer = await visitor.send('POST', '/api/v1/messages', { headers, body: parts('edge') })
    expect(answer.status).toBe(status)
  })
})

it.each([
  '----WebKitFormBoundary7MA4YWxkTrZu0gW',
  '----geckoformboundary3b1f5c0de2',
  '-----------------------------9051914041',
])('A form with the boundary of a browser is read: %s', async (boundary) => {
  const { visitor } = await logInNewUser(sandbox)
  const headers = { ...browserHeaders(visitor), 'content-type': `multipart/form-data; boundary=${boundary}` }
  const body = `--${boundary}\r\nContent-Disposition: form-data; name="subject"\r\n\r\na\r\n--${boundary}--\r\n`
  const answer = await visitor.send('POST', '/api/v1/messages', { headers, body })
  expect(answer.status).toBe(422)
})

describe('expensive calls', () => {
  const strictBank = openSandboxOn(sandbox.database, {
    requests: { ...limits, rowsPerMinute: 1, documentsPerMinute: 1 },
  })

  it('GET /transactions is limited for each person by the number of rows', async () => {
    const [first, other] = [await addCustomer(await strictBank), await addCustomer(await strictBank)]
    expect(await first.visitor.get('/transactions')).toMatchObject({ status: 200 })
    const refused = await first.visitor.get('/transactions')
    expect(refused).toMatchObject({ status: 429 })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await other.visitor.get('/transactions')).toMatchObject({ status: 200 })
    expect(await first.visitor.get('/accounts')).toMatchObject({ status: 200 })
  })

  it('The documents that are drawn for an account are limited', async () => {
    const { visitor } = await addCustomer(await strictBank)
    await visitor.get('/accounts')
    const key = { 'idempotency-key': crypto.randomUUID() }
    const { uuid } = v.parse(
      v.object({ uuid: v.string() }),
      (await visitor.post('/proofs', { kind: 'account_details' }, key)).data,
    )
    const { download_url } = v.parse(
      v.object({ download_url: v.string() }),
      (await visitor.get(`/proofs/${uuid}`)).data,
    )
    const { pathname, search } = new URL(download_url)
    const draw = async () => (await visitor.send('GET', pathname + search)).status
    expect([await draw(), await draw()]).toEqual([200, 429])
  })
})

describe('a body that does not end', () => {
  it.each(['/api/v1/login', '/api/v1/csp-reports'])(
    'The provider waits a limited time for a body that does not end: %s',
    async (path) => {
      const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) })
      const sent: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
      const answer = await impatientBank.app.fetch(new Request(`http://harbor.localhost:4100${path}`, sent))
      expect(answer.status).toBe(408)
    },
  )
})

describe('a slow connection', () => {
  it.each(['/api/v1/login', '/fastlink/session/open', '/sandbox/api/clock', '/'])(
    'A slow connection is ended when the body does not arrive: %s',
    async (path) => {
      const connection = new RawConnection(impatientPort)
      connection.request(`POST ${path}`, { ...json, 'Content-Length': '100' }).write('{"email":')
      expect(await connection.status()).toBe(408)
      await connection.closed()
    },
  )

  it('A slow connection is ended when its headers do not arrive', async () => {
    const connection = new RawConnection(impatientPort).write(
      'GET / HTTP/1.1\r\nHost: harbor.localhost\r\nX-Slow: ',
    )
    expect(await connection.status()).toBe(408)
    await connection.closed()
  })

  it('A connection is closed at once when too many are open', async () => {
    const first = new RawConnection(singleConnectionPort).request('GET /healthz')
    expect(await first.status()).toBe(200)
    const second = new RawConnection(singleConnectionPort).request('GET /healthz')
    await expect(second.status()).rejects.toThrow('ended without an answer')
  })
})

describe('an HTTP message', () => {
  it.each([
    ['two lengths', { 'Content-Length': '4', 'Transfer-Encoding': 'chunked' }],
    ['a length that is no number', { 'Content-Length': '4, 5' }],
    ['an unknown encoding', { 'Transfer-Encoding': 'chunked, xchunked' }],
  ])('An HTTP message with %s is refused, so that no proxy can read it differently', async (_, headers) => {
    const connection = new RawConnection(port).request('POST /api/v1/login', { ...json, ...headers })
    expect(await connection.write('0\r\n\r\n').status()).toBe(400)
    await connection.closed()
  })

  it.each(['/', '/api/v1/branding', '/sandbox/api/clock'])('A TRACE request is refused: %s', async (path) => {
    const status = await new RawConnection(port).request(`TRACE ${path}`).status()
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})
