import { type Color, colorAt, parseColor } from './color.ts'
import { lightenUntil, needed } from './contrast.ts'
import { buttonFill, hoverShade, textOn, white } from './fill.ts'
import { picturePanelColor } from './front-picture/picture-panel.ts'
import { neutral } from './page-colors.ts'
import { givenStates, type State } from './state-colors.ts'
import type { BrandColors, ThemeColors } from './theme.ts'

/**
 * The roles of `createTheme` on dark backgrounds, derived from the same two brand colors. Each pair of `pairings` meets
 * WCAG 2.2 AA. Pure; throws a TypeError unless both colors are `#rrggbb`.
 */
export function createDarkColors({ colorPrimary, colorSecondary }: BrandColors): ThemeColors {
  const given = { primary: parseColor(colorPrimary), secondary: parseColor(colorSecondary) }
  const grey = (lightness: number, most: number): Color => neutral(given.primary, lightness, most)
  const background = grey(0.175, 0.012)
  const surface = grey(0.22, 0.014)
  const sunken = grey(0.2, 0.013)
  const tinted = colorAt(0.215, Math.min(given.primary.chroma * 0.3, 0.03), given.primary.hue)
  const primarySoft = soft(given.primary, 0.06)
  const chartArea = soft(given.secondary, 0.05)
  const page = [background, surface, sunken, tinted]
  const dark = [...page, primarySoft, ...Object.values(stateSofts)]

  const primary = buttonFill(lightenUntil(given.primary, page, needed.control))
  const onPrimary = textOn(primary)
  const text = lightenUntil(grey(0.94, 0.008), dark, needed.text)
  const ink = (lightness: number, backgrounds: readonly Color[], least: number): string =>
    lightenUntil(grey(lightness, 0.014), backgrounds, least).hex
  const disabled = grey(0.3, 0.012)
  const hairline = grey(0.32, 0.016)

  return {
    background: background.hex,
    surface: surface.hex,
    'surface-sunken': sunken.hex,
    'surface-tinted': tinted.hex,
    hairline: hairline.hex,
    text: text.hex,
    'text-soft': ink(0.79, dark, needed.text),
    'text-faint': ink(0.68, dark, needed.text),
    link: lightenUntil(vivid(given.secondary), dark, needed.text).hex,
    focus: lightenUntil(vivid(given.secondary), dark, needed.control).hex,
    primary: primary.hex,
    'on-primary': onPrimary.hex,
    'primary-hover': hoverShade(primary, onPrimary, 0.045).hex,
    'primary-pressed': hoverShade(primary, onPrimary, 0.085).hex,
    'primary-edge': lightenUntil(primary, [...dark, hairline], needed.control).hex,
    'primary-soft': primarySoft.hex,
    'on-primary-soft': lightenUntil(vivid(given.primary), [primarySoft], needed.text).hex,
    ...frameColors(given.primary, hairline.hex),
    ...stateColors(page),
    'control-edge': ink(0.55, page, needed.control),
    'control-edge-hover': ink(0.72, page, needed.control),
    disabled: disabled.hex,
    'on-disabled': ink(0.62, [disabled], 3.4),
    'chart-line': lightenUntil(vivid(given.secondary), [...page, chartArea], needed.control).hex,
    'chart-area': chartArea.hex,
    scrim: '#000000a6',
    shadow: '#00000080',
  }
}

/** A dark background with the hue of a color. */
const soft = ({ chroma, hue }: Color, most: number): Color => colorAt(0.29, Math.min(chroma * 0.5, most), hue)

/** A color for text and lines on dark backgrounds, on which full chroma glares. */
const vivid = ({ lightness, chroma, hue }: Color): Color =>
  colorAt(Math.max(lightness, 0.72), Math.min(chroma, 0.14), hue)

/** The drawer and the log-in panel: the darkest shades of the primary color, so that the page beside them is lighter. */
function frameColors(primary: Color, edge: string) {
  const panel = picturePanelColor(primary)
  return {
    drawer: panel.hex,
    'on-drawer': white.hex,
    'drawer-hover': hoverShade(panel, white, 0.05).hex,
    'drawer-active': hoverShade(panel, white, 0.09).hex,
    'on-drawer-active': white.hex,
    'drawer-edge': edge,
    'log-in-panel': panel.hex,
    'on-log-in-panel': white.hex,
    'log-in-panel-edge': edge,
    'log-in-panel-pattern': hoverShade(panel, white, 0.03).hex,
    'picture-panel': panel.hex,
    'on-picture-panel': white.hex,
    'focus-on-drawer': white.hex,
    'focus-on-log-in-panel': white.hex,
    // 12 CFR 328.5: the sign is navy, or white if navy would not be legible.
    fdic: white.hex,
    'fdic-on-drawer': white.hex,
    'fdic-on-log-in-panel': white.hex,
  }
}

const stateSofts = {
  error: soft(givenStates.error, 0.06),
  success: soft(givenStates.success, 0.04),
  warning: soft(givenStates.warning, 0.05),
  info: soft(givenStates.info, 0.05),
} as const

function stateColors(page: readonly Color[]) {
  const onPage = (state: State): string =>
    lightenUntil(vivid(givenStates[state]), [...page, stateSofts[state]], needed.text).hex
  const onSoft = (state: State): string => {
    const { chroma, hue } = givenStates[state]
    return lightenUntil(colorAt(0.88, Math.min(chroma, 0.06), hue), [stateSofts[state]], needed.text).hex
  }
  const error = lightenUntil(vivid(givenStates.error), [...page, stateSofts.error], needed.text)
  const onError = textOn(error)
  return {
    error: error.hex,
    'error-hover': hoverShade(error, onError, 0.06).hex,
    'on-error': onError.hex,
    'error-soft': stateSofts.error.hex,
    'on-error-soft': onSoft('error'),
    success: onPage('success'),
    'success-soft': stateSofts.success.hex,
    'on-success-soft': onSoft('success'),
    warning: onPage('warning'),
    'warning-soft': stateSofts.warning.hex,
    'on-warning-soft': onSoft('warning'),
    info: onPage('info'),
    'info-soft': stateSofts.info.hex,
    'on-info-soft': onSoft('info'),
  }
}
