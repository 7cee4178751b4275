import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import type { HttpClient } from './http-client.ts'
import { logInNewUser, newEmail, password } from './users.ts'
import { operatorKey } from '../operator-access.ts'
import { everyTenant, openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile({ tenants: everyTenant })

const json = { 'content-type': 'application/json' }
const credentials = () => ({ body: JSON.stringify({ email: newEmail(), password }), headers: json })

describe('the CSRF handshake', () => {
  it('GET /sanctum/csrf-cookie answers 204 with a cookie that scripts can read and have to decode', async () => {
    const visitor = sandbox.newClient()
    const response = await visitor.send('GET', '/sanctum/csrf-cookie')
    expect(response.status).toBe(204)
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith('XSRF-TOKEN='))
    expect(cookie).not.toContain('HttpOnly')
    expect(visitor.cookies.get('XSRF-TOKEN')).toMatch(/%3D%3D$/)
  })

  it('A change answers 419 without a CSRF token, with another’s, or with the value left encoded', async () => {
    const visitor = sandbox.newClient()
    const other = sandbox.newClient()
    await visitor.handshake()
    await other.handshake()
    const { body } = credentials()
    const login = async (headers: Record<string, string>) =>
      (await visitor.send('POST', '/api/v1/login', { body, headers: { ...json, ...headers } })).status
    expect(await login({})).toBe(419)
    expect(await login({ 'x-xsrf-token': other.csrfToken })).toBe(419)
    expect(await login({ 'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '' })).toBe(419)
    expect(await login({ 'x-xsrf-token': visitor.csrfToken })).toBe(400)
  })

  it('The CSRF token is valid for two hours, and changes at log-in and log-out', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const before = visitor.csrfToken
    await visitor.post('/logout')
    expect(visitor.csrfToken).not.toBe(before)
    await sandbox.advanceClock(7_200)
    expect(await visitor.post('/logout')).toMatchObject({ status: 419 })
  })
})

describe('every response', () => {
  it.each([
    ['GET', '/nothing-here', 404],
    ['DELETE', '/login', 405],
    ['GET', '/accounts', 401],
  ])('The response of %s %s has the envelope', async (method, path, status) => {
    expect(await sandbox.newClient().call(method, path)).toMatchObject({
      status,
      code: status,
      success: false,
      data: null,
    })
  })

  it('A response has its data last, after the success flag', async () => {
    const answer = await sandbox.newClient().send('GET', '/api/v1/branding')
    const names = Object.keys(v.parse(v.record(v.string(), v.unknown()), await answer.json()))
    expect(names.indexOf('success')).toBeGreaterThanOrEqual(0)
    expect(names.at(-1)).toBe('data')
  })

  it('A response can be read by no other origin', async () => {
    const origin = 'https://evil.example'
    const preflight = { origin, 'access-control-request-method': 'POST' }
    for (const [method, headers] of [
      ['GET', { origin }],
      ['OPTIONS', preflight],
    ] as const) {
      const answer = await sandbox.newClient().send(method, '/api/v1/branding', { headers })
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  })

  it('A JSON body above 64 kB answers 413, before the caller is authenticated', async () => {
    const visitor = sandbox.newClient()
    await visitor.handshake()
    const large = { email: 'a'.repeat(64 * 1024) }
    for (const path of ['/login', '/withdraw'])
      expect(await visitor.post(path, large), path).toMatchObject({ status: 413 })
  })

  it('A call without a session answers 401, whatever its body', async () => {
    const visitor = sandbox.newClient()
    await visitor.handshake()
    expect(await visitor.post('/withdraw', { amount: 'all of it' })).toMatchObject({ status: 401 })
  })

  it('A body that is not JSON answers 415, and an invalid one answers 422', async () => {
    const visitor = sandbox.newClient()
    await visitor.handshake()
    const send = async (body: string, type: string) =>
      (
        await visitor.send('POST', '/api/v1/forgot-password', {
          body,
          headers: { 'content-type': type, 'x-xsrf-token': visitor.csrfToken },
        })
      ).status
    expect(await send('email=a', 'application/x-www-form-urlencoded')).toBe(415)
    expect(await send('{', 'application/json')).toBe(422)
    expect(await send('[]', 'application/json')).toBe(422)
  })

  it('A response forbids caching, framing and content sniffing', async () => {
    const { headers } = await sandbox.newClient().get('/branding')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })
})

describe('the operator', () => {
  it('The operator’s API needs the key and a local connection', async () => {
    const response = await sandbox.newClient().send('GET', '/sandbox/api/outbox')
    expect(response.status).toBe(403)
    const far = await sandbox.app.fetch(
      new Request('http://sandbox.localhost:4100/sandbox/api/outbox', {
        headers: { 'x-sandbox-key': operatorKey },
      }),
      { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
    )
    expect(far.status).toBe(403)
  })

  it('The operator’s console has a policy that allows its own scripts only', async () => {
    const page = await sandbox.newClient().send('GET', '/sandbox')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(await page.text()).toContain('Sandbox console')
    const script = await sandbox.newClient().send('GET', '/sandbox/console.js')
    expect(script.headers.get('content-type')).toContain('text/javascript')
  })

  it('The operator can change the response of GET /branding, even to invalid branding', async () => {
    const branding = async () => (await sandbox.newClient('solstice').get('/branding')).data
    const before = await branding()
    await sandbox.callOperator('PUT', '/branding?tenant=solstice', { color_primary: 'javascript:' })
    expect(await branding()).toEqual({ color_primary: 'javascript:' })
    await sandbox.callOperator('DELETE', '/branding?tenant=solstice')
    expect(await branding()).toEqual(before)
  })

  it('The operator can publish a banner, which its tenant alone shows', async () => {
    const titles = async () => (await sandbox.newClient().get('/banner-alerts?active=true')).data
    await sandbox.callOperator('POST', '/banners', {
      type: 2,
      location: 1,
      title: 'Maintenance',
      body: 'Tonight',
      ends_at: '2099-01-01T00:00:00Z',
    })
    expect(await titles()).toMatchObject([{ title: 'Maintenance', type: 2, location: 1, dismissible: true }])
    expect((await sandbox.newClient('juniper').get('/banner-alerts?active=true')).data).toEqual([])
  })
})

const faults = v.array(v.object({ id: v.string() }))

describe('a fault', () => {
  const fault = (more: Record<string, unknown>) =>
    sandbox.callOperator('PUT', '/faults', { tenant: 'harbor', method: 'GET', path: '/branding', ...more })
  const getBranding = (tenant = 'harbor') => sandbox.newClient(tenant).get('/branding')

  it.each([419, 451, 500])(
    'A fault answers %i a given number of times, for its tenant only',
    async (status) => {
      await fault({ kind: 'status', value: status, times: 2 })
      expect(await getBranding('juniper')).toMatchObject({ status: 200 })
      expect([
        (await getBranding()).status,
        (await getBranding()).status,
        (await getBranding()).status,
      ]).toEqual([status, status, 200])
      expect(await sandbox.callOperator('GET', '/faults')).toMatchObject([{ met: 2, times: 2 }])
      expect(await sandbox.callOperator('DELETE', '/faults')).toEqual([])
    },
  )

  it('A fault can be removed alone by its id, and only once', async () => {
    await fault({ kind: 'status', value: 500 })
    await fault({ kind: 'status', value: 419 })
    const [first, second] = v.parse(faults, await sandbox.callOperator('GET', '/faults'))
    expect(await sandbox.callOperator('DELETE', `/faults/${first?.id}`)).toMatchObject([{ id: second?.id }])
    expect((await getBranding()).status).toBe(419)
    await expect(sandbox.callOperator('DELETE', `/faults/${first?.id}`)).rejects.toThrow('answered 404')
    await sandbox.callOperator('DELETE', '/faults')
  })

  it('A fault can delay a call', async () => {
    await fault({ kind: 'latency', value: 120 })
    const began = performance.now()
    await getBranding()
    expect(performance.now() - began).toBeGreaterThanOrEqual(119)
    await sandbox.callOperator('DELETE', '/faults')
  })

  it('A fault can give a malformed response, or a 401 within a 200', async () => {
    await fault({ kind: 'malformed', times: 1 })
    expect(await getBranding()).toMatchObject({ status: 200, data: { malformed: true } })
    await sandbox.callOperator('DELETE', '/faults')
    await fault({ kind: 'unauthorized-in-payload', times: 1 })
    expect(await getBranding()).toMatchObject({ status: 200, code: 401 })
    await sandbox.callOperator('DELETE', '/faults')
  })

  it('A fault matches paths with parameters', async () => {
    await sandbox.callOperator('PUT', '/faults', {
      tenant: 'harbor',
      method: 'GET',
      path: '/request/{requestId}',
      kind: 'status',
      value: 500,
      times: 1,
    })
    expect(await sandbox.newClient().get('/request/anything')).toMatchObject({ status: 500 })
    await sandbox.callOperator('DELETE', '/faults')
  })
})

describe('compression and caching of responses', () => {
  let visitor: HttpClient
  beforeAll(async () => {
    ;({ visitor } = await logInNewUser(sandbox))
  })
  const get = (path: string, headers: Record<string, string>) =>
    visitor.send('GET', `/api/v1${path}`, {
      headers: { authorization: `Bearer ${visitor.bearer}`, ...headers },
    })

  it('A response is compressed for a client that accepts it', async () => {
    const [plain, compressed] = [
      await get('/faqs', {}),
      await get('/faqs', { 'accept-encoding': 'gzip, br' }),
    ]
    expect([plain, compressed].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip'])
    expect(compressed.headers.get('vary')).toContain('Accept-Encoding')
    const sent = Buffer.from(await compressed.arrayBuffer())
    const text = await plain.text()
    expect(sent.length).toBeLessThan(text.length / 2)
    expect(gunzipSync(sent).toString()).toContain(text.slice(text.indexOf('"data"')))
  })

  it('A short response is not compressed', async () => {
    expect((await get('/user', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBeNull()
  })

  it('GET /faqs answers 304 while its list is unchanged', async () => {
    const tag = (await get('/faqs', {})).headers.get('etag') ?? ''
    for (const encoding of ['identity', 'gzip']) {
      const again = await get('/faqs', { 'if-none-match': tag, 'accept-encoding': encoding })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect(again.headers.get('cache-control')).toBe('no-store')
    }
    expect((await get('/faqs', { 'if-none-match': 'W/"another"' })).status).toBe(200)
  })
})
