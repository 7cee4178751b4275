import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { freePort } from '@coffer/local-http/free-port'
import { describe, expect, it } from 'vitest'
import { listenOnEach } from '../../src/listen.ts'
import { certificateFor, requireLanAddress, whereToGoInLan } from '../../src/tenants/lan.ts'
import { localhostOrigin, assignLocalPorts } from '../../src/tenants/local-ports.ts'
import { whereToGo } from '../../src/where-to-go.ts'
import { everyTenant, openSandboxForFile, tenants } from './sandbox.ts'

const port = 4100
const lanAddress = '192.168.1.5'
const localPorts = assignLocalPorts(tenants, port)
const sandbox = await openSandboxForFile({ tenants: everyTenant, localPorts, lanAddress })
const findPort = (slug: string) => Number(new URL(localhostOrigin(localPorts, slug) ?? '').port)
const [harbor, juniper] = [findPort('harbor'), findPort('juniper')]

interface Connection {
  readonly localPort: number
  readonly localAddress?: string
  readonly remoteAddress?: string
  readonly encrypted?: boolean
}

/** Sends a request over a connection; its URL may claim another host than that of the connection. */
async function request(
  url: string,
  { localPort, localAddress = '127.0.0.1', remoteAddress = '127.0.0.1', encrypted = false }: Connection,
  { method = 'GET', ...headers }: Record<string, string> = {},
) {
  const incoming = {
    socket: { localPort, localAddress, remoteAddress, encrypted },
  }
  return sandbox.app.fetch(new Request(url, { method, headers }), { incoming })
}

const cookiesAt = async (...call: Parameters<typeof request>): Promise<readonly string[]> =>
  (await request(...call)).headers.getSetCookie()
const handshake = (host: string) => `http://${host}/sanctum/csrf-cookie`

