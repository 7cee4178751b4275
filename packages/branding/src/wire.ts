import type { WireBranding } from './schema.ts'
import type { TenantBlock, TenantBlockInput } from './tenant-schema.ts'

/** Branding in our own names. Nothing is checked here: the wire's values come from a schema or from a page of our own. */
export const brandingOf = (wire: WireBranding) => ({
  slug: wire.slug,
  name: wire.name,
  shortName: wire.short_name,
  logos: wire.logos,
  logoAltText: wire.logo_alt_text,
  colorPrimary: wire.color_primary,
  colorSecondary: wire.color_secondary,
  emails: wire.emails,
  phoneSupport: wire.phone_support,
  passwordRequirements: {
    minLength: wire.password_requirements.min_length,
    maxLength: wire.password_requirements.max_length,
    requireUpper: wire.password_requirements.require_upper,
    requireLower: wire.password_requirements.require_lower,
    requireDigit: wire.password_requirements.require_digit,
    requireSymbol: wire.password_requirements.require_symbol,
  },
  showFdic: wire.show_fdic,
  completedAt: wire.completed_at,
})

/** How long a CSRF handshake is good for where the tenant does not say, in seconds. */
export const csrfMaxAgeByDefault = 600
/** The logos of a page that does not say which read on its grounds. */
export const plainLogos = { drawerLogo: 'hor-color', frontDoorLogo: 'hor-color' } as const

/**
 * The block of a stamped page in our own names. The build stamps only tenants that passed its check, so that the
 * browser needs no schema for it.
 */
export const tenantOf = ({ branding, settings, theme, ...block }: TenantBlockInput): TenantBlock => ({
  ...block,
  branding: brandingOf(branding),
  settings: { ...settings, csrfMaxAgeSeconds: settings.csrfMaxAgeSeconds ?? csrfMaxAgeByDefault },
  theme: theme ?? plainLogos,
})
