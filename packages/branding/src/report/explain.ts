import type { Adjustment } from '../adjustments.ts'
import { contrast } from '../contrast.ts'
import { pairings } from '../pairs.ts'
import type { Role } from '../roles.ts'
import type { BrandColors, Theme } from '../theme.ts'
import { colorName, hasHue } from './color-name.ts'
import { ratioText } from './ratio-text.ts'

/**
 * The use of each brand color, and why it was adjusted, in sentences for a designer:
 * "Your yellow (#ffc72c) is used for buttons as you gave it; text on it is black, 13.4:1." `theme` is derived from
 * these colors.
 */
export function explain(brand: BrandColors, theme: Theme): readonly string[] {
  const { primary, secondary } = nameColors(brand)
  return [
    buttons(primary, brand.colorPrimary, theme),
    frame(primary, theme),
    ...edge(primary, theme),
    ...(brand.colorPrimary === brand.colorSecondary
      ? ['Your two colors are equal: links, the focus ring and the chart use the same one as buttons.']
      : []),
    links(secondary, brand.colorSecondary, theme),
    ...explainGraphics(secondary, theme),
  ]
}

/** How the sentences call each color: two colors with the same name become primary and secondary. */
function nameColors({ colorPrimary, colorSecondary }: BrandColors) {
  const [one, other] = [colorName(colorPrimary), colorName(colorSecondary)]
  return one === other && colorPrimary !== colorSecondary
    ? { primary: `Your primary ${one}`, secondary: `Your secondary ${other}` }
    : { primary: `Your ${one}`, secondary: `Your ${other}` }
}

function buttons(called: string, given: string, { colors, adjustments }: Theme): string {
  const text = `text on ${colors.primary === given ? 'it' : 'them'} is ${colorName(colors['on-primary'])}, ${ratioText(contrast(colors['on-primary'], colors.primary))}`
  const change = findChange(adjustments, 'primary')
  return change
    ? `${called} (${given}) is slightly too light for white text (${comparison(change)}); buttons use ${change.used}, ${shade(change)}, and ${text}.`
    : `${called} (${given}) is used for buttons as you gave it; ${text}.`
}

function frame(called: string, { colors, drawerLogo }: Theme): string {
  const ratio = ratioText(contrast(colors['on-drawer'], colors.drawer))
  if (drawerLogo === 'hor-white') {
    return `${called} is also the background of the menu and of the panel beside the log-in form, with your white logo and white text, ${ratio}.`
  }
  const edged =
    colors['drawer-edge'] === colors.primary ? 'an edge in this color' : 'an edge in a darker shade'
  return `${called} is too light to carry white text: the menu and the log-in page stay light, with ${edged} and your color logo; text there is dark, ${ratio}.`
}

function edge(called: string, { adjustments, colors }: Theme): readonly string[] {
  const change = findChange(adjustments, 'primary-edge')
  return change && change.used !== colors.primary
    ? [
        `${tooLight(called, change)}; ticks, progress bars and the edge of buttons use ${replacement(change)}.`,
      ]
    : []
}

function links(called: string, given: string, theme: Theme): string {
  const change = findChange(theme.adjustments, 'link')
  if (change) {
    return `${called} (${given}) is too light for links on the page (${comparison(change)}); links use ${replacement(change)}.`
  }
  return `${called} (${given}) is used for links, the focus ring and the chart's line as you gave it; its contrast on the page is ${ratioText(weakest('link', theme))} or better.`
}

/** The focus ring and the chart's line need less contrast than text: a color used for links as given fits them too. */
function explainGraphics(called: string, { adjustments }: Theme): readonly string[] {
  const [link, focus, line] = [
    findChange(adjustments, 'link'),
    findChange(adjustments, 'focus'),
    findChange(adjustments, 'chart-line'),
  ]
  if (!link) return []
  if (!focus && !line) return [`${called} is used for the focus ring and the chart's line as you gave it.`]
  if (focus && line && focus.used === line.used) {
    return [`${tooLight(called, focus)}; the focus ring and the chart's line use ${replacement(focus)}.`]
  }
  return [
    ...(focus ? [`${tooLight(called, focus)}; the focus ring uses ${replacement(focus)}.`] : []),
    ...(line ? [`${tooLight(called, line)}; the chart's line uses ${replacement(line)}.`] : []),
  ]
}

function tooLight(called: string, change: Adjustment): string {
  return `${called} is too light to be seen by itself on the page (${comparison(change)})`
}

function replacement(change: Adjustment): string {
  return `${change.used}, ${shade(change)}, ${ratioText(change.usedContrast)}`
}

function comparison({ givenContrast, needed }: Adjustment): string {
  return `${ratioText(givenContrast)} where ${ratioText(needed)} is needed`
}

/** A difference under five is hardly visible except side by side. */
function shade({ given, difference }: Adjustment): string {
  const isSlight = difference < 5
  if (!hasHue(given)) return isSlight ? 'a slightly darker shade' : 'a darker shade'
  return isSlight ? 'the same hue but slightly darker' : 'the same hue but darker'
}

function findChange(adjustments: readonly Adjustment[], role: Role): Adjustment | undefined {
  return adjustments.find((each) => each.role === role && each.source.startsWith('color_'))
}

function weakest(role: Role, { colors }: Theme): number {
  const backgrounds = pairings.find((pairing) => pairing.role === role)?.backgrounds ?? []
  return Math.min(...backgrounds.map((background) => contrast(colors[role], colors[background])))
}
