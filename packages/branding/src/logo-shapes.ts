import type { FrontBackground } from './design/options.ts'

/** The logos of a branding: the name beside the mark, or the mark alone, in color or in white. */
export const logoShapes = ['hor-color', 'hor-white', 'sq-color', 'sq-white'] as const
export type LogoShape = (typeof logoShapes)[number]

/** The logo on the dark drawer and log-in panel. */
export const darkLogo = 'hor-white'

/**
 * The logo on the log-in page's brand half: the colored one where it is light for any brand, the white one on a picture,
 * else that of the theme.
 */
export function frontLogo(background: FrontBackground | undefined, themed: LogoShape): LogoShape {
  if (background === 'picture') return darkLogo
  return background === 'light' ? 'hor-color' : themed
}
