/** The logos of a branding: the name beside the mark, or the mark alone, in color or in white. */
export const logoShapes = ['hor-color', 'hor-white', 'sq-color', 'sq-white'] as const
export type LogoShape = (typeof logoShapes)[number]

/** The logo on the dark drawer and log-in panel. */
export const darkLogo = 'hor-white'
