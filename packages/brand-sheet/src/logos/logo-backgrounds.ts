import type { LogoShape } from '@coffer/branding/logo-shapes'
import type { Role } from '@coffer/branding/roles'
import type { Theme } from '@coffer/branding/theme'

/** A background for logos; `takes` is the color of the logo that is legible on it. */
export type LogoBackground = { readonly name: string; readonly role: Role; readonly takes: 'white' | 'color' }

/** The page is light for every brand; the menu and the log-in page depend on the theme. */
export const logoBackgrounds = ({ drawerLogo, logInLogo }: Theme): readonly LogoBackground[] => [
  { name: 'The page', role: 'surface', takes: 'color' },
  { name: 'The menu', role: 'drawer', takes: drawerLogo === 'hor-white' ? 'white' : 'color' },
  { name: 'The log-in page', role: 'log-in-panel', takes: logInLogo === 'hor-white' ? 'white' : 'color' },
]

/**
 * Whether a logo is legible on a background: a white logo only on the brand's color, a colored one only on a light
 * background.
 */
export const isLegible = (shape: LogoShape, { takes }: LogoBackground): boolean => shape.endsWith(takes)
