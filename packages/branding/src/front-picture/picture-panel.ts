import { type Color, colorAt } from '../color.ts'

/**
 * The panel below a picture: the primary color, so dark that white text on its scrim meets AA over any pixel, even
 * white.
 */
export const picturePanelColor = ({ lightness, chroma, hue }: Color): Color =>
  colorAt(Math.min(lightness, 0.25), Math.min(chroma, 0.07), hue)
