/** The file in `logos/` of the logo for emails, which the build rasterizes because mail clients show no SVG. */
export const EMAIL_LOGO = 'email.png'

/** In CSS pixels: the height of the logo in an email, and the margin around it in the color of the header. */
export const emailLogoSize = { height: 40, margin: 8 } as const

/** The file name in the tenant's `logos/` that a URL refers to; null for a URL of another origin. */
export const ownLogoFile = (address: string): string | null =>
  /^\/logos\/([\w.-]+\.(?:svg|png))$/.exec(address)?.[1] ?? null
