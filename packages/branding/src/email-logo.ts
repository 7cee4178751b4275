/** The logo of emails as pixels, because their clients show no SVG: its file in `logos/`, drawn by the build. */
export const EMAIL_LOGO = 'email.png'

/** In an email, in CSS pixels: the height of the logo, and the margin around it in the color of the header. */
export const emailLogoSize = { height: 40, margin: 8 } as const

/** The file in the tenant's `logos/` at an address; null for another origin. */
export const ownLogoFile = (address: string): string | null =>
  /^\/logos\/([\w.-]+\.(?:svg|png))$/.exec(address)?.[1] ?? null
