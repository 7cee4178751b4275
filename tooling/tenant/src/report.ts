import { type ContrastRow, contrastReport, explain } from '@coffer/branding/report'
import { type ThemeColors, createTheme } from '@coffer/branding/theme'
import type { CheckedTenant } from './check/check-tenant.ts'
import { darkColors } from './dark-colors.ts'

/** Summary of a valid tenant, in one line. */
export function summary({ slug, branding, tenant }: CheckedTenant): string {
  const { adjustments } = createTheme(branding)
  const adjusted = adjustments.filter(({ source }) => source.startsWith('color_')).length
  const colors =
    adjusted === 0
      ? 'colors used as given'
      : `colors adjusted in ${adjusted} ${adjusted === 1 ? 'role' : 'roles'}`
  return `${slug}: valid; ${branding.name}; ${tenant.hosts.join(' ')}; ${tenant.languages.join(' ')}; ${colors}`
}

/** Explanation of its colors: the use of each, and the adjusted ones. */
export function colorReport(tenant: CheckedTenant): readonly string[] {
  const { branding } = tenant
  const theme = createTheme(branding)
  const dark = darkColors(tenant)
  const pages = dark ? [theme.colors, dark] : [theme.colors]
  return [...explain(branding, theme), legibility(pages)].map((sentence) => `  ${sentence}`)
}

function legibility(pages: readonly ThemeColors[]): string {
  const rows = pages.flatMap((colors) => contrastReport({ colors }))
  const failing = rows.filter(({ passes }) => !passes)
  return failing.length === 0
    ? `All ${rows.length} pairs of colors are legible${pages.length > 1 ? ', light and dark' : ''} (WCAG 2.2 AA).`
    : `Not legible: ${failing.map(({ role, background }: ContrastRow) => `${role} on ${background}`).join(', ')}.`
}
