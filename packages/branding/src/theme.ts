import { type Adjustment, type Use, findAdjustments } from './adjustments.ts'
import { type Color, colorAt, parseColor } from './color.ts'
import { darkenUntil, needed } from './contrast.ts'
import { buttonFill, hoverShade, textOn, white } from './fill.ts'
import { picturePanelColor } from './front-picture/picture-panel.ts'
import { inkColors, pageBackgrounds } from './page-colors.ts'
import type { Role } from './roles.ts'
import { frameColors } from './frame-colors.ts'
import { givenStates, stateColor, stateColors, stateSofts } from './state-colors.ts'

export type ThemeColors = Readonly<Record<Role, string>>

/** The legible logo: white on the brand's color, the color logo on a light background. */
export type ThemeLogo = 'hor-white' | 'hor-color'

export type Theme = {
  readonly colors: ThemeColors
  readonly drawerLogo: ThemeLogo
  readonly logInLogo: ThemeLogo
  /** Brand and status colors that were changed. */
  readonly adjustments: readonly Adjustment[]
}

export type BrandColors = { readonly colorPrimary: string; readonly colorSecondary: string }

/**
 * Derives every color of the application from any two brand colors (`#rrggbb`), even dark, pale, grey or equal ones. Each
 * pair of `pairings` meets WCAG 2.2 AA. Pure; throws a TypeError for a color in another format.
 */
export function createTheme({ colorPrimary, colorSecondary }: BrandColors): Theme {
  const given = { primary: parseColor(colorPrimary), secondary: parseColor(colorSecondary) }
  const { background, surface, sunken, tinted } = pageBackgrounds(given.primary)
  const page = [background, surface, sunken, tinted]
  const primarySoft = tint(given.primary)
  const chartArea = tint(given.secondary)
  const light = [...page, primarySoft, ...Object.values(stateSofts)]

  const primary = buttonFill(given.primary)
  const onPrimary = textOn(primary)
  const ink = inkColors(given.primary, light)
  const edgeBackgrounds = [...light, parseColor(ink.hairline)]
  const primaryEdge = darkenUntil(primary, edgeBackgrounds, needed.control)
  const onPrimarySoft = darkenUntil(deep(given.primary), [primarySoft], needed.text)
  const link = darkenUntil(given.secondary, light, needed.text)
  const focus = darkenUntil(given.secondary, light, needed.control)
  const chartBackgrounds = [...page, chartArea]
  const chartLine = darkenUntil(given.secondary, chartBackgrounds, needed.control)
  const frame = frameColors({ primary, primarySoft, primaryEdge, focus, ink: ink.text, sunken })

  return {
    drawerLogo: frame.logo,
    logInLogo: frame.logo,
    adjustments: findAdjustments([
      ...brandUses('color_primary', given.primary, [
        { role: 'primary', used: primary, backgrounds: [white], needed: needed.text },
        { role: 'primary-edge', used: primaryEdge, backgrounds: edgeBackgrounds, needed: needed.control },
      ]),
      ...brandUses('color_secondary', given.secondary, [
        { role: 'link', used: link, backgrounds: light, needed: needed.text },
        { role: 'focus', used: focus, backgrounds: light, needed: needed.control },
        { role: 'chart-line', used: chartLine, backgrounds: chartBackgrounds, needed: needed.control },
      ]),
      ...stateUses(page),
    ]),
    colors: {
      background: background.hex,
      surface: surface.hex,
      'surface-sunken': sunken.hex,
      'surface-tinted': tinted.hex,
      ...ink,
      link: link.hex,
      focus: focus.hex,
      primary: primary.hex,
      'on-primary': onPrimary.hex,
      'primary-hover': hoverShade(primary, onPrimary, 0.045).hex,
      'primary-pressed': hoverShade(primary, onPrimary, 0.085).hex,
      'primary-edge': primaryEdge.hex,
      'primary-soft': primarySoft.hex,
      'on-primary-soft': onPrimarySoft.hex,
      ...frame.colors,
      'picture-panel': picturePanelColor(given.primary).hex,
      'on-picture-panel': white.hex,
      ...stateColors(page),
      'chart-line': chartLine.hex,
      'chart-area': chartArea.hex,
      scrim: `${ink.text}8c`,
      shadow: `${ink.text}29`,
    },
  }
}

function tint({ chroma, hue }: Color): Color {
  return colorAt(0.958, Math.min(chroma * 0.28, 0.045), hue)
}

function deep({ lightness, chroma, hue }: Color): Color {
  return colorAt(Math.min(lightness, 0.46), chroma, hue)
}

function brandUses(
  source: Use['source'],
  given: Color,
  uses: readonly Omit<Use, 'source' | 'given'>[],
): Use[] {
  return uses.map((use) => ({ source, given, ...use }))
}

function stateUses(page: readonly Color[]): Use[] {
  const states = ['error', 'success', 'warning', 'info'] as const
  return states.map((state) => ({
    source: state,
    role: state,
    given: givenStates[state],
    used: stateColor(state, page),
    backgrounds: [...page, stateSofts[state]],
    needed: needed.text,
  }))
}
