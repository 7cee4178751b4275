import { roles } from './roles.ts'
import type { Theme } from './theme.ts'

/** The theme as CSS custom properties, `--<role>` → color, to set on the document element. */
export function themeVariables(theme: Theme): Readonly<Record<string, string>> {
  return Object.fromEntries(roles.map((role) => [`--${role}`, theme.colors[role]]))
}

/** The same as one rule, for the `<style>` of a tenant's page. Every value is a color of `createTheme`. */
export function variablesCss(theme: Theme): string {
  return `:root{${roles.map((role) => `--${role}:${theme.colors[role]}`).join(';')}}`
}
