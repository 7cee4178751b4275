import { securityHeaders } from '@coffer/provider-kit/headers'
import { Hono } from 'hono'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { Env } from '../../src/http/call.ts'
import { defaultRequestLimits } from '../../src/http/request-limits.ts'
import { tenantByHost } from '../../src/http/tenant-by-host.ts'
import { tenantDirectory } from '../../src/tenants/directory.ts'
import { listenForFile, RawConnection } from './raw-connection.ts'
import { everyTenant, openSandboxForFile } from './sandbox.ts'
import { logInNewUser } from './users.ts'

const lines: string[] = []
const log = pino({ level: 'warn', base: null, timestamp: false }, { write: (line) => lines.push(line) })
const sandbox = await openSandboxForFile({ tenants: everyTenant }, log)
const limits = { ...defaultRequestLimits, headerSeconds: 0.1, checkSeconds: 0.05 }
const port = await listenForFile(sandbox.app, limits)
beforeEach(() => {
  lines.length = 0
})

const expected: Readonly<Record<string, unknown>> = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-xss-protection': '0',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cache-control': expect.stringMatching(/^no-(store|cache)$/),
  // Images of its own origin are allowed, as Firefox requests an icon for everything that it shows.
  'content-security-policy': expect.stringMatching(/^default-src 'none';.* img-src 'self'/),
}

describe('Strict-Transport-Security', () => {
  it('Strict-Transport-Security includes the subdomains if the tenant opts in, at its linking host too', async () => {
    const all = sandbox.context.tenants.all.map((tenant) => ({
      ...tenant,
      hstsSubdomains: tenant.slug === 'harbor',
    }))
    const context = { ...sandbox.context, tenants: tenantDirectory(all) }
    const app = new Hono<Env>()
      .use('*', (c, next) => {
        c.set('context', context)
        return next()
      })
      .use('*', securityHeaders, tenantByHost)
      .get('*', (c) => c.text('answered'))
    const headerAt = async (host: string) =>
      (await app.request(`http://${host}/`)).headers.get('strict-transport-security')
    expect(await headerAt('harbor.localhost')).toBe('max-age=63072000; includeSubDomains')
    expect(await headerAt('link.harbor.localhost')).toBe('max-age=63072000; includeSubDomains')
    expect(await headerAt('juniper.localhost')).toBe('max-age=63072000')
  })
})

describe('responses', () => {
  it.each([
    [200, 'GET', '/healthz', undefined],
    [404, 'GET', '/anything', 'nobody.example'],
    [404, 'GET', '/api/v1/branding', 'nobody.example'],
    [421, 'GET', '/sandbox', undefined],
    [404, 'GET', '/api/v1/nothing', undefined],
    [405, 'DELETE', '/api/v1/login', undefined],
    [401, 'GET', '/api/v1/user', undefined],
    [419, 'POST', '/api/v1/login', undefined],
    [204, 'GET', '/sanctum/csrf-cookie', undefined],
    [302, 'GET', '/api/v1/email/verify?uuid=&hash=', undefined],
    [404, 'GET', '/documents/disclosures/none.pdf', undefined],
    [200, 'GET', '/fastlink/launch', 'link.harbor.localhost:4100'],
    [200, 'GET', '/sandbox', 'sandbox.localhost:4100'],
    [403, 'GET', '/sandbox/api/outbox', 'sandbox.localhost:4100'],
    [400, 'POST', '/api/v1/csp-reports', undefined],
  ] as const)('The response %i of %s %s has the security headers', async (status, method, path, host) => {
    const visitor = sandbox.newClient('harbor', host ?? 'harbor.localhost:4100')
    const answer = await visitor.send(method, path)
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject(expected)
  })

  it('A PDF has the security headers, with a policy under which a browser can show it', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const listed = v.array(v.object({ download_url: v.string() }))
    const [first] = v.parse(listed, (await visitor.get('/disclosures/active')).data)
    const answer = await visitor.send('GET', first?.download_url ?? '')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(Object.fromEntries(answer.headers)).toMatchObject(expected)
    expect(answer.headers.get('content-security-policy')).toContain("object-src 'self'")
  })
})

