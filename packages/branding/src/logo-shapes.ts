import type { FrontTone } from './design/options.ts'

/** The logos of a branding: the name beside the mark, or the mark alone, in color or in white. */
export const logoShapes = ['hor-color', 'hor-white', 'sq-color', 'sq-white'] as const
export type LogoShape = (typeof logoShapes)[number]

/** The logo on the dark drawer and log-in panel. */
export const darkLogo = 'hor-white'

/** The logo on the log-in page's brand half: the colored one where its tone is light for any brand, else that of the theme. */
export const frontLogo = (tone: FrontTone | undefined, themed: LogoShape): LogoShape =>
  tone === 'light' ? 'hor-color' : themed
