import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { requireStrongKey } from '../../src/operator/operator-key.ts'
import { operatorKey } from '../operator-access.ts'
import { readNewEvents } from './security-event-reader.ts'
import { everyTenant, openSandbox, openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile({ tenants: everyTenant })

async function operate(
  path: string,
  {
    host = 'sandbox.localhost:4100',
    key = operatorKey,
    address = '127.0.0.1',
    method = 'GET',
    body = '',
  } = {},
) {
  const response = await sandbox.app.fetch(
    new Request(`http://${host}${path}`, {
      method,
      headers: { ...(key !== '' && { 'x-sandbox-key': key }), 'content-type': 'application/json' },
      ...(body !== '' && { body }),
    }),
    { incoming: { socket: { remoteAddress: address } } },
  )
  return { status: response.status, headers: response.headers }
}

const api = '/sandbox/api/clock'

describe('the operator’s API and console', () => {
  it('The operator’s API answers the commands of docs/console.md', async () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/console.md'), 'utf8')
    const commands = [...page.matchAll(/^curl .*$/gm)].map(([command]) => command)
    expect(commands).toHaveLength(3)
    for (const command of commands) {
      const address = new URL(/http:[^ "]+/.exec(command)?.[0] ?? '')
      const body = /--json '(.*)'/.exec(command)?.[1]
      const call = { host: address.host, ...(body !== undefined && { method: 'POST', body }) }
      expect(await operate(address.pathname + address.search, call)).toMatchObject({ status: 200 })
    }
  })

  it.each([
    'harbor.localhost:4100',
    'localhost:4100',
    '127.0.0.1:4100',
    'savings-harbor.example',
    'evil.example',
  ])('The operator’s API and console do not answer at %s, even with the key', async (host) => {
    for (const path of ['/sandbox', '/sandbox/console.js', api, '/%73andbox/api/clock'])
      expect((await operate(path, { host })).status, path).toBe(421)
  })

  it('The operator’s API and console answer at the operator’s host, which serves nothing else', async () => {
    expect((await operate('/sandbox')).status).toBe(200)
    expect((await operate(api)).status).toBe(200)
    for (const path of ['/', '/login', '/api/v1/branding', '/fastlink/launch'])
      expect((await operate(path)).status, path).toBe(404)
  })

  it('The operator’s API answers at the host of OPERATOR_HOST, also to other machines', async () => {
    const moved = await openSandbox({ tenants: everyTenant, operatorHost: 'operator.bank.example' })
    const statusAt = async (host: string) => {
      const request = new Request(`http://${host}${api}`, { headers: { 'x-sandbox-key': operatorKey } })
      const from = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }
      return (await moved.app.fetch(request, from)).status
    }
    expect(await statusAt('operator.bank.example')).toBe(200)
    expect(await statusAt('sandbox.localhost:4100')).toBe(421)
    await moved.close()
  })
})

describe('the operator’s key', () => {
  it.each(['', 'the-operator', '0123456789', 'a'.repeat(64), '1234567890123456789012345678901', 'f00dcafe'])(
    'An operator’s key that could be guessed is refused: "%s"',
    (key) => {
      expect(() => requireStrongKey(key)).toThrow('less than 128 bits')
    },
  )

  it('An operator’s key that could be guessed stops the start', async () => {
    await expect(openSandbox({ tenants: everyTenant, operatorKey: 'the-operator' })).rejects.toThrow(
      'SANDBOX_KEY',
    )
  })

  it('The operator’s key can be tried ten times a minute by an address, and then even the right one is refused', async () => {
    const address = '::1'
    for (let nth = 1; nth <= 10; nth += 1)
      expect((await operate(api, { key: `guess ${nth}`, address })).status).toBe(403)
    const { status, headers } = await operate(api, { address })
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await operate(api)).status).toBe(200)
    await sandbox.advanceClock(60)
    expect((await operate(api, { address })).status).toBe(200)
  })

  it('Calls without the key’s header, as from a page of another site, do not use up its tries', async () => {
    for (let nth = 1; nth <= 20; nth += 1) expect((await operate(api, { key: '' })).status).toBe(403)
    expect((await operate(api)).status).toBe(200)
  })
})

describe('the security events of the operator', () => {
  const events = readNewEvents(sandbox)
  const newest = async (count: number) =>
    (await events.list('', null))
      .filter(({ actor }) => actor === 'operator')
      .slice(0, count)
      .map(({ tenant, action, target, outcome, status }) => ({ tenant, action, target, outcome, status }))

  it('Security events record the operator’s changes, reads of personal data and wrong keys, and no other read', async () => {
    await operate('/sandbox/api/tenants/harbor?tenant=harbor', {
      method: 'PATCH',
      body: '{"review_seconds":null}',
    })
    await operate('/sandbox/api/depositors?tenant=harbor')
    await operate('/sandbox/api/tenants')
    await operate('/sandbox/api/outbox?tenant=juniper&to=somebody@example.com')
    await operate('/sandbox/api/alerts', { method: 'POST', body: '{}' })
    await operate(api, { key: 'wrong', address: '::1' })
    const [failed, done] = [{ outcome: 'failure' }, { outcome: 'success', status: null }]
    expect(await newest(5)).toEqual([
      { ...failed, tenant: '', action: 'wrong key', target: '/clock', status: 403 },
      { ...failed, tenant: '', action: 'POST /alerts', target: '/alerts', status: 422 },
      { ...done, tenant: 'juniper', action: 'GET /outbox', target: '/outbox' },
      { ...done, tenant: 'harbor', action: 'GET /depositors', target: '/depositors' },
      {
        ...done,
        tenant: 'harbor',
        action: 'PATCH /tenants/:slug',
        target: '/tenants/harbor',
      },
    ])
  })
})