describe('a tenant on localhost', () => {
  it('Each tenant on localhost has a port next to the provider’s own, and another one for its linking page', () => {
    expect([...localPorts]).toEqual([
      [4100, { kind: 'operator' }],
      ...['harbor', 'juniper', 'solstice'].flatMap((slug, index) => [
        [4101 + index, { kind: 'tenant', slug }],
        [4151 + index, { kind: 'linking-page', slug }],
      ]),
    ])
  })

  it('A tenant on localhost sets cookies that WebKit accepts over HTTP and that carry the tenant’s name', async () => {
    expect(await cookiesAt(handshake(`localhost:${harbor}`), { localPort: harbor })).toEqual([
      expect.stringMatching(
        /^harbor-web_session=[\w-]{32}; Max-Age=7200; Path=\/; HttpOnly; SameSite=Strict$/,
      ),
      expect.stringMatching(/^harbor-XSRF-TOKEN=[\w%]+; Max-Age=7200; Path=\/; SameSite=Lax$/),
    ])
  })

  it('A tenant on localhost answers its own calls, and refuses the token of another tenant on the same host', async () => {
    const branding = await request(`http://localhost:${juniper}/api/v1/branding`, { localPort: juniper })
    expect(await branding.json()).toMatchObject({ data: { slug: 'juniper' } })
    const [session = '', token = ''] = await cookiesAt(handshake(`localhost:${harbor}`), {
      localPort: harbor,
    })
    const [cookie, xsrf] = [session, token].map((set) => set.split(';')[0] ?? '')
    const logIn = (slug: string, at: number) =>
      request(
        `http://localhost:${at}/api/v1/login`,
        { localPort: at },
        {
          method: 'POST',
          cookie: `${cookie}; ${xsrf}`.replaceAll('harbor-', `${slug}-`),
          'x-xsrf-token': decodeURIComponent(xsrf?.split('=')[1] ?? ''),
          accept: 'application/json',
        },
      )
    // The token is accepted, and the missing body is refused.
    expect((await logIn('harbor', harbor)).status).toBe(415)
    expect((await logIn('juniper', juniper)).status).toBe(419)
    expect((await logIn('harbor', juniper)).status).toBe(419)
  })

  it.each([
    ['another name of this machine', `127.0.0.1:${harbor}`, {}],
    ['a name that an attacker points to this machine', `attacker.example:${harbor}`, {}],
    ['a port that it claims but did not arrive at', `localhost:${harbor}`, { localPort: juniper }],
    ['the port of no tenant', 'localhost:4149', { localPort: 4149 }],
    ['an address of the network', `localhost:${harbor}`, { localAddress: '192.168.1.5' }],
    ['another machine', `localhost:${harbor}`, { remoteAddress: '192.168.1.9' }],
  ])('A tenant on localhost is not found by %s', async (_, host, connection) => {
    const answer = await request(handshake(host), { localPort: harbor, ...connection })
    expect(answer.status).toBe(404)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'])(
    'A tenant on localhost is not found by a proxied request with the header %s',
    async (header) => {
      const answer = await request(
        handshake(`localhost:${harbor}`),
        { localPort: harbor },
        { [header]: 'localhost' },
      )
      expect(answer.status).toBe(404)
      expect(answer.headers.getSetCookie()).toEqual([])
    },
  )

  it.each([`harbor.localhost:${harbor}`, `savings-harbor.example:${harbor}`])(
    'A tenant’s own host keeps its Secure cookies on the local port too: %s',
    async (host) => {
      const cookies = await cookiesAt(handshake(host), { localPort: harbor })
      expect(cookies).toHaveLength(3)
      for (const cookie of cookies) expect(cookie).toMatch(/^(?:__Host-|XSRF-TOKEN=).*; Secure; /)
    },
  )

  it.each([
    ['with the pages of a build', 0, 'http://harbor.localhost:4100/ or http://localhost:4101/'],
    ['in development', 1073, 'http://harbor.localhost:5173/ or http://localhost:5174/'],
  ])('The addresses to open, %s, are those of its pages', (_, pagesPortDistance, addresses) => {
    const settings = { operatorHost: 'sandbox.localhost', operatorKey: 'key', localPorts, pagesPortDistance }
    const lines = whereToGo({ tenants, port, settings, isKeyGiven: true, hasDemoDepositors: false })
    expect(lines.filter((line) => line.includes('harbor'))).toEqual([`  Open     ${addresses}`])
    expect(lines.join('\n')).toContain('http://sandbox.localhost:4100/sandbox')
  })

  it('In development a tenant on localhost is found by the port of its page', async () => {
    const developed = await openSandboxForFile({ tenants: everyTenant, localPorts, pagesPortDistance: 1073 })
    const incoming = { socket: { localPort: harbor, localAddress: '127.0.0.1', remoteAddress: '127.0.0.1' } }
    const statusAt = async (at: number) =>
      (await developed.app.fetch(new Request(handshake(`localhost:${at}`)), { incoming })).status
    expect(await statusAt(harbor + 1073)).toBe(204)
    expect(await statusAt(harbor + 1074)).toBe(404)
  })

  it('A tenant on localhost is not found at a provider without local ports', async () => {
    const usual = await openSandboxForFile({ tenants: everyTenant })
    const incoming = {
      socket: { localPort: harbor, localAddress: '127.0.0.1', remoteAddress: '127.0.0.1' },
    }
    const answer = await usual.app.fetch(new Request(handshake(`localhost:${harbor}`)), { incoming })
    expect(answer.status).toBe(404)
  })
})

describe('the linking page on localhost', () => {
  it('The linking page on localhost has its own port, at which no call of the tenant answers', async () => {
    const linking = harbor + 50
    const initialize = await request(`http://localhost:${linking}/fastlink/v4/initialize.js`, {
      localPort: linking,
    })
    expect(initialize.status).toBe(200)
    expect(initialize.headers.get('content-security-policy')).toContain(
      `frame-ancestors 'self' http://localhost:${harbor};`,
    )
    const call = await request(`http://localhost:${linking}/api/v1/branding`, { localPort: linking })
    expect(call.status).toBe(421)
  })
})

describe('the operator on localhost', () => {
  it('The operator on localhost is found at the provider’s own port alone', async () => {
    const calls = '/sandbox/api/calls'
    expect((await request(`http://localhost:${port}${calls}`, { localPort: port })).status).toBe(403)
    expect((await request(`http://localhost:${harbor}${calls}`, { localPort: harbor })).status).toBe(421)
    expect((await request(handshake(`localhost:${port}`), { localPort: port })).status).toBe(404)
  })
})

describe('a tenant on the local network', () => {
  const phone = { localPort: harbor, localAddress: lanAddress, remoteAddress: '192.168.1.9', encrypted: true }
  const lanUrl = `https://${lanAddress}:${harbor}/sanctum/csrf-cookie`

  it('A tenant on the local network keeps Secure and the prefix of its cookies, and adds its name', async () => {
    const cookies = await cookiesAt(lanUrl, phone)
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies)
      expect(cookie).toMatch(/^__Host-harbor-(?:web_session|XSRF-TOKEN)=.*; Secure; /)
  })

  it.each([
    ['without TLS', lanUrl.replace('https', 'http'), { encrypted: false }],
    ['at another address', lanUrl.replace(lanAddress, '192.168.1.6'), {}],
    ['over another connection than it claims', lanUrl, { localAddress: '10.0.0.2' }],
    ['by the name of this machine', `https://localhost:${harbor}/sanctum/csrf-cookie`, {}],
    ['at the operator’s port', `https://${lanAddress}:${port}/sandbox/api/calls`, { localPort: port }],
  ])('A tenant on the local network is not found %s', async (_, url, connection) => {
    const answer = await request(url, { ...phone, ...connection })
    expect([404, 421]).toContain(answer.status)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('A tenant on the local network answers over TLS, with a certificate for its address', async () => {
    const free = await freePort()
    const provider = await openSandboxForFile({
      tenants: everyTenant,
      lanAddress: '127.0.0.1',
      localPorts: new Map([[free, { kind: 'tenant', slug: 'harbor' }]]),
    })
    const { cert, key } = await certificateFor('127.0.0.1')
    const stop = await listenOnEach(provider.app, {
      ports: [free],
      limits: provider.context.settings.requests,
      lan: { address: '127.0.0.1', cert, key },
    })
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`https://127.0.0.1:${free}/sanctum/csrf-cookie`, { ca: cert }, resolve).on('error', reject)
    })
    answer.resume()
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^__Host-harbor-web_session=/)
    await stop()
  })
})

describe('the LAN address of this machine', () => {
  const address = (text: string, internal: boolean) => ({
    address: text,
    internal,
    family: 'IPv4' as const,
    netmask: '255.255.255.0',
    mac: '00:00:00:00:00:00',
    cidr: null,
  })

  it('requireLanAddress returns the first address that others can reach', () => {
    const interfaces = { lo: [address('127.0.0.1', true)], wifi: [address('192.168.1.5', false)] }
    expect(requireLanAddress(interfaces)).toBe('192.168.1.5')
  })

  it('requireLanAddress reports a machine without a network in one sentence', () => {
    expect(() => requireLanAddress({ lo: [address('127.0.0.1', true)] })).toThrow(
      'This machine is not connected to a network: start without --lan.',
    )
  })

  it('whereToGoInLan prints the URL of each tenant and a QR code', async () => {
    const lines = await whereToGoInLan(lanAddress, localPorts)
    expect(lines[0]).toContain('Everybody in this network')
    expect(lines.join('\n')).toContain('harbor: https://192.168.1.5:4101/')
    expect(lines.filter((line) => /[█▀▄]{5}/.test(line)).length).toBeGreaterThan(10)
  })
})
