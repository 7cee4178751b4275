import type { Call } from './call.ts'
import { addressNetwork } from './address-network.ts'
import { plainAddress } from './trusted-proxies.ts'

/**
 * The address of the client: that of the connection, or behind trusted proxies the rightmost address of X-Forwarded-For
 * that is not one of theirs. Whatever is left of it is the client's own claim.
 */
export function clientAddress(c: Call): string {
  const { isTrustedProxy } = c.var.context.settings
  const forwarded = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((each) => plainAddress(each.trim()))
  let address = connectionAddress(c)
  while (isTrustedProxy(address)) {
    const before = forwarded.pop()
    // A proxy that names no address is the last one known.
    if (before === undefined || before === null) break
    address = before
  }
  return address
}

/** What the limits of a client count by: a person with IPv6 has as many addresses as they like. */
export const clientNetwork = (c: Call): string => addressNetwork(clientAddress(c))

/** Whether the connection itself is encrypted, as that of a demonstration in a network is. */
export const isEncrypted = (c: Call): boolean => {
  const socket = incomingOf(c)?.socket
  return socket !== undefined && 'encrypted' in socket && socket.encrypted === true
}

/** The scheme that the client used: that of the connection, or as its trusted proxy says. */
export function clientScheme(c: Call): 'http' | 'https' {
  if (isEncrypted(c)) return 'https'
  if (!c.var.context.settings.isTrustedProxy(connectionAddress(c))) return 'http'
  return c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https' ? 'https' : 'http'
}

/** The request as the server received it; absent where a test calls the application without a socket. */
export const incomingOf = (c: Call): Call['env']['incoming'] => ({ ...c.env }).incoming

function connectionAddress(c: Call): string {
  const address = incomingOf(c)?.socket.remoteAddress ?? 'unknown'
  return plainAddress(address) ?? address
}
