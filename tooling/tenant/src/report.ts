import { type ContrastRow, contrastReport, explain } from '@coffer/branding/report'
import { type Theme, createTheme } from '@coffer/branding/theme'
import type { CheckedTenant } from './check/check-tenant.ts'

/** Summary of a valid tenant, in one line. */
export function summary({ slug, branding, tenant }: CheckedTenant): string {
  const { adjustments } = createTheme(branding)
  const corrected = adjustments.filter(({ source }) => source.startsWith('color_')).length
  const colors =
    corrected === 0
      ? 'colors serve as given'
      : `colors corrected in ${corrected} ${corrected === 1 ? 'role' : 'roles'}`
  return `${slug}: good; ${branding.name}; ${tenant.hosts.join(' ')}; ${tenant.languages.join(' ')}; ${colors}`
}

/** Explanation of its colors: the use of each, and the adjusted ones. */
export function colorReport({ branding }: CheckedTenant): readonly string[] {
  const theme = createTheme(branding)
  return [...explain(branding, theme), legibility(theme)].map((sentence) => `  ${sentence}`)
}

function legibility(theme: Theme): string {
  const rows = contrastReport(theme)
  const failing = rows.filter(({ passes }) => !passes)
  return failing.length === 0
    ? `All ${rows.length} pairs of colors are legible (WCAG 2.2 AA).`
    : `Not legible: ${failing.map(({ role, background }: ContrastRow) => `${role} on ${background}`).join(', ')}.`
}
