import { localHost } from '@coffer/branding/linking-host'

/** What only this host can set, and no site of a sibling host. */
export const hostPrefix = '__Host-'

/**
 * What the name of the token's cookie begins with, if the provider sets one that others cannot plant. On localhost that is
 * the tenant: WebKit takes no prefixed cookie over http, and ports do not separate cookies.
 */
export const tokenPrefixOf = (hostname: string, slug: string): string =>
  hostname === localHost ? `${slug}-` : hostPrefix