describe('malformed HTTP messages', () => {
  const host = 'Host: harbor.localhost\r\n'
  it.each([
    ['without a Host header', 400, 'GET / HTTP/1.1\r\n\r\n'],
    ['with two Host headers', 400, `GET / HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`],
    ['with a user in its Host header', 400, 'GET / HTTP/1.1\r\nHost: evil@harbor.localhost\r\n\r\n'],
    ['with a target that is not a path', 400, `OPTIONS * HTTP/1.1\r\n${host}\r\n`],
    ['with a backslash in its path', 400, `GET /\\evil.example HTTP/1.1\r\n${host}\r\n`],
    ['that is not HTTP', 400, '\u0001\u0002\r\n\r\n'],
    ['with large headers', 431, `GET / HTTP/1.1\r\n${host}X-Large: ${'a'.repeat(70_000)}\r\n\r\n`],
    ['with an expectation', 417, `GET / HTTP/1.1\r\n${host}Expect: more\r\n\r\n`],
    ['whose headers do not arrive', 408, `GET / HTTP/1.1\r\n${host}X-Slow: `],
  ])('The response to a message %s has the security headers', async (_, status, message) => {
    const connection = new RawConnection(port).write(message)
    expect(await connection.status()).toBe(status)
    expect(await connection.headers()).toMatchObject(expected)
  })
})

describe('reports of violated policies', () => {
  const report = {
    'csp-report': {
      'effective-directive': 'img-src',
      'blocked-uri': 'https://evil.example/picture?token=a-secret',
      'document-uri': 'http://harbor.localhost:4100/login/reset-password?token=a-secret#a-secret',
      'source-file': 'http://harbor.localhost:4100/assets/app-1.js',
      'line-number': 7,
    },
  }
  const send = async (body: string, remoteAddress = '127.0.0.1') => {
    const browser = sandbox.newClient()
    browser.address = remoteAddress
    const headers = { 'content-type': 'application/csp-report' }
    return (await browser.send('POST', '/api/v1/csp-reports', { headers, body })).status
  }

  it('A report of a violated policy is one line of the log, without queries', async () => {
    expect(await send(JSON.stringify(report))).toBe(204)
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      tenant: 'harbor',
      directive: 'img-src',
      blocked: 'https://evil.example/picture',
      page: 'http://harbor.localhost:4100/login/reset-password',
      line: 7,
    })
    expect(lines[0]).not.toContain('a-secret')
  })

  it('A report of a violated policy stays one short line, whatever its content', async () => {
    const hostile = {
      'csp-report': { ...report['csp-report'], 'effective-directive': 'a\n{"level":60}\u202e'.repeat(500) },
    }
    expect(await send(JSON.stringify(hostile))).toBe(204)
    expect(lines).toHaveLength(1)
    expect(lines[0]?.length).toBeLessThan(1_000)
    expect(lines[0]).toMatch(/^[\x20-\x7e]+\n$/)
  })

  it.each(['', '{', '[]', 'null', '{"csp-report":5}'])(
    'POST /csp-reports refuses a body that is not a report: %j',
    async (body) => {
      expect(await send(body)).toBe(400)
      expect(lines).toEqual([])
    },
  )

  it('POST /csp-reports refuses a report above 16 kB', async () => {
    const large = { ...report, padding: 'a'.repeat(16 * 1024) }
    expect(await send(JSON.stringify(large))).toBe(413)
    expect(lines).toEqual([])
  })

  it('POST /csp-reports takes twenty reports a minute from an address, and drops the next one', async () => {
    const address = '198.51.100.1'
    for (let nth = 1; nth <= 20; nth += 1) expect(await send(JSON.stringify(report), address)).toBe(204)
    expect(await send(JSON.stringify(report), address)).toBe(429)
    expect(await send(JSON.stringify(report), '198.51.100.2')).toBe(204)
    expect(lines).toHaveLength(21)
  })
})
