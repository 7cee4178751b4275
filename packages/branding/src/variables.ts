import { roles } from './roles.ts'
import type { Theme } from './theme.ts'

/** The theme as CSS custom properties, `--<role>` → colour, to set on the document's element. */
export function themeVariables(theme: Theme): Readonly<Record<string, string>> {
  return Object.fromEntries(roles.map((role) => [`--${role}`, theme.colors[role]]))
}

/** The same as one rule, for the `<style>` of a stamped page. Every value is a colour that `createTheme` made. */
export function variablesCss(theme: Theme): string {
  return `:root{${roles.map((role) => `--${role}:${theme.colors[role]}`).join(';')}}`
}
