import { createDarkColors } from '../dark-theme.ts'
import { frontBackgroundOf, type FrontPage } from '../design/options.ts'
import { darkLogo, frontLogo, type LogoShape } from '../logo-shapes.ts'
import { type BrandColors, createTheme } from '../theme.ts'

/** A background on which a logo is shown. */
export type LogoGround = { readonly shape: LogoShape; readonly place: string; readonly color: string }

/** Every background of a tenant's logos, in the light and the dark theme. */
export function logoGrounds(
  brand: BrandColors,
  { frontPage, darkTheme }: { readonly frontPage: FrontPage; readonly darkTheme: boolean },
): readonly LogoGround[] {
  const { colors, drawerLogo, logInLogo } = createTheme(brand)
  const background = frontBackgroundOf(frontPage)
  const front = {
    primary: colors['log-in-panel'],
    light: colors['surface-tinted'],
    picture: colors['picture-panel'],
  }
  return [
    { shape: 'hor-color', place: 'a light page', color: colors.surface },
    { shape: 'sq-color', place: 'a light page', color: colors.background },
    { shape: 'hor-white', place: 'a dark panel', color: colors['picture-panel'] },
    { shape: 'sq-white', place: 'a dark panel', color: colors['picture-panel'] },
    { shape: drawerLogo, place: 'the menu', color: colors.drawer },
    { shape: logInLogo, place: 'the header of emails', color: colors['log-in-panel'] },
    { shape: frontLogo(background, logInLogo), place: 'the log-in page', color: front[background] },
    ...(darkTheme
      ? [{ shape: darkLogo, place: 'the dark menu', color: createDarkColors(brand).drawer } as const]
      : []),
  ]
}
