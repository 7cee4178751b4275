import type { Branding } from '@coffer/branding/schema'
import { isDark } from '../appearance/appearance.ts'
import type { CachedBranding } from '../storage/persisted-state.ts'
import { activeBranding } from './active-branding.ts'
import type { applyVariables as apply } from './apply-variables.ts'

/** Whether the page shows the theme it was built with. */
export function showsBuiltTheme(): boolean {
  return Object.keys(activeBranding().variables).length === 0
}

let applyVariables: typeof apply | null = null

/**
 * Applies the active branding's theme to the document. Loads no code while the page shows its built theme, and applies
 * synchronously once the code has loaded, so that printing need not wait. Print is always light.
 */
export async function applyTheme({ onPaper = false } = {}): Promise<void> {
  if (showsBuiltTheme() && document.documentElement.style.length === 0) return
  // `identifyTenant` applies the default theme itself.
  if (activeBranding().source === 'default') return
  applyVariables ??= (await import('./apply-variables.ts')).applyVariables
  const { variables, darkVariables, branding } = activeBranding()
  applyVariables(isDark() && !onPaper ? darkVariables : variables, branding.logos['sq-color'])
}

/**
 * The theme derived from a branding's two colors: all custom properties, and the logo that is legible on the light
 * ones.
 */
export async function deriveTheme(
  branding: Branding,
): Promise<Pick<CachedBranding, 'variables' | 'darkVariables' | 'logoShapes'>> {
  const [{ createTheme }, { createDarkColors }, { themeVariables }] = await Promise.all([
    import('@coffer/branding/theme'),
    import('@coffer/branding/dark-theme'),
    import('@coffer/branding/variables'),
  ])
  const theme = createTheme(branding)
  const { drawerLogo, logInLogo } = theme
  return {
    variables: themeVariables(theme.colors),
    darkVariables: themeVariables(createDarkColors(branding)),
    logoShapes: { drawerLogo, logInLogo },
  }
}
