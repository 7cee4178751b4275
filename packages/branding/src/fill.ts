import { type Color, colorAt, colorOf } from './color.ts'
import { contrastOf, darkenUntil, needed } from './contrast.ts'

export const white = colorOf('#ffffff')
const black = colorOf('#000000')

/** A colour this near to carrying white text is darkened until it does: brands expect white on a middle blue or green. */
const nearlyCarriesWhite = 3.6

/** A brand colour as the ground of a button: as given, or a shade darker where white text is a hair short of legible. */
export function fillOf(color: Color): Color {
  return contrastOf(color, white) >= nearlyCarriesWhite ? darkenUntil(color, [white], needed.text) : color
}

/** Below this lightness, shades of black look alike on a screen. */
const blackest = 0.16

/** White where it can be read, else black: one of the two holds 4.58 on any colour. */
export function textOn(fill: Color): Color {
  return contrastOf(fill, white) >= needed.text ? white : black
}

/** A fill under the pointer: darker, or lighter where darker cannot be told apart or would cost the text its contrast. */
export function shifted(fill: Color, text: Color, amount: number): Color {
  const { lightness, chroma, hue } = fill
  const darker = colorAt(Math.max(0, lightness - amount), chroma, hue)
  if (lightness > 0.3 && contrastOf(darker, text) >= needed.text) return darker
  const lighter = colorAt(Math.min(1, Math.max(lightness, blackest) + amount * 1.5), chroma, hue)
  return contrastOf(lighter, text) >= needed.text ? lighter : fill
}
