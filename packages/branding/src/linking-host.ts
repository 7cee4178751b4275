const prefix = 'link.'

/**
 * The host of a tenant's linking page, which runs the linking service's script: an origin of its own, so that the script
 * reaches nothing of the tenant's.
 */
export const linkingHostOf = (host: string): string => `${prefix}${host}`

/** The host whose linking page a host serves; null for one that serves no linking page. */
export const homeOfLinkingHost = (host: string): string | null =>
  host.startsWith(prefix) ? host.slice(prefix.length) : null
