import { frontBackgroundOf } from '@coffer/branding/design'
import type { PagePicture } from '@coffer/branding/front-picture'
import type { TenantBlockInput } from '@coffer/branding/tenant-schema'
import type { Theme } from '@coffer/branding/theme'
import type { CheckedTenant } from '../check/check-tenant.ts'

/** The tenant block of a page: the JSON in `#tenant`. */
export function tenantBlock(
  { slug, tenant, wire, messageOverrides }: CheckedTenant,
  theme: Theme,
  picture: PagePicture | null = null,
): TenantBlockInput {
  const frontBackground = frontBackgroundOf(tenant.design.frontPage)
  const { drawerLogo, logInLogo } = theme
  const { csrfMaxAgeSeconds, disabledCapabilities, darkTheme, quickenBankId } = tenant.settings
  return {
    slug,
    branding: wire,
    settings: {
      csrfMaxAgeSeconds,
      apiBase: tenant.apiBase,
      ...(disabledCapabilities.length > 0 && { disabledCapabilities }),
      ...(darkTheme && { darkTheme }),
      ...(quickenBankId && { quickenBankId }),
    },
    languages: tenant.languages,
    ...(tenant.offer && { offer: tenant.offer }),
    ...(frontBackground !== 'primary' && { frontBackground }),
    ...(picture && { frontPicture: { ...picture, widths: [...picture.widths] } }),
    ...(tenant.insurer && { insurer: tenant.insurer }),
    theme: { drawerLogo, logInLogo },
    ...(Object.keys(messageOverrides).length > 0 && { messageOverrides }),
  }
}
