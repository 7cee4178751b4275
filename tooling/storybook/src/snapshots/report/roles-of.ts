import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { roles } from '@coffer/branding/roles'
import { parseBranding } from '@coffer/branding/schema'
import { createTheme } from '@coffer/branding/theme'
import { isSameChange } from '../comparison/color-change.ts'
import type { RolesOf } from './report-page.ts'

/** Finds the roles of a color in a tenant's theme; none if its branding is invalid. */
export function rolesOf(folder: string): RolesOf {
  const parsed = parseBranding(JSON.parse(readFileSync(join(folder, 'branding.json'), 'utf8')))
  if (!parsed.ok) return () => []
  const { colors } = createTheme(parsed.branding)
  return (color) =>
    roles.filter((role) => {
      const own = colors[role].slice(0, 7)
      return isSameChange({ from: color, to: color }, { from: own, to: own })
    })
}
