import { localHost } from '@coffer/branding/linking-host'
import type { CookiePolicy } from '@coffer/provider-kit/call'
import type { LocalPlace } from '../tenants/local-ports.ts'
import type { Call } from './call.ts'
import { incomingRequest, isEncrypted } from './client-address.ts'
import { plainAddress } from './trusted-proxies.ts'

const loopback: readonly (string | null)[] = ['127.0.0.1', '::1']

/** Headers in which a proxy names the client whose request it forwards. */
const forwarding = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * The place that a call reaches by its port, according to the connection rather than the call's headers: on localhost,
 * or over TLS at this machine's address in a network. Null if the call uses another host name, or was forwarded by a
 * proxy.
 */
export function findLocalPlace(c: Call): LocalPlace | null {
  const { localPorts, lanAddress, pagesPortDistance } = c.var.context.settings
  const socket = incomingRequest(c)?.socket
  const port = socket?.localPort ?? 0
  const place = localPorts.get(port)
  if (place === undefined || forwarding.some((name) => c.req.header(name) !== undefined)) return null
  const { host } = new URL(c.req.url)
  const [local, remote] = [socket?.localAddress, socket?.remoteAddress].map((each) =>
    plainAddress(each ?? ''),
  )
  if (isEncrypted(c)) {
    const isLan = local === lanAddress && host === `${lanAddress}:${port}`
    return isLan && place.kind !== 'operator' ? place : null
  }
  const hosts = [port, port + pagesPortDistance].map((each) => `${localHost}:${each}`)
  return hosts.includes(host) && [local, remote].every((each) => loopback.includes(each ?? null))
    ? place
    : null
}

/**
 * Cookies are always Secure, as most browsers treat loopback as secure over http too; except on localhost with a port,
 * for WebKit, which does not. Their names there include the tenant's, since ports do not separate cookies.
 */
export function cookiePolicy(c: Call): CookiePolicy {
  const isLocal = findLocalPlace(c) !== null
  return { isSecure: !isLocal || isEncrypted(c), prefix: isLocal ? `${c.var.tenant}-` : '' }
}
