const twoYears = 2 * 365 * 24 * 60 * 60

/**
 * The Strict-Transport-Security header of every response of a host. Browsers keep the latest one, so all must be equal.
 */
export const hstsHeader = ({ hstsSubdomains }: { readonly hstsSubdomains: boolean }): string =>
  `max-age=${twoYears}${hstsSubdomains ? '; includeSubDomains' : ''}`
