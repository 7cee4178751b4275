import { type Color, colorAt } from './color.ts'
import { darkenUntil, needed } from './contrast.ts'
import { white } from './fill.ts'

/** The three grounds of a page: near white with a breath of the brand's hue, white cards, and what is sunken into either. */
export function pageGrounds(primary: Color): { ground: Color; surface: Color; sunken: Color } {
  return {
    ground: neutral(primary, 0.98, 0.005),
    surface: white,
    sunken: neutral(primary, 0.962, 0.008),
  }
}

/** Ink, lines and controls, in a neutral that leans to the brand's hue. `light` are all grounds they may stand on. */
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

/** A grey with at most `chroma` of the brand's hue; a grey brand keeps its greys grey. */
function neutral({ chroma, hue }: Color, lightness: number, most: number): Color {
  return colorAt(lightness, Math.min(most, chroma * 0.2), hue)
}
