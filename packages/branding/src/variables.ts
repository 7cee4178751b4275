import { roles } from './roles.ts'
import type { ThemeColors } from './theme.ts'

/** Colors as CSS custom properties (`--<role>` → color), to set on the document element. */
export function themeVariables(colors: ThemeColors): Readonly<Record<string, string>> {
  return Object.fromEntries(roles.map((role) => [`--${role}`, colors[role]]))
}

/** The custom properties as one CSS rule, for the `<style>` of a tenant's page. Every value is a derived color. */
export function variablesCss(colors: ThemeColors): string {
  return `:root{${roles.map((role) => `--${role}:${colors[role]}`).join(';')}}`
}
