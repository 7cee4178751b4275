import type { TenantBlockInput } from '@coffer/branding/tenant-schema'
import type { Theme } from '@coffer/branding/theme'
import type { CheckedTenant } from '../check/check-tenant.ts'

/** The tenant block of a page: the JSON in `#tenant`. */
export function tenantBlock({ slug, tenant, wire, words }: CheckedTenant, theme: Theme): TenantBlockInput {
  const { drawerLogo, logInLogo } = theme
  const { csrfMaxAgeSeconds, disabledCapabilities, darkTheme } = tenant.settings
  return {
    slug,
    branding: wire,
    settings: {
      csrfMaxAgeSeconds,
      apiBase: tenant.apiBase,
      ...(disabledCapabilities.length > 0 && { disabledCapabilities }),
      ...(darkTheme && { darkTheme }),
    },
    languages: tenant.languages,
    ...(tenant.offer && { offer: tenant.offer }),
    ...(tenant.design.frontPage.tone !== 'primary' && { frontTone: tenant.design.frontPage.tone }),
    ...(tenant.insurer && { insurer: tenant.insurer }),
    theme: { drawerLogo, logInLogo },
    ...(Object.keys(words).length > 0 && { words }),
  }
}
