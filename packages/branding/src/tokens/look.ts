import type { Branding } from '../schema.ts'
import type { Design } from '../design/options.ts'
import type { Tenant } from '../tenant-schema.ts'

/** What of a tenant is a design token or depends on one: its two colors and its design. */
export type Look = Pick<Branding, 'colorPrimary' | 'colorSecondary'> &
  Design & {
    readonly darkTheme: boolean
  }

/** The look of a tenant that passed the check. */
export const lookOf = (
  { colorPrimary, colorSecondary }: Pick<Branding, 'colorPrimary' | 'colorSecondary'>,
  { design, settings }: Pick<Tenant, 'design' | 'settings'>,
): Look => ({ colorPrimary, colorSecondary, ...design, darkTheme: settings.darkTheme })
