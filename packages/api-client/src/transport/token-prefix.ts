import { hasPortsOnly, localHost } from '@coffer/branding/linking-host'

/** What only this host can set, and no site of a sibling host. */
export const hostPrefix = '__Host-'

/**
 * What the name of the token's cookie begins with, if the provider sets one that others cannot plant: with the tenant where
 * tenants are at ports, which do not separate cookies, and without the prefix on localhost, where WebKit does not take it.
 */
export const tokenPrefixOf = (hostname: string, slug: string): string =>
  (hostname === localHost ? '' : hostPrefix) + (hasPortsOnly(hostname) ? `${slug}-` : '')

/** The same as the source of an expression, in fewer bytes, for the script that is inlined in the log-in page. */
export const tokenPrefixPattern = (host: string, slug: string): string =>
  hasPortsOnly(host) ? `(?:${hostPrefix})?${slug}-` : hostPrefix
