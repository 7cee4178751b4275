import { toBranding } from './branding-of.ts'
import { defaultCsrfMaxAge, defaultLogos } from './tenant-defaults.ts'
import type { TenantBlock, TenantBlockInput } from './tenant-schema.ts'

/**
 * The tenant block of a page in camelCase. The build renders only validated tenants, so the browser needs no schema. The
 * branding has no capabilities: only the provider announces them.
 */
export const toTenantBlock = ({ branding, settings, theme, ...block }: TenantBlockInput): TenantBlock => ({
  ...block,
  branding: { ...toBranding(branding), capabilities: [] },
  settings: {
    ...settings,
    csrfMaxAgeSeconds: settings.csrfMaxAgeSeconds ?? defaultCsrfMaxAge,
    disabledCapabilities: settings.disabledCapabilities ?? [],
    darkTheme: settings.darkTheme ?? false,
  },
  theme: theme ?? defaultLogos,
})
