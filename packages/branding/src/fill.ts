import { type Color, colorAt, parseColor } from './color.ts'
import { contrastBetween, darkenUntil, needed } from './contrast.ts'

export const white = parseColor('#ffffff')
const black = parseColor('#000000')

/** Minimum contrast with white for darkening a color for white text: brands expect white on a medium blue or green. */
const minContrastToDarken = 3.6

/** Background of a button: the brand color as given, or slightly darker if white text is almost legible on it. */
export function buttonFill(color: Color): Color {
  return contrastBetween(color, white) >= minContrastToDarken
    ? darkenUntil(color, [white], needed.text)
    : color
}

/** Lightness below which shades of black look alike. */
const blackest = 0.16

/** White if legible, else black: one of the two has a contrast of at least 4.58 with any color. */
export function textOn(fill: Color): Color {
  return contrastBetween(fill, white) >= needed.text ? white : black
}

/** A fill on hover: darker, or lighter if darker would look the same or reduce the text's contrast too far. */
export function hoverShade(fill: Color, text: Color, amount: number): Color {
  const { lightness, chroma, hue } = fill
  const darker = colorAt(Math.max(0, lightness - amount), chroma, hue)
  if (lightness > 0.3 && contrastBetween(darker, text) >= needed.text) return darker
  const lighter = colorAt(Math.min(1, Math.max(lightness, blackest) + amount * 1.5), chroma, hue)
  return contrastBetween(lighter, text) >= needed.text ? lighter : fill
}
