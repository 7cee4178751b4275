const prefix = 'link.'

export const localHost = 'localhost'

/** The host of the operator's console on this machine, which no tenant may have. */
export const consoleHost = 'sandbox.localhost'

/**
 * Whether a host has no subdomains: localhost, because not every browser resolves those, and an IP address. Each origin
 * is a separate port there, as in a demonstration.
 */
export const hasNoSubdomains = (hostname: string): boolean => !/[a-z]\./.test(hostname)

/** The port of a tenant on such a host, by its index in the order of slugs. `port` is the provider's or dev server's. */
export const localPort = (port: number, index: number): number => port + 1 + index

/** Offset from a tenant's port to the port of its linking page, larger than the number of tenants. */
export const linkingPortOffset = 50

/**
 * The host of a tenant's linking page, which runs the linking service's script. It is a separate origin, so that the
 * script cannot access the tenant's pages and data.
 */
export const linkingHostFor = (host: string): string => `${prefix}${host}`

/** The tenant's host whose linking page a host serves; null for a host that serves no linking page. */
export const tenantHostOfLinkingHost = (host: string): string | null =>
  host.startsWith(prefix) ? host.slice(prefix.length) : null

/** The origin of the linking page of the tenant at an origin. */
export function linkingOriginFor(origin: string): string {
  const { protocol, hostname, host, port } = new URL(origin)
  return hasNoSubdomains(hostname)
    ? `${protocol}//${hostname}:${Number(port) + linkingPortOffset}`
    : `${protocol}//${linkingHostFor(host)}`
}

/** The tenant's origin whose linking page is at an origin; null for an origin that serves no linking page. */
export function tenantOriginOfLinkingOrigin(origin: string): string | null {
  const { protocol, hostname, host, port } = new URL(origin)
  if (hasNoSubdomains(hostname)) return `${protocol}//${hostname}:${Number(port) - linkingPortOffset}`
  const home = tenantHostOfLinkingHost(host)
  return home === null ? null : `${protocol}//${home}`
}
