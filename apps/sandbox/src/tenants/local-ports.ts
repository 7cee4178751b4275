import { linkingPortOffset, localHost, localPort } from '@coffer/branding/linking-host'
import type { TenantDirectory } from './directory.ts'

/** The content of one port on localhost: a tenant, its linking page, or the operator's console. */
export type LocalPlace =
  | { readonly kind: 'tenant' | 'linking-page'; readonly slug: string }
  | { readonly kind: 'operator' }

/** Ports of this machine on which the provider serves tenants without names of their own. */
export type LocalPorts = ReadonlyMap<number, LocalPlace>

/**
 * The ports for browsers that do not resolve subdomains of localhost: the provider's own port serves the operator, and
 * the following ones the tenants, in the order of their slugs.
 */
export function assignLocalPorts({ all }: TenantDirectory, port: number): LocalPorts {
  const places = all.slice(0, linkingPortOffset - 1).flatMap(({ slug }, index): [number, LocalPlace][] => {
    const own = localPort(port, index)
    return [
      [own, { kind: 'tenant', slug }],
      [own + linkingPortOffset, { kind: 'linking-page', slug }],
    ]
  })
  return new Map([[port, { kind: 'operator' }], ...places])
}

/** The origin of a tenant on localhost; undefined if it has no port. `distance` is that of the ports of its pages. */
export function localhostOrigin(ports: LocalPorts, slug: string, distance = 0): string | undefined {
  const own = [...ports].find(([, place]) => place.kind === 'tenant' && place.slug === slug)
  return own && `http://${localHost}:${own[0] + distance}`
}
