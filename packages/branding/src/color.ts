/** A displayable color: eight bits per channel, with its OKLCH coordinates (hue in radians) and its WCAG luminance. */
export type Color = {
  readonly hex: string
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
  readonly luminance: number
}

type Rgb = readonly [red: number, green: number, blue: number]

const linearChannels = Float64Array.from({ length: 256 }, (_, byte) => {
  const channel = byte / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
})

/** Parses `#rrggbb`, the only form that the branding schema accepts; throws for any other. */
export function parseColor(hex: string): Color {
  const value = /^#[0-9a-f]{6}$/i.test(hex) ? Number.parseInt(hex.slice(1), 16) : Number.NaN
  if (Number.isNaN(value)) throw new TypeError(`Not a color of the form #rrggbb: ${hex}`)
  return colorFromRgb([value >> 16, (value >> 8) & 255, value & 255])
}

/** The displayable color at OKLCH coordinates: reduces the chroma to fit sRGB, never the hue or lightness. */
export function colorAt(lightness: number, chroma: number, hue: number): Color {
  const [red, green, blue] = displayable(lightness, chroma, hue)
  return colorFromRgb([encoded(red), encoded(green), encoded(blue)])
}

/** The luminance at OKLCH coordinates before rounding, for searches that need no color. */
export function luminanceAt(lightness: number, chroma: number, hue: number): number {
  return luminance(displayable(lightness, chroma, hue))
}

/** The color of three channels from 0 to 255. */
export function colorFromRgb(bytes: Rgb): Color {
  const [red, green, blue] = bytes
  const linear: Rgb = [linearChannels[red] ?? 0, linearChannels[green] ?? 0, linearChannels[blue] ?? 0]
  const hex = `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`
  return { hex, ...toOklch(linear), luminance: luminance(linear) }
}

/** The WCAG luminance of three channels from 0 to 255. */
export const luminanceFromRgb = ([red, green, blue]: Rgb): number =>
  luminance([linearChannels[red] ?? 0, linearChannels[green] ?? 0, linearChannels[blue] ?? 0])

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toOklch([red, green, blue]: Rgb): { lightness: number; chroma: number; hue: number } {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

function linearAt(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function displayable(lightness: number, chroma: number, hue: number): Rgb {
  const wanted = linearAt(lightness, chroma, hue)
  if (isDisplayable(wanted)) return wanted
  let [least, most] = [0, chroma]
  for (let step = 0; step < 9; step += 1) {
    const middle = (least + most) / 2
    if (isDisplayable(linearAt(lightness, middle, hue))) least = middle
    else most = middle
  }
  return linearAt(lightness, least, hue)
}

function isDisplayable(rgb: Rgb): boolean {
  return rgb.every((channel) => channel > -0.0005 && channel < 1.0005)
}

function encoded(channel: number): number {
  const bounded = Math.min(1, Math.max(0, channel))
  return Math.round(255 * (bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055))
}
