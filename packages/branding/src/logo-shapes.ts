import type { FrontBackground } from './design/options.ts'

/** The logos of a branding: the name beside the mark (`hor`) or the mark alone (`sq`), in color or in white. */
export const logoShapes = ['hor-color', 'hor-white', 'sq-color', 'sq-white'] as const
export type LogoShape = (typeof logoShapes)[number]

/** The logo on the dark drawer and log-in panel. */
export const darkLogo = 'hor-white'

/**
 * The logo on the log-in page's brand half: the white one on a picture, the colored one on a light background, else the
 * one of the theme.
 */
export function frontLogo(background: FrontBackground | undefined, themed: LogoShape): LogoShape {
  if (background === 'picture') return darkLogo
  return background === 'light' ? 'hor-color' : themed
}
