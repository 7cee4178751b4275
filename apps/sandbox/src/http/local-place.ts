import { localHost } from '@coffer/branding/linking-host'
import type { LocalPlace } from '../tenants/local-ports.ts'
import type { Call } from './call.ts'
import { incomingOf } from './client-address.ts'
import { plainAddress } from './trusted-proxies.ts'

const loopback = new Set(['127.0.0.1', '::1'])
const isLoopback = (address: string | undefined): boolean => loopback.has(plainAddress(address ?? '') ?? '')

/** Headers by which a proxy says whose request it passes on. */
const forwarding = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * What a call on localhost reaches by its port, as the connection has it and not as the call claims; null of a call by any
 * other name, from another machine, or passed on by a proxy.
 */
export function localPlaceOf(c: Call): LocalPlace | null {
  const socket = incomingOf(c)?.socket
  const { localPorts, pagesPortDistance } = c.var.context.settings
  const port = socket?.localPort ?? 0
  const place = localPorts.get(port)
  const hosts = [port, port + pagesPortDistance].map((each) => `${localHost}:${each}`)
  if (place === undefined || !hosts.includes(new URL(c.req.url).host)) return null
  const isLocal = isLoopback(socket?.remoteAddress) && isLoopback(socket?.localAddress)
  return isLocal && forwarding.every((name) => c.req.header(name) === undefined) ? place : null
}
