import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { EMAIL_LOGO } from '@coffer/branding/email-logo'
import { freePort } from '@coffer/local-http/free-port'
import { localRequest, type LocalRequest, type LocalResponse } from '@coffer/local-http/request'
import { buildFolder } from '@coffer/tenant-tooling/build-folder'
import { readCompiled } from '@coffer/tenant-tooling/compiled'
import { dataHeaders, headersAt, headersSchema } from '@coffer/tenant-tooling/headers'
import { readDefaultMessages } from '@coffer/tenant-tooling/default-messages'
import { paths } from '@coffer/tenant-tooling/paths'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findNginx } from './find-nginx.ts'
import { type Served, startNginx } from './nginx.ts'
import { rawRequest } from './raw-request.ts'

/** The envelope of a refusal of the API. */
const refusalEnvelope = v.strictObject({
  code: v.number(),
  success: v.boolean(),
  message: v.pipe(v.string(), v.nonEmpty()),
  data: v.null(),
  errors: v.null(),
  completed_at: v.pipe(v.string(), v.isoTimestamp()),
  invocation_id: v.pipe(v.string(), v.uuid()),
})

/** The provider’s clock, which is not that of nginx. */
const providerDate = 'Fri, 01 May 2026 12:00:00 GMT'

const nginx = findNginx()

const lowerCased = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

