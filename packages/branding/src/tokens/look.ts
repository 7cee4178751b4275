import type { Branding } from '../schema.ts'
import type { Design } from '../design/options.ts'
import type { Tenant } from '../tenant-schema.ts'

/** The parts of a tenant that design tokens contain: its two colors, its design, and whether it has a dark theme. */
export type Look = Pick<Branding, 'colorPrimary' | 'colorSecondary'> &
  Design & {
    readonly darkTheme: boolean
  }

/** The look of a validated tenant. */
export const toLook = (
  { colorPrimary, colorSecondary }: Pick<Branding, 'colorPrimary' | 'colorSecondary'>,
  { design, settings }: Pick<Tenant, 'design' | 'settings'>,
): Look => ({ colorPrimary, colorSecondary, ...design, darkTheme: settings.darkTheme })
