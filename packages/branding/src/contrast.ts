import { type Color, colorAt, parseColor, luminanceAt } from './color.ts'

/** Contrast required by WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for controls, graphics and the focus ring (1.4.11). */
export const needed = { text: 4.5, control: 3 } as const

/** The contrast of two colors `#rrggbb`, from 1 to 21. Never rounded: 4.499 is not 4.5. */
export function contrast(one: string, other: string): number {
  return contrastBetween(parseColor(one), parseColor(other))
}

export function contrastBetween(one: Color, other: Color): number {
  return ratio(one.luminance, other.luminance)
}

/** Whether `color` has the contrast `least` with every background. */
function hasContrast(color: Color, backgrounds: readonly Color[], least: number): boolean {
  return backgrounds.every((background) => contrastBetween(color, background) >= least)
}

/**
 * The lightest color of the same hue, no lighter than the given one, with the contrast `least` on every background. The
 * backgrounds must be light enough for black.
 */
export function darkenUntil(color: Color, backgrounds: readonly Color[], least: number): Color {
  return nearestLegible(color, backgrounds, least, 0)
}

/**
 * The darkest color of the same hue, no darker than the given one, with the contrast `least` on every background. The
 * backgrounds must be dark enough for white.
 */
export function lightenUntil(color: Color, backgrounds: readonly Color[], least: number): Color {
  return nearestLegible(color, backgrounds, least, 1)
}

/** The color nearest to the given one, toward black (0) or white (1), with the contrast `least`. */
function nearestLegible(color: Color, backgrounds: readonly Color[], least: number, end: 0 | 1): Color {
  if (hasContrast(color, backgrounds, least)) return color
  const { chroma, hue } = color
  const luminances = backgrounds.map((background) => background.luminance)
  const nearest = end === 0 ? Math.min(...luminances) : Math.max(...luminances)
  const isBeyond = (luminance: number) => (end === 0 ? luminance < nearest : luminance > nearest)
  let legible: number = end
  let illegible = color.lightness
  for (let step = 0; step < 10; step += 1) {
    const middle = (legible + illegible) / 2
    const luminance = luminanceAt(middle, chroma, hue)
    if (isBeyond(luminance) && ratio(luminance, nearest) >= least) legible = middle
    else illegible = middle
  }
  // Rounding to eight bits can lose the last hundredth: continue until the displayed color has the contrast.
  let found = colorAt(legible, chroma, hue)
  for (let lightness = legible; lightness !== end && !hasContrast(found, backgrounds, least);) {
    lightness = Math.min(1, Math.max(0, lightness + (end === 0 ? -0.004 : 0.004)))
    found = colorAt(lightness, chroma, hue)
  }
  return found
}

/** The contrast of two luminances. */
export function ratio(one: number, other: number): number {
  return one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05)
}
