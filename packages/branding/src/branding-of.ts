import { announcedCapabilities } from './capabilities.ts'
import type { WireBranding } from './wire-schema.ts'

/** Converts branding to camelCase. Validates nothing: the values are from a schema or from the tenant build. */
export const toBranding = (wire: WireBranding) => ({
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
  capabilities: announcedCapabilities(wire.capabilities),
  completedAt: wire.completed_at,
})
