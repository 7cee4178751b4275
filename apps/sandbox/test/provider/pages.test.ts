import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWeb } from '../../src/http/web.ts'
import { openProvider, type Provider } from '../../src/open-provider.ts'
import { readTenants } from '../../src/tenants/read-folder.ts'
import { openTestDatabase } from '../engine/test-database.ts'
import { testKeys } from '../engine/test-keys.ts'
import { hostForPath, operatorKey } from '../operator-access.ts'
import { fastSettings } from './sandbox.ts'

let provider: Provider
let close: () => Promise<void>
const folder = mkdtempSync(join(tmpdir(), 'pages-'))

beforeAll(async () => {
  mkdirSync(join(folder, 'juniper'))
  for (const status of [404, 500])
    writeFileSync(join(folder, `juniper/${status}.html`), `<h1>Juniper says ${status}</h1>`)
  const pages = createWeb({ tenants: folder, assets: join(folder, 'assets') })
  const { database, engine } = await openTestDatabase()
  close = engine.close
  provider = await openProvider({
    database,
    keys: testKeys,
    tenants: readTenants(join(import.meta.dirname, '../../../../tenants')),
    log: pino({ level: 'silent' }),
    web: (c, failure) =>
      c.req.path === '/broken' && !failure ? Promise.reject(new Error('disk')) : pages(c, failure),
    settings: fastSettings,
  })
}, 60_000)
afterAll(async () => {
  await close()
  rmSync(folder, { recursive: true })
})

async function open(path: string, host = `${hostForPath(path, 'juniper')}:4100`, accept = 'text/html') {
  const answer = await provider.app.fetch(new Request(`http://${host}${path}`, { headers: { accept } }))
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

describe('failures', () => {
  it.each([
    ['a missing file', '/statement.pdf', 404],
    ['a missing asset', '/assets/gone.js', 404],
    ['a page that fails', '/broken', 500],
  ])('A navigation to %s shows the tenant’s own error page', async (_, path, status) => {
    const answer = await open(path)
    expect(answer).toMatchObject({ status, text: `<h1>Juniper says ${status}</h1>` })
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  it('A missing script answers with a short text', async () => {
    expect(await open('/assets/gone.js', undefined, '*/*')).toMatchObject({ status: 404, text: 'Not found' })
  })

  it('A call that fails has the envelope of calls', async () => {
    const { status, headers } = await open('/broken', undefined, 'application/json')
    expect([status, headers.get('content-type')]).toEqual([500, 'application/json; charset=UTF-8'])
  })
})

describe('the provider’s own pages', () => {
  it.each([['the linking page', '/fastlink/launch', '<title>Juniper Credit Partners</title>']])(
    'The tenant’s name, logo and colors are on %s',
    async (_, path, title) => {
      const { text } = await open(path)
      expect(text).toContain(title)
      expect(text).toMatch(/<img src="\/logos\/[\w-]+\.svg" alt="Juniper Credit Partners" \/>/)
      expect(text).not.toMatch(/\{\{|harbor|solstice/i)
      const [styles = ''] = /\/\w+\/brand\.css/.exec(text) ?? []
      expect((await open(styles)).text).toMatch(/^:root\{.*--primary:#[0-9a-f]{6}/)
      expect((await open(styles)).text).not.toBe((await open(styles, 'link.harbor.localhost:4100')).text)
    },
  )

  it('The provider’s pages follow the live branding, and show a hostile name as text', async () => {
    const operate = (method: string, body?: unknown) =>
      provider.app.fetch(
        new Request('http://sandbox.localhost:4100/sandbox/api/branding?tenant=juniper', {
          method,
          headers: { 'x-sandbox-key': operatorKey, 'content-type': 'application/json' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
        { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
      )
    const own: unknown = await (await operate('DELETE')).json()
    await operate('PUT', Object.assign({}, own, { name: '<script>Juniper</script>' }))
    expect((await open('/fastlink/launch')).text).toContain(
      '<title>&lt;script&gt;Juniper&lt;/script&gt;</title>',
    )
    await operate('DELETE')
  })

  it('The operator’s host serves the console only, without any branding', async () => {
    const operatorHost = 'sandbox.localhost:4100'
    const { status, text } = await open('/sandbox', operatorHost)
    expect(status).toBe(200)
    expect(text).toContain('<title>Sandbox console</title>')
    expect(text).not.toMatch(/<img|juniper|harbor|solstice/i)
    expect((await open('/sandbox/brand.css', operatorHost)).text).toContain('--primary:#1a1a1a')
    expect((await open('/login', operatorHost)).status).toBe(404)
  })
})

describe('the web application', () => {
  const navigation = { accept: 'text/html', 'accept-encoding': 'br' }
  const get = (path: string, headers: Record<string, string> = {}) =>
    provider.app.fetch(
      new Request(`http://juniper.localhost:4100${path}`, { headers: { ...navigation, ...headers } }),
    )
  beforeAll(() => {
    const declared = {
      '/*': { 'Cache-Control': 'no-cache', 'X-From': 'the build' },
      '/logos/*': { 'Cache-Control': 'public, max-age=3600' },
    }
    const files = {
      'login.html': 'page',
      'login.html.br': 'packed',
      'registration.html': 'registration',
      'app.html': 'application',
      'logos/mark.svg': '<svg/>',
      'nginx.conf': 'server {}',
      'headers.json': JSON.stringify(declared),
    }
    mkdirSync(join(folder, 'juniper/logos'))
    for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, 'juniper', path), content)
  })

  it('The web application is served compressed, with the headers that the build declares', async () => {
    const page = await get('/login')
    expect([await page.text(), page.headers.get('content-encoding')]).toEqual(['packed', 'br'])
    expect(page.headers.get('x-from')).toBe('the build')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect((await get('/logos/mark.svg')).headers.get('cache-control')).toBe('public, max-age=3600')
  })

  it.each([
    ['gzip, br;q=0.9', 'packed'],
    ['br;q=0', 'page'],
    ['gzip', 'page'],
  ])('The web application is compressed as the browser accepts it: %s', async (accepted, content) => {
    const page = await get('/login', { 'accept-encoding': accepted })
    expect([await page.text(), page.headers.get('vary')]).toEqual([content, 'Accept-Encoding'])
  })

  it.each([
    ['/login', 'text/html; charset=utf-8'],
    ['/logos/mark.svg', 'image/svg+xml; charset=utf-8'],
  ])('The web application names the media type of %s', async (path, type) => {
    expect((await get(path)).headers.get('content-type')).toBe(type)
  })

  it.each([
    ['/registration', 'registration'],
    ['/registration/landing', 'application'],
    ['/dashboard', 'application'],
  ])('The web application answers each path with its own page: %s', async (path, content) => {
    expect(await (await get(path)).text()).toBe(content)
  })

  it('The web application answers 304 to a browser that has the page', async () => {
    const etag = (await get('/login')).headers.get('etag') ?? ''
    expect((await get('/login', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('/login', { 'if-none-match': `"another", W/${etag}` })).status).toBe(304)
    expect((await get('/login', { 'if-none-match': '"another"' })).status).toBe(200)
  })

  it.each(['/login.html', '/headers.json', '/nginx.conf', '/.built'])(
    'The web application does not serve %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )
})
