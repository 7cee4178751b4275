import { isOpenCall } from '@coffer/provider-kit/access'
import { describe, expect, it } from 'vitest'
import { addressNetwork } from '../../src/http/address-network.ts'
import { openSandboxForFile } from './sandbox.ts'
import { readNewEvents } from './security-event-reader.ts'
import { newEmail } from './users.ts'

const callsPerMinute = 3
const sandbox = await openSandboxForFile({ callsPerMinute })
const events = readNewEvents(sandbox)

/** Calls without a limit, as they are read-only or about the caller's own session. */
const unlimited = ['/logout', '/mfa-verify/:nonceToken']

const publicCalls = [
  ...new Set(
    sandbox.app.routes
      .filter(({ method, path }) => method === 'POST' && path.startsWith('/api/v1/'))
      .map(({ path }) => path.slice('/api/v1'.length)),
  ),
].filter((path) => isOpenCall(path) && !unlimited.includes(path))

describe('malformed calls of a visitor', () => {
  it.each(publicCalls)(
    'Malformed calls of a visitor are limited by address and leave no security event: POST %s',
    async (path) => {
      const visitor = sandbox.newClient()
      visitor.address = `198.51.100.${publicCalls.indexOf(path) + 1}`
      await events()
      const bodies = [{ email: 'x' }, { email: 7 }, 'x', { email: 'x' }]
      const statuses: number[] = []
      for (const body of bodies) statuses.push((await visitor.post(path, body)).status)
      // A challenge for a passkey takes no body.
      const answered = path === '/passkeys/log-in/challenge' ? 200 : 422
      expect(statuses).toEqual([answered, answered, answered, 429])
      expect(await events()).toEqual([])
    },
  )
})

describe('the addresses that a limit counts together', () => {
  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['::ffff:cb00:7105', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('The address %s is counted as %s', (address, network) => {
    expect(addressNetwork(address)).toBe(network)
  })

  it('Addresses of one /64 network share a limit, and others do not', async () => {
    const call = async (address: string) => {
      const visitor = sandbox.newClient()
      visitor.address = address
      return (await visitor.post('/forgot-password', { email: newEmail() })).status
    }
    for (const host of ['1', '2:3', 'ffff']) expect(await call(`2001:db8:1:2::${host}`), host).toBe(200)
    expect(await call('2001:db8:1:2:9::9')).toBe(429)
    expect(await call('2001:db8:1:3::1')).toBe(200)
  })
})
