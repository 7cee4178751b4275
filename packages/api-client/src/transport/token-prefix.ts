import { hasNoSubdomains, localHost } from '@coffer/branding/linking-host'

/** Only this host can set a cookie with this prefix, not a sibling host. */
export const hostPrefix = '__Host-'

/**
 * Prefix of the token's cookie name, if the provider sets one that others cannot plant. It includes the tenant on hosts
 * whose tenants differ only by port, because ports do not separate cookies, and omits `__Host-` on localhost, where
 * WebKit ignores it.
 */
export const tokenPrefixFor = (hostname: string, slug: string): string =>
  (hostname === localHost ? '' : hostPrefix) + (hasNoSubdomains(hostname) ? `${slug}-` : '')

/** The same as the source of an expression, in fewer bytes, for the inline script of the log-in page. */
export const tokenPrefixPattern = (host: string, slug: string): string =>
  hasNoSubdomains(host) ? `(?:${hostPrefix})?${slug}-` : hostPrefix
