import type { Call } from '../../http/call.ts'

/** The site that a passkey belongs to. */
export interface RelyingParty {
  readonly id: string
  readonly origins: readonly string[]
}

/**
 * The tenant's host in the caller's browser, never a domain that tenants share. Its origin may also be https if a proxy
 * reaches the provider without TLS.
 */
export function relyingPartyFor(c: Call): RelyingParty {
  const { host, hostname } = new URL(c.var.origin)
  return { id: hostname, origins: [...new Set([c.var.origin, `https://${host}`])] }
}
