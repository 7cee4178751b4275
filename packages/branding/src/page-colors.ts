import { type Color, colorAt } from './color.ts'
import { darkenUntil, needed } from './contrast.ts'
import { white } from './fill.ts'

type PageBackgrounds = { background: Color; surface: Color; sunken: Color; tinted: Color }

/** The backgrounds of a page: near white with a hint of the brand's hue, white surfaces, sunken areas, tinted cards. */
export function pageBackgrounds(primary: Color): PageBackgrounds {
  return {
    background: neutral(primary, 0.98, 0.005),
    surface: white,
    sunken: neutral(primary, 0.962, 0.008),
    tinted: colorAt(0.967, Math.min(primary.chroma * 0.25, 0.028), primary.hue),
  }
}

/** Text, lines and controls, in a neutral color with the brand's hue. `light` lists all of their backgrounds. */
export function inkColors(primary: Color, light: readonly Color[]) {
  const ink = (lightness: number, least: number): string =>
    darkenUntil(neutral(primary, lightness, 0.02), light, least).hex
  return {
    text: ink(0.22, needed.text),
    'text-soft': ink(0.42, needed.text),
    'text-faint': ink(0.53, needed.text),
    hairline: neutral(primary, 0.905, 0.012).hex,
    'control-edge': ink(0.6, needed.control),
    'control-edge-hover': ink(0.42, needed.control),
    disabled: neutral(primary, 0.93, 0.008).hex,
    'on-disabled': ink(0.56, 3.4),
  }
}

/** A grey with at most `most` chroma of the brand's hue; none for a grey brand. */
export function neutral({ chroma, hue }: Color, lightness: number, most: number): Color {
  return colorAt(lightness, Math.min(most, chroma * 0.2), hue)
}