describe.skipIf(nginx === null)('nginx, configured as docs/serving.md says', () => {
  const pages = mkdtempSync(join(tmpdir(), 'pages-'))
  const web = join(paths.web, 'client')
  const asset = readdirSync(join(web, 'assets')).find((name) => name.endsWith('.js')) ?? ''
  const provider = createServer((asked, answer) => {
    answer.writeHead(200, {
      'Cache-Control': 'no-store',
      'Content-Type': 'text/html',
      'Content-Security-Policy': "default-src 'none'",
      'Strict-Transport-Security': 'max-age=1',
      Date: providerDate,
    })
    answer.end(`${asked.headers.host} ${asked.url}`)
  })
  let served: Served | null = null

  beforeAll(async () => {
    const defaultMessages = readDefaultMessages(paths.root)
    const compiled = await readCompiled(paths.web)
    const built = await buildFolder({ folder: paths.tenants, defaultMessages, compiled, dist: pages })
    expect([built.problems, built.failed]).toEqual([[], []])
    provider.listen(0, '127.0.0.1')
    await once(provider, 'listening')
    const address = provider.address()
    const port = typeof address === 'object' ? address?.port : 0
    if (nginx) served = await startNginx(nginx, { pages, web, api: `http://127.0.0.1:${port}` })
  })
  afterAll(async () => {
    await served?.stop()
    provider.close()
    rmSync(pages, { recursive: true })
  })

  const get = (path: string, headers: Record<string, string> = {}, slug = 'harbor'): Promise<LocalResponse> =>
    localRequest({ port: served?.port ?? 0, host: `${slug}.localhost`, path, headers })
  const rendered = (path: string, slug = 'harbor'): Buffer => readFileSync(join(pages, slug, path))

  it.each([
    ['/', 'login.html'],
    ['/login', 'login.html'],
    ['/login?return=%2Fdashboard', 'login.html'],
    ['/registration', 'registration.html'],
    ['/registration/landing', 'app.html'],
    ['/dashboard', 'app.html'],
    ['/dashboard/transactions-list', 'app.html'],
    ['/register/verify-email/', 'app.html'],
  ])('nginx serves the path %s with %s', async (path, page) => {
    const { status, headers, body } = await get(path)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body.equals(rendered(page))).toBe(true)
  })

  describe('the headers', () => {
    it.each([
      '/',
      '/login',
      '/registration',
      '/dashboard',
      '/404.html',
      '/logos/hor-color.svg',
      `/assets/${asset}`,
    ])('nginx sends the declared headers with %s', async (path) => {
      const declared = v.parse(headersSchema, JSON.parse(rendered('headers.json').toString()))
      const { status, headers } = await get(path)
      expect(status).toBe(200)
      for (const [name, value] of Object.entries(headersAt(declared, path)))
        expect([name, headers[name.toLowerCase()]]).toEqual([name, value])
      expect(headers.server).toBe('nginx')
    })

    it('nginx lets browsers revalidate pages and missing files, and cache assets forever', async () => {
      expect((await get('/dashboard')).headers['cache-control']).toBe('no-cache')
      expect((await get(`/assets/${asset}`)).headers['cache-control']).toContain('immutable')
      expect((await get('/assets/gone-1a2b3c.js')).headers['cache-control']).toBe('no-cache')
    })

    it('nginx sends the page of a missing file with that page’s declared headers', async () => {
      const declared = v.parse(headersSchema, JSON.parse(rendered('headers.json').toString()))
      const { status, headers } = await get('/assets/gone-1a2b3c.js', { accept: 'text/html' })
      expect(status).toBe(404)
      for (const [name, value] of Object.entries(headersAt(declared, '/404.html')))
        expect([name, headers[name.toLowerCase()]]).toEqual([name, value])
    })

    it('nginx sends the security headers with an error too', async () => {
      const { headers } = await get('/assets/gone-1a2b3c.js')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
    })
  })

  it('nginx serves the logo of emails as a picture that mail clients on other origins may show', async () => {
    const { status, headers, body } = await get(`/logos/${EMAIL_LOGO}`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(body.equals(rendered(`logos/${EMAIL_LOGO}`))).toBe(true)
  })

  describe('compression', () => {
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const
    const best = nginx?.brotliModule ? 'br' : 'gzip'
    it.each([
      ['br, gzip', best],
      ['gzip', 'gzip'],
    ] as const)('A browser that accepts %s gets %s', async (taken, given) => {
      for (const [path, content] of [
        ['/login', rendered('login.html')],
        ['/logos/hor-color.svg', rendered('logos/hor-color.svg')],
        [`/assets/${asset}`, readFileSync(join(web, 'assets', asset))],
      ] as const) {
        const { headers, body } = await get(path, { 'accept-encoding': taken, via: '1.1 a-proxy' })
        expect([path, headers['content-encoding'], headers.vary]).toEqual([path, given, 'Accept-Encoding'])
        expect(unpack[given](body).equals(content)).toBe(true)
      }
    })

    it('nginx does not compress a response of the provider', async () => {
      const { headers } = await get('/api/v1/branding', { 'accept-encoding': 'gzip' })
      expect(headers['content-encoding']).toBeUndefined()
    })

    it('A client that accepts no compression gets the plain page, with Vary for caches in between', async () => {
      const { headers } = await get('/login')
      expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'Accept-Encoding'])
    })
  })

  it.each(['gzip', 'br, gzip'])(
    'A second request for a page, which accepts %s, is answered with 304',
    async (taken) => {
      const first = await get('/login', { 'accept-encoding': taken })
      const again = await get('/login', {
        'accept-encoding': taken,
        'if-none-match': first.headers.etag ?? '',
      })
      expect(again.status).toBe(304)
      expect(again.body).toHaveLength(0)
      expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
    },
  )

  it.each([
    '/assets/gone-1a2b3c.js',
    '/assets/',
    '/logos/',
    '/logos/gone.svg',
    '/favicon.ico',
    '/login.html',
    '/headers.json',
    '/_headers.txt',
    '/nginx.conf',
    '/.built',
    '/.git/config.json',
    '/assets/../.vite/manifest.json',
    '/assets/%2e%2e/early.js',
    '/logos/..%2fheaders.json',
  ])('nginx answers %s with 404 in plain text', async (path) => {
    const { status, headers, body } = await get(path)
    expect([status, headers['content-type'], body.toString()]).toEqual([404, 'text/plain', 'Not found\n'])
  })

  it('nginx answers a browser’s request for a missing file with the tenant’s 404 page', async () => {
    const { status, headers, body } = await get('/assets/gone-1a2b3c.js', { accept: 'text/html,*/*;q=0.8' })
    expect([status, headers['cache-control']]).toEqual([404, 'no-cache'])
    expect(body.equals(rendered('404.html'))).toBe(true)
  })

  it('nginx refuses an address that climbs out of the folder', async () => {
    expect((await get('/assets/../../package.json')).status).toBe(400)
  })

  it.each(['/_headers', '/_redirects'])(
    'nginx answers %s with the application’s page, not with the file for another host',
    async (path) => {
      expect((await get(path)).body.equals(rendered('app.html'))).toBe(true)
    },
  )

  it('Two tenants at one IP address get only their own pages and logos', async () => {
    for (const [slug, other] of [
      ['harbor', 'juniper'],
      ['juniper', 'harbor'],
    ] as const) {
      for (const path of ['/', '/dashboard', '/logos/hor-color.svg']) {
        const { body } = await get(path, {}, slug)
        expect(body.toString().toLowerCase()).not.toContain(other)
      }
      expect((await get('/', {}, slug)).body.equals(rendered('login.html', slug))).toBe(true)
    }
  })

  it.each(['elm.localhost', 'harbor.localhost.example', '127.0.0.1'])(
    'nginx answers 421 for %s, which is no tenant’s host',
    async (host) => {
      const { status, headers, body } = await localRequest({ port: served?.port ?? 0, host, path: '/' })
      expect(status).toBe(421)
      expect(body.toString()).not.toMatch(/harbor|juniper|solstice/i)
      expect(headers).toMatchObject(lowerCased(dataHeaders))
    },
  )

  describe('the linking page', () => {
    const linking = (path: string, host = 'link.harbor.localhost') =>
      localRequest({ port: served?.port ?? 0, host, path })

    it('The linking page is served at its host with its own headers', async () => {
      const { status, headers, body } = await linking('/')
      expect(status).toBe(200)
      expect(body.equals(rendered('link/index.html', 'harbor'))).toBe(true)
      const own = v.parse(headersSchema, JSON.parse(rendered('link/headers.json', 'harbor').toString()))
      expect(headers).toMatchObject(lowerCased(headersAt(own, '/')))
    })

    it.each([
      '/login',
      '/api/v1/branding',
      '/sanctum/csrf-cookie',
      '/index.html',
      '/headers.json',
      '/_headers',
    ])('The host of the linking page answers 404 for %s', async (path) => {
      const { status, headers, body } = await linking(path)
      expect([status, body.toString()]).toEqual([404, 'Not found\n'])
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    })

    it('The host of the linking page proxies reports of policy violations to the provider', async () => {
      const { status, body } = await linking('/api/v1/csp-reports')
      expect([status, body.toString()]).toEqual([
        200,
        `link.harbor.localhost:${served?.port} /api/v1/csp-reports`,
      ])
    })

    it.each(['/link/index.html', '/link/headers.json'])(
      'The linking page is not served at the tenant’s host as %s',
      async (path) => {
        expect((await get(path)).status).toBe(404)
      },
    )

    it('The linking page is served at no host without a tenant', async () => {
      for (const host of ['link.elm.localhost', 'link.link.harbor.localhost', 'link.localhost'])
        expect((await linking('/', host)).status).toBe(421)
    })
  })

  it('nginx adds the security headers that a response of the provider lacks', async () => {
    const { headers } = await get('/api/v1/branding')
    const { 'content-security-policy': _own, ...rest } = lowerCased(dataHeaders)
    expect(headers).toMatchObject(rest)
  })

  describe('invalid and refused requests', () => {
    const long = 'a'.repeat(9_000)
    const port = () => served?.port ?? 0
    const missing = (headers: Readonly<Record<string, string>>) =>
      Object.keys(lowerCased(dataHeaders)).filter((name) => !headers[name])

    it.each([
      ['no HTTP at all', 'nonsense\r\n\r\n', 400],
      ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
      ['a host that is no name', 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n', 400],
      ['a NUL in the address', 'GET /\0 HTTP/1.1\r\nHost: harbor.localhost\r\n\r\n', 400],
      ['an address that is too long', `GET /${long} HTTP/1.1\r\nHost: harbor.localhost\r\n\r\n`, 414],
      ['another version', 'GET / HTTP/3.0\r\nHost: harbor.localhost\r\n\r\n', 505],
      ['a header that is too long before the host', `GET / HTTP/1.1\r\nX-Long: ${long}\r\n\r\n`, 400],
      ['an unknown host', 'GET / HTTP/1.1\r\nHost: nobody.example\r\nConnection: close\r\n\r\n', 421],
    ])('The response to a request with %s has the security headers', async (_, text, status) => {
      const answer = await rawRequest(port(), text)
      expect(answer.status).toBe(status)
      expect(answer.headers).toMatchObject(lowerCased(dataHeaders))
    })

    it.each(['harbor.localhost', 'link.harbor.localhost'])(
      'Every error response of %s has the security headers',
      async (host) => {
        const close = 'Connection: close'
        const cases = [
          ['GET / HTTP/1.1', [`X-Long: ${long}`], 400],
          ['GET / HTTP/1.1', ['Host: juniper.localhost'], 400],
          ['POST / HTTP/1.1', ['Content-Length: x'], 400],
          ['POST / HTTP/1.1', ['Content-Length: 1', 'Transfer-Encoding: chunked'], 400],
          ['POST /api/v1/csp-reports HTTP/1.1', ['Transfer-Encoding: chunked', '', 'zz', ''], 400],
          ['POST / HTTP/1.1', ['Transfer-Encoding: a-riddle'], 501],
          ['POST / HTTP/1.1', ['Content-Length: 70000', close], 413],
          ['POST / HTTP/1.1', [close], 405],
          ['TRACE / HTTP/1.1', [close], 405],
          ['GET / HTTP/1.1', ['Range: bytes=9999999-', close], 416],
          ['GET / HTTP/1.1', ['If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT', close], 412],
        ] as const
        for (const [line, headers, status] of cases) {
          const answer = await rawRequest(port(), [line, `Host: ${host}`, ...headers, '', ''].join('\r\n'))
          expect([line, headers, answer.status, missing(answer.headers)]).toEqual([line, headers, status, []])
        }
      },
    )

    it('A request that does not arrive in time gets no response', async () => {
      if (nginx === null) return
      const directives = ['client_header_timeout 1s;']
      const hasty = await startNginx(nginx, { pages, web, api: 'http://127.0.0.1:9' }, { directives })
      const { status } = await rawRequest(hasty.port, 'GET / HTTP/1.1\r\nHost: harbor.localhost\r\n')
      await hasty.stop()
      expect(status).toBeNull()
    })

    it('A request in HTTP/0.9 gets no response with headers, which that version does not have', async () => {
      expect(await rawRequest(port(), 'GET /\r\n')).toMatchObject({ status: null })
    })
  })

  it('nginx answers 502 with the security headers when the provider is unreachable', async () => {
    if (nginx === null) return
    const alone = await startNginx(nginx, { pages, web, api: `http://127.0.0.1:${await freePort()}` })
    const host = 'harbor.localhost'
    const { status, headers } = await localRequest({ port: alone.port, host, path: '/api/v1/branding' })
    await alone.stop()
    expect(status).toBe(502)
    expect(headers).toMatchObject(lowerCased(dataHeaders))
  })

  it('The access log has paths without queries, so that it contains no emailed secret', async () => {
    const addresses = [
      '/login/reset-password',
      '/joint-account/verify/success',
      '/api/v1/email/verify',
      '/gone.js',
    ]
    for (const path of addresses) {
      const query = 'email=ada%40example.com&token=a-secret&hash=a-secret'
      await get(`${path}?${query}`, { referer: 'https://harbor.example/?token=a-secret' })
    }
    for (const host of ['nobody.example', 'link.harbor.localhost'])
      await localRequest({ port: served?.port ?? 0, host, path: `/${host}?token=a-secret` })
    await rawRequest(served?.port ?? 0, 'GET /malformed?token=a-secret HTTP/1.1\r\n\r\n')
    // A line is written after its response has been sent: the last request waits for the lines of the others.
    await get('/')
    const log = served?.log() ?? ''
    for (const path of [...addresses, '/nobody.example', '/link.harbor.localhost', '/malformed'])
      expect(log).toContain(`"GET ${path} HTTP/1.1"`)
    expect(log).not.toMatch(/a-secret|ada|\?/)
  })

  it('nginx does not proxy the provider’s monitoring and console', async () => {
    for (const path of ['/healthz', '/sandbox', '/fastlink/session'])
      expect((await get(path)).body.equals(rendered('app.html', 'harbor'))).toBe(true)
  })

  it.each([
    ['POST', '/api/v1/messages', 52 * 1024],
    ['PATCH', '/api/v1/depositor', 52 * 1024],
    ['POST', '/api/v1/login', 64],
    ['POST', '/api/v1/messages/1', 64],
    ['POST', '/api/v1/messages/', 64],
    ['POST', '/sanctum/csrf-cookie', 64],
  ])('nginx accepts a body of %s %s up to the limit of that call', async (method, path, kB) => {
    const send = (sent: Pick<LocalRequest, 'body' | 'headers'>) =>
      localRequest({ port: served?.port ?? 0, host: 'harbor.localhost', method, path, ...sent })
    const quotes = 2
    expect((await send({ body: 'a'.repeat(Math.min(kB, 128) * 1024 - quotes) })).status).toBe(200)
    const { status, headers } = await send({ headers: { 'content-length': String(kB * 1024 + 1) } })
    expect(status).toBe(413)
    expect(headers).toMatchObject(lowerCased(dataHeaders))
  })

  it.each(['/api/v1/login', '/api/v1/messages'])(
    'nginx refuses a body of %s that is too large in the envelope of the API',
    async (path) => {
      const length = { 'content-length': String(53 * 1024 * 1024) }
      const { headers, body } = await localRequest({
        port: served?.port ?? 0,
        host: 'harbor.localhost',
        method: 'POST',
        path,
        headers: length,
      })
      expect(headers['content-type']).toBe('application/json')
      expect(v.parse(refusalEnvelope, JSON.parse(body.toString()))).toMatchObject({
        code: 413,
        success: false,
      })
    },
  )

  it('nginx proxies calls of the API and keeps the headers of the provider’s response', async () => {
    for (const path of [
      '/api/v1/branding?x=1',
      '/api/v1/documents/1.pdf',
      '/sanctum/csrf-cookie',
      '/.well-known/security.txt',
    ]) {
      const { status, headers, body } = await get(path)
      expect([status, body.toString()]).toEqual([200, `harbor.localhost:${served?.port} ${path}`])
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['content-security-policy']).toBe("default-src 'none'")
      expect(headers['strict-transport-security']).toBe('max-age=63072000')
      expect(headers.date).toBe(providerDate)
    }
  })
})
