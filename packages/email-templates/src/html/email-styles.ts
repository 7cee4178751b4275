import { EMAIL_LOGO, emailLogoSize, ownLogoFile } from '@coffer/branding/email-logo'
import { createTheme, type Theme } from '@coffer/branding/theme'
import type { LogoShape } from '@coffer/branding/logo-shapes'
import type { Branding } from '@coffer/branding/schema'
import type { Sender } from '../sender.ts'
import { darkProperties } from './dark-colors.ts'

/** System fonts, because mail clients load none; Lato if it is installed. */
const face = "font-family:Lato,'Segoe UI','Helvetica Neue',Helvetica,Arial,sans-serif"
const breaks = 'overflow-wrap:anywhere;word-break:break-word'

const { height, margin } = emailLogoSize

const themes = new Map<string, Theme>()

/** The theme of a tenant's two colors. Memoized, because deriving it costs more than rendering an email. */
function memoizedTheme({ colorPrimary, colorSecondary }: Branding): Theme {
  const key = `${colorPrimary} ${colorSecondary}`
  const known = themes.get(key)
  if (known) return known
  const theme = createTheme({ colorPrimary, colorSecondary })
  themes.set(key, theme)
  return theme
}

/** The logo's URL and height. A logo that the build has rasterized includes its margin. */
function emailLogo({ branding, hasDrawnLogo = false }: Sender, shape: LogoShape) {
  const address = branding.logos[shape]
  if (!hasDrawnLogo || ownLogoFile(address) === null)
    return { address, height, size: `height:${height}px`, headClass: 'head', inset: 0 }
  const drawnHeight = height + 2 * margin
  return {
    address: `/logos/${EMAIL_LOGO}`,
    height: drawnHeight,
    // Keeps the aspect ratio on a narrow screen.
    size: `height:auto;max-height:${drawnHeight}px`,
    headClass: 'head drawn',
    inset: margin,
  }
}

/** The `style` attribute of each part of an email. Colors are theme roles only. */
export function emailStyles(sender: Sender) {
  const { branding } = sender
  const { colors, logInLogo } = memoizedTheme(branding)
  const logo = emailLogo(sender, logInLogo)
  const copy = `margin:0 0 16px;${face};font-size:16px;line-height:1.5;${breaks}`
  const small = `${face};font-size:14px;line-height:1.5;${breaks}`
  return {
    background: colors.background,
    logo,
    body: `margin:0;padding:0;width:100%;background-color:${colors.background};color:${colors.text};-webkit-text-size-adjust:100%${sender.hasDarkTheme ? `;${darkProperties(branding)}` : ''}`,
    preview: `display:none;max-height:0;overflow:hidden;color:${colors.text};background-color:${colors.background};font-size:1px;line-height:1px`,
    outside: 'padding:24px 16px',
    page: `width:100%;max-width:600px;border-collapse:separate;background-color:${colors.surface};border:1px solid ${colors.hairline};border-radius:4px`,
    head: `padding:${24 - logo.inset}px ${32 - logo.inset}px;background-color:${colors['log-in-panel']};border-bottom:4px solid ${colors['log-in-panel-edge']};border-radius:3px 3px 0 0`,
    image: `display:block;border:0;max-width:100%;width:auto;${logo.size};color:${colors['on-log-in-panel']};${face};font-size:20px;font-weight:700;line-height:${logo.height}px`,
    inside: 'padding:40px 32px',
    heading: `margin:0 0 16px;color:${colors.text};${face};font-size:24px;line-height:1.25;font-weight:700;${breaks}`,
    copy: `${copy};color:${colors.text}`,
    note: `margin:24px 0 0;color:${colors['text-soft']};${small}`,
    code: `margin:8px 0 24px;padding:16px 24px;background-color:${colors['surface-sunken']};border:1px solid ${colors.hairline};border-radius:4px;color:${colors.text};${face};font-size:32px;line-height:1.25;font-weight:700;letter-spacing:6px;text-align:center`,
    buttonBackground: `background-color:${colors.primary};border:1px solid ${colors['primary-edge']};border-radius:4px;text-align:center`,
    button: `display:inline-block;padding:12px 24px;background-color:${colors.primary};color:${colors['on-primary']};border-radius:3px;${face};font-size:16px;line-height:1.5;font-weight:700;text-decoration:none;${breaks}`,
    facts: `margin:8px 0 24px;border-collapse:collapse`,
    factLabel: `padding:8px 16px 8px 0;border-bottom:1px solid ${colors.hairline};color:${colors['text-soft']};${small};font-weight:400;text-align:left;vertical-align:top`,
    factValue: `padding:8px 0;border-bottom:1px solid ${colors.hairline};color:${colors.text};${small};font-weight:700;text-align:right;vertical-align:top`,
    address: `margin:16px 0 0;color:${colors['text-soft']};${small}`,
    link: `color:${colors.link};text-decoration:underline;${breaks}`,
    foot: `padding:24px 32px;border-top:1px solid ${colors.hairline}`,
    small: `margin:0 0 8px;color:${colors['text-soft']};${small}`,
    fdic: `margin:16px 0 0;color:${colors.fdic};font-family:'Source Sans Pro',Lato,Arial,sans-serif;font-size:13px;line-height:1.4`,
  } as const
}

export type EmailStyles = ReturnType<typeof emailStyles>
