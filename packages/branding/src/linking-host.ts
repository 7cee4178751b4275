const prefix = 'link.'

export const localHost = 'localhost'

/**
 * Whether a host has no names below it: localhost, as not every browser resolves those, and an address of a network. Each
 * origin is a port of its own there, as in a demonstration.
 */
export const hasPortsOnly = (hostname: string): boolean => !/[a-z]\./.test(hostname)

/** The port of a tenant there, by its place in the order of slugs: beside that of the provider or a development server. */
export const localPortOf = (port: number, index: number): number => port + 1 + index

/** What is added to the port of a tenant there for that of its linking page: there are fewer tenants. */
export const linkingPortDistance = 50

/**
 * The host of a tenant's linking page, which runs the linking service's script: an origin of its own, so that the script
 * reaches nothing of the tenant's.
 */
export const linkingHostOf = (host: string): string => `${prefix}${host}`

/** The host whose linking page a host serves; null for one that serves no linking page. */
export const homeOfLinkingHost = (host: string): string | null =>
  host.startsWith(prefix) ? host.slice(prefix.length) : null

/** The origin of the linking page of the tenant at an origin. */
export function linkingOriginOf(origin: string): string {
  const { protocol, hostname, host, port } = new URL(origin)
  return hasPortsOnly(hostname)
    ? `${protocol}//${hostname}:${Number(port) + linkingPortDistance}`
    : `${protocol}//${linkingHostOf(host)}`
}

/** The tenant's origin whose linking page is at an origin; null for one that serves no linking page. */
export function homeOfLinkingOrigin(origin: string): string | null {
  const { protocol, hostname, host, port } = new URL(origin)
  if (hasPortsOnly(hostname)) return `${protocol}//${hostname}:${Number(port) - linkingPortDistance}`
  const home = homeOfLinkingHost(host)
  return home === null ? null : `${protocol}//${home}`
}
