import type { TenantBlock } from './tenant-schema.ts'
import { csrfMaxAgeByDefault, plainLogos } from './tenant-defaults.ts'

/**
 * What a page wears that cannot say whose it is: the specification's near black and grey, the name of the host that it
 * was asked of, no logo, no promise of insurance and nobody to write to. True of every institution, and of no other.
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
      completedAt: null,
    },
    settings: { csrfMaxAgeSeconds: csrfMaxAgeByDefault, apiBase: '/api/v1' },
    languages: ['en', 'es'],
    theme: plainLogos,
  }
}
