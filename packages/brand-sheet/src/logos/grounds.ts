import type { LogoShape } from '@coffer/branding/logo-shapes'
import type { Role } from '@coffer/branding/roles'
import type { Theme } from '@coffer/branding/theme'

/** A ground that logos are tried on. */
export type Ground = { readonly name: string; readonly role: Role; readonly takes: 'white' | 'color' }

/** The page is light whatever the brand; the menu and the log-in page are what the theme makes of the brand. */
export const groundsOf = ({ drawerLogo, logInLogo }: Theme): readonly Ground[] => [
  { name: 'The page', role: 'surface', takes: 'color' },
  { name: 'The menu', role: 'drawer', takes: drawerLogo === 'hor-white' ? 'white' : 'color' },
  { name: 'The log-in page', role: 'log-in-panel', takes: logInLogo === 'hor-white' ? 'white' : 'color' },
]

/** Whether a logo may stand on a ground: the white one reads on the brand's own colour alone, the coloured one on light. */
export const mayStand = (shape: LogoShape, { takes }: Ground): boolean => shape.endsWith(takes)
