import { once } from 'node:events'
import { localRequest } from '@coffer/local-http/request'
import { afterAll, describe, expect, it } from 'vitest'
import { trustedProxies } from '../../src/http/trusted-proxies.ts'
import { httpServer } from '../../src/listen.ts'
import { publicOrigin } from '../../src/tenants/origins.ts'
import { everyTenant, openSandboxForFile, tenants } from './sandbox.ts'
import { linkSentTo, newEmail, password } from './users.ts'

describe('TRUSTED_PROXIES', () => {
  it.each([
    ['', '127.0.0.1', false],
    ['127.0.0.1', '127.0.0.1', true],
    ['127.0.0.1', '::ffff:127.0.0.1', true],
    ['10.0.0.0/8, ::1', '10.200.3.4', true],
    ['10.0.0.0/8, ::1', '11.0.0.1', false],
    ['10.0.0.0/8, ::1', '::1', true],
    ['2001:db8::/32', '2001:db8:1::9', true],
    ['0.0.0.0/0', 'unknown', false],
  ])('With TRUSTED_PROXIES="%s" the trust in %s is %s', (text, address, isTrusted) => {
    expect(trustedProxies(text)(address)).toBe(isTrusted)
  })

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', '10.0.0.0/-1', '::/129'])(
    'TRUSTED_PROXIES is refused with %s',
    (text) => {
      expect(() => trustedProxies(text)).toThrow(`TRUSTED_PROXIES has "${text}"`)
    },
  )
})

const isTrustedProxy = trustedProxies('10.0.0.0/8')
const originOf = (slug: string) => publicOrigin(tenants.bySlug(slug), `http://${slug}.localhost:4100`)
const sandbox = await openSandboxForFile({
  tenants: everyTenant,
  callsPerMinute: 1,
  isTrustedProxy,
  originOf,
})

const server = httpServer(sandbox.app, sandbox.context.settings.requests).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())

/** Makes a public call from a connection with the given X-Forwarded-For header, and returns the status. */
async function callStatus(connection: string, forwardedFor?: string): Promise<number> {
  const visitor = sandbox.newClient()
  visitor.address = connection
  if (forwardedFor !== undefined) visitor.headers['x-forwarded-for'] = forwardedFor
  return (await visitor.post('/forgot-password', { email: newEmail() })).status
}

describe('the address that calls are counted for', () => {
  it('A call counts for the address of its connection if that is no trusted proxy, whatever the client claims', async () => {
    expect(await callStatus('192.0.2.1', '198.51.100.1')).toBe(200)
    expect(await callStatus('192.0.2.1', '198.51.100.2')).toBe(429)
  })

  it('A call counts for the rightmost address that is no proxy, and what the client put before it is ignored', async () => {
    expect(await callStatus('10.0.0.1', '203.0.113.5')).toBe(200)
    expect(await callStatus('10.0.0.1', '203.0.113.6')).toBe(200)
    expect(await callStatus('10.0.0.2', '198.51.100.9, 203.0.113.5, 10.9.9.9')).toBe(429)
  })

  it('A call counts for the address of the proxy if that names no other', async () => {
    expect(await callStatus('10.0.0.7')).toBe(200)
    expect(await callStatus('10.0.0.7', 'unknown')).toBe(429)
  })
})

describe('a link in an email', () => {
  const linkAfter = async (host: string) => {
    const email = newEmail()
    const visitor = sandbox.newClient('harbor', host)
    visitor.address = `192.0.2.${(addresses += 1)}`
    visitor.headers['x-forwarded-proto'] = 'http'
    await visitor.post('/register', { email, password, password_confirmation: password, locale: 'en' })
    return new URL(await linkSentTo(sandbox, email)).origin
  }
  let addresses = 100

  it.each(['harbor.localhost:4100', 'harbor.localhost:1', 'savings-harbor.example'])(
    'A link in an email has the tenant’s public origin, whichever host was requested: %s',
    async (host) => {
      expect(await linkAfter(host)).toBe('https://savings-harbor.example')
    },
  )

  it('A link in an email has the origin of this machine for a tenant without another host', () => {
    const local = tenants.all.map((tenant) => ({ ...tenant, hosts: ['harbor.localhost'] }))
    expect(publicOrigin(local[0], 'http://harbor.localhost:4200')).toBe('http://harbor.localhost:4200')
  })
})

describe('an absolute request target', () => {
  const requestStatus = async (path: string) => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    return (await localRequest({ port, host: 'harbor.localhost', path })).status
  }

  it('An absolute request target is refused, since its host and the Host header may disagree', async () => {
    expect(await requestStatus('/api/v1/branding')).toBe(200)
    expect(await requestStatus('http://juniper.localhost/api/v1/branding')).toBe(400)
    expect(await requestStatus('http://sandbox.localhost/healthz')).toBe(400)
  })
})
