import { linkingPortDistance, localHost, localPortOf } from '@coffer/branding/linking-host'
import type { TenantDirectory } from './directory.ts'

/** What one port serves on localhost: a tenant, its linking page, or the operator's console. */
export type LocalPlace =
  | { readonly kind: 'tenant' | 'linking-page'; readonly slug: string }
  | { readonly kind: 'operator' }

/** Ports of this machine by which a provider serves each tenant without a name of its own. */
export type LocalPorts = ReadonlyMap<number, LocalPlace>

/**
 * The ports beside the provider's own, for browsers that do not resolve names below localhost: the next ones are the
 * tenants', in the order of their slugs. The provider's own is the operator's there.
 */
export function localPortsOf({ all }: TenantDirectory, port: number): LocalPorts {
  const places = all.slice(0, linkingPortDistance - 1).flatMap(({ slug }, index): [number, LocalPlace][] => {
    const own = localPortOf(port, index)
    return [
      [own, { kind: 'tenant', slug }],
      [own + linkingPortDistance, { kind: 'linking-page', slug }],
    ]
  })
  return new Map([[port, { kind: 'operator' }], ...places])
}

/** The origin of a tenant on localhost; undefined if it has no port. */
export function localhostOrigin(ports: LocalPorts, slug: string): string | undefined {
  const own = [...ports].find(([, place]) => place.kind === 'tenant' && place.slug === slug)
  return own && `http://${localHost}:${own[0]}`
}
