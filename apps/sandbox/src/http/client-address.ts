import type { Call } from './call.ts'
import { addressNetwork } from './address-network.ts'
import { plainAddress } from './trusted-proxies.ts'

/**
 * The address of the client: that of the connection, or behind trusted proxies the rightmost address of X-Forwarded-For
 * that is not a trusted proxy's. Addresses to the left of it are unverified claims of the client.
 */
export function clientAddress(c: Call): string {
  const { isTrustedProxy } = c.var.context.settings
  const forwarded = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((each) => plainAddress(each.trim()))
  let address = connectionAddress(c)
  while (isTrustedProxy(address)) {
    const before = forwarded.pop()
    // If a proxy names no address, its own is the last one known.
    if (before === undefined || before === null) break
    address = before
  }
  return address
}

/** The network by which clients are rate limited, because a person with IPv6 has any number of addresses. */
export const clientNetwork = (c: Call): string => addressNetwork(clientAddress(c))

/** Whether the connection itself is encrypted, as in a demonstration on a local network. */
export const isEncrypted = (c: Call): boolean => {
  const socket = incomingRequest(c)?.socket
  return socket !== undefined && 'encrypted' in socket && socket.encrypted === true
}

/** The scheme that the client used: that of the connection, or the one reported by a trusted proxy. */
export function clientScheme(c: Call): 'http' | 'https' {
  if (isEncrypted(c)) return 'https'
  if (!c.var.context.settings.isTrustedProxy(connectionAddress(c))) return 'http'
  return c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https' ? 'https' : 'http'
}

/** The request as the server received it; absent in tests that call the application without a socket. */
export const incomingRequest = (c: Call): Call['env']['incoming'] => ({ ...c.env }).incoming

function connectionAddress(c: Call): string {
  const address = incomingRequest(c)?.socket.remoteAddress ?? 'unknown'
  return plainAddress(address) ?? address
}
