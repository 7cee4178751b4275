import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { Env } from '../../src/http/call.ts'
import { createWeb } from '../../src/http/web.ts'
import { requireOwnHost } from '../../src/tenants/origins.ts'
import { openSandboxForFile, tenants } from './sandbox.ts'
import { addReviewedUser } from './users.ts'

const sandbox = await openSandboxForFile()
const linkingHost = 'link.harbor.localhost:4100'
const statusAt = async (host: string, method: string, path: string) =>
  (await sandbox.newClient('harbor', host).send(method, path)).status

describe('the host of the linking page', () => {
  it.each([
    ['GET', '/api/v1/user'],
    ['GET', '/api/v1/branding'],
    ['POST', '/api/v1/login'],
    ['GET', '/sanctum/csrf-cookie'],
    ['GET', '/sandbox'],
    ['GET', '/login'],
    ['GET', '/dashboard'],
    ['GET', '/assets/app.js'],
  ])(
    'The host of the linking page serves neither the API nor the application: %s %s',
    async (method, path) => {
      expect(await statusAt(linkingHost, method, path)).toBe(421)
    },
  )

  it('The host of the linking page serves the page, the practice service and the logos', async () => {
    for (const path of ['/', '/fastlink/launch', '/fastlink/v4/initialize.js', '/logos/hor-color.svg'])
      expect(await statusAt(linkingHost, 'GET', path), path).toBe(200)
  })

  it('The host of the linking page sets no cookie', async () => {
    const browser = sandbox.newClient('harbor', linkingHost)
    for (const path of ['/', '/fastlink/launch', '/sanctum/csrf-cookie']) await browser.send('GET', path)
    expect([...browser.cookies.keys()]).toEqual([])
  })

  it('The host of the linking page accepts the reports of its policy', async () => {
    const answer = await sandbox.newClient('harbor', linkingHost).send('POST', '/api/v1/csp-reports', {
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src' } }),
    })
    expect(answer.status).toBe(204)
  })

  it.each(['link.nobody.localhost:4100', 'link.link.harbor.localhost:4100', 'link.sandbox.localhost:4100'])(
    'A host that is not a tenant’s has no linking page: %s',
    async (host) => {
      expect(await statusAt(host, 'GET', '/')).toBe(404)
    },
  )

  it('The host of a linking page cannot be the operator’s host', () => {
    expect(() => requireOwnHost(tenants, 'link.harbor.localhost')).toThrow('host of harbor')
    expect(() => requireOwnHost(tenants, 'sandbox.localhost')).not.toThrow()
  })
})

describe('the host of the tenant', () => {
  it.each(['/fastlink/launch', '/fastlink/v4/initialize.js', '/fastlink/page.js', '/fastlink'])(
    'The host of the tenant serves nothing of the linking service: %s',
    async (path) => {
      expect(await statusAt('harbor.localhost:4100', 'GET', path)).toBe(404)
    },
  )

  it('GET /fastlink answers with a linking session at the linking host', async () => {
    const { visitor } = await addReviewedUser(sandbox, '0001')
    const { data } = await visitor.get('/fastlink')
    const session = v.parse(v.object({ script_url: v.string(), fastlink_url: v.string() }), data)
    for (const address of Object.values(session)) expect(new URL(address).host).toBe(linkingHost)
  })
})

describe('the built linking page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linking-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'harbor/link'), { recursive: true })
  writeFileSync(join(folder, 'harbor/link/index.html'), 'the linking page')
  writeFileSync(join(folder, 'harbor/link/headers.json'), '{"/*":{"X-Of":"the linking page"}}')
  writeFileSync(join(folder, 'harbor/login.html'), 'the log-in page')
  writeFileSync(join(folder, 'harbor/app.html'), 'the application')
  writeFileSync(join(folder, 'harbor/headers.json'), '{"/*":{"X-Of":"the application"}}')
  const web = createWeb({ tenants: folder, assets: join(folder, 'assets') })
  const open = async (isLinkingHost: boolean, path: string) => {
    const app = new Hono<Env>().get('*', (c) => {
      c.set('context', sandbox.context)
      c.set('tenant', 'harbor')
      c.set('isLinkingHost', isLinkingHost)
      return web(c)
    })
    const answer = await app.request(path)
    return [answer.status, answer.headers.get('x-of'), await answer.text()]
  }

  it('The built linking page is served with its own headers at its host', async () => {
    expect(await open(true, '/')).toEqual([200, 'the linking page', 'the linking page'])
  })

  it.each(['/link/index.html', '/link/headers.json'])(
    'The built linking page is not served at the tenant’s host: %s',
    async (path) => {
      expect(await open(false, path)).toEqual([404, 'the application', 'Not found'])
      expect(await open(false, '/')).toEqual([200, 'the application', 'the log-in page'])
    },
  )
})
