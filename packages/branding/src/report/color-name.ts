import { parseToRgb } from 'polished'
import { type Color, colorFromRgb } from '../color.ts'

/**
 * A family of hues up to an angle in OKLCH: its name, the range of lightness (0 to 1) of the plain name, and the names of
 * its dark and light shades if "dark" and "light" are not idiomatic.
 */
type Family = {
  readonly upTo: number
  readonly name: string
  readonly from: number
  readonly to: number
  readonly dark?: string
  readonly light?: string
}

const families: readonly Family[] = [
  { upTo: 12, name: 'pink', from: 0.6, to: 0.9, dark: 'crimson' },
  { upTo: 38, name: 'red', from: 0.45, to: 0.72, light: 'pink' },
  { upTo: 62, name: 'orange', from: 0.5, to: 0.85, dark: 'brown', light: 'peach' },
  { upTo: 80, name: 'orange', from: 0.68, to: 0.9, dark: 'brown', light: 'cream' },
  { upTo: 113, name: 'yellow', from: 0.72, to: 0.98, dark: 'olive', light: 'cream' },
  { upTo: 132, name: 'lime green', from: 0.65, to: 0.97, dark: 'olive green' },
  { upTo: 168, name: 'green', from: 0.43, to: 0.9 },
  { upTo: 212, name: 'teal', from: 0.42, to: 0.75, light: 'turquoise' },
  { upTo: 235, name: 'blue', from: 0.42, to: 0.72, dark: 'dark teal', light: 'sky blue' },
  { upTo: 288, name: 'blue', from: 0.38, to: 0.75, dark: 'navy', light: 'light blue' },
  { upTo: 318, name: 'purple', from: 0.38, to: 0.72, light: 'lavender' },
  { upTo: 340, name: 'magenta', from: 0.5, to: 0.8, dark: 'plum' },
  { upTo: 360, name: 'pink', from: 0.6, to: 0.9, dark: 'crimson' },
]

/** Chroma below which a color is perceived as grey. */
const grey = 0.022

/** Common name of a color in any CSS notation: "yellow", "navy", "dark green", "light grey". */
export function colorName(css: string): string {
  const color = parsed(css)
  if (color.lightness < 0.13) return 'black'
  if (color.chroma < grey) return greyName(color)
  const degrees = ((color.hue * 180) / Math.PI + 360) % 360
  const family = families.find(({ upTo }) => degrees < upTo)
  return family ? shadeName(family, color) : greyName(color)
}

/** Whether a color has a perceptible hue. */
export function hasHue(css: string): boolean {
  return parsed(css).chroma >= grey
}

/** Polished reads every notation but costs 3 kB, which is fine in a report that no depositor's browser loads. */
function parsed(css: string): Color {
  const { red, green, blue } = parseToRgb(css)
  return colorFromRgb([red, green, blue])
}

function shadeName({ name, from, to, dark, light }: Family, { lightness, chroma }: Color): string {
  if (lightness < from) return dark ?? `dark ${name}`
  const isPale = lightness > to || (lightness > 0.9 && chroma < 0.06)
  return isPale ? (light ?? `light ${name}`) : name
}

function greyName({ lightness }: Color): string {
  if (lightness < 0.22) return 'near black'
  if (lightness < 0.48) return 'dark grey'
  if (lightness < 0.76) return 'grey'
  return lightness < 0.975 ? 'light grey' : lightness < 0.9995 ? 'off-white' : 'white'
}
