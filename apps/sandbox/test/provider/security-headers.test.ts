import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { openSandboxForFile } from './sandbox.ts'
import { logInNewUser } from './users.ts'

const lines: string[] = []
const log = pino({ level: 'warn', base: null, timestamp: false }, { write: (line) => lines.push(line) })
const sandbox = await openSandboxForFile({}, log)
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
  'content-security-policy': expect.stringContaining("default-src 'none'"),
}

describe('every answer has the security headers', () => {
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
  ] as const)('%i %s %s', async (status, method, path, host) => {
    const visitor = sandbox.newClient('harbor', host ?? 'harbor.localhost:4100')
    const answer = await visitor.send(method, path)
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject(expected)
  })

  it('a PDF too, with a policy under which a browser can show it', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const listed = v.array(v.object({ download_url: v.string() }))
    const [first] = v.parse(listed, (await visitor.get('/disclosures/active')).data)
    const answer = await visitor.send('GET', first?.download_url ?? '')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(Object.fromEntries(answer.headers)).toMatchObject(expected)
    expect(answer.headers.get('content-security-policy')).toContain("object-src 'self'")
  })
})

describe('a report of a violated policy', () => {
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

  it('is one line of the log, without queries', async () => {
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

  it('of any content stays one short line', async () => {
    const hostile = {
      'csp-report': { ...report['csp-report'], 'effective-directive': 'a\n{"level":60}\u202e'.repeat(500) },
    }
    expect(await send(JSON.stringify(hostile))).toBe(204)
    expect(lines).toHaveLength(1)
    expect(lines[0]?.length).toBeLessThan(1_000)
  })

  it.each(['', '{', '[]', 'null', '{"csp-report":5}'])('is refused when it is none: %j', async (body) => {
    expect(await send(body)).toBe(400)
    expect(lines).toEqual([])
  })

  it('is refused above 16 kB', async () => {
    const large = { ...report, padding: 'a'.repeat(16 * 1024) }
    expect(await send(JSON.stringify(large))).toBe(413)
    expect(lines).toEqual([])
  })

  it('is counted by address: the twenty-first in a minute is dropped', async () => {
    const address = '198.51.100.1'
    for (let nth = 1; nth <= 20; nth += 1) expect(await send(JSON.stringify(report), address)).toBe(204)
    expect(await send(JSON.stringify(report), address)).toBe(429)
    expect(await send(JSON.stringify(report), '198.51.100.2')).toBe(204)
    expect(lines).toHaveLength(21)
  })
})
