const twoYears = 2 * 365 * 24 * 60 * 60

/** The Strict-Transport-Security of every answer at a host: the latest one counts, so that all have to say the same. */
export const hstsOf = ({ hstsSubdomains }: { readonly hstsSubdomains: boolean }): string =>
  `max-age=${twoYears}${hstsSubdomains ? '; includeSubDomains' : ''}`
