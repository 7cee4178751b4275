import { brandingOf } from './branding-of.ts'
import { csrfMaxAgeByDefault, plainLogos } from './tenant-defaults.ts'
import type { TenantBlock, TenantBlockInput } from './tenant-schema.ts'

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
