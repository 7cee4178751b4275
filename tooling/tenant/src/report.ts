import { createTheme } from '@coffer/branding/theme'
import type { CheckedTenant } from './check/check-tenant.ts'

/** What the check tells of a good tenant: which of its colours could not serve as given, and by how much they were changed. */
export function colorReport({ slug, branding }: CheckedTenant): readonly string[] {
  const { adjustments, drawerLogo } = createTheme(branding)
  const own = adjustments.filter(({ source }) => source.startsWith('color_'))
  return [
    `${slug}: good; ${branding.name}; ${drawerLogo === 'hor-white' ? 'the primary carries the white logo' : 'light drawer with an edge of the primary, colour logo'}`,
    ...own.map(
      ({ source, role, given, used, givenContrast, usedContrast, needed, difference }) =>
        `  ${source} ${given} as ${role}: ${givenContrast.toFixed(2)} where ${needed} is needed; ` +
        `${used} is used, ${usedContrast.toFixed(2)}, ${difference.toFixed(1)} away`,
    ),
  ]
}
