import { type Color, colorAt } from '../color.ts'

/** The panel of a picture: the primary, so dark that white on its scrim meets AA over any pixel, white ones included. */
export const picturePanelOf = ({ lightness, chroma, hue }: Color): Color =>
  colorAt(Math.min(lightness, 0.25), Math.min(chroma, 0.07), hue)
