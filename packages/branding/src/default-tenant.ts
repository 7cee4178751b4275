import type { TenantBlock } from './tenant-schema.ts'
import { defaultCsrfMaxAge, defaultLogos } from './tenant-defaults.ts'

/**
 * Branding of a page whose tenant is unknown: near black and grey, the host as the name, no logo, no FDIC sign and no
 * contacts. None of it is wrong for any tenant.
 */
export function defaultTenant(host: string): TenantBlock {
  return {
    slug: '',
    branding: {
      slug: '',
      name: host,
      shortName: host,
      logos: { 'hor-color': '', 'hor-white': '', 'sq-color': '', 'sq-white': '' },
      logoAltText: host,
      colorPrimary: '#1a1a1a',
      colorSecondary: '#575757',
      emails: { support: '' },
      phoneSupport: '',
      passwordRequirements: {
        minLength: 12,
        maxLength: 128,
        requireUpper: false,
        requireLower: false,
        requireDigit: false,
        requireSymbol: false,
      },
      showFdic: false,
      capabilities: [],
      completedAt: null,
    },
    settings: {
      csrfMaxAgeSeconds: defaultCsrfMaxAge,
      apiBase: '/api/v1',
      disabledCapabilities: [],
      darkTheme: false,
    },
    languages: ['en', 'es'],
    theme: defaultLogos,
  }
}
