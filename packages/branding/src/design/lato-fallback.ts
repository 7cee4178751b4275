import { figuresFallbacks, type FontMetrics, textFallbacks } from './fallback-rules.ts'
import { sansFonts } from './system-fonts.ts'
import { fontWeights } from './typefaces.ts'

/**
 * Lato's metrics, measured on the product's text: its dollar sign and digits are wider than Arial's, its letters
 * narrower.
 */
const latoMetrics: FontMetrics = {
  ascent: 0.987,
  descent: 0.213,
  widths: { 400: 0.9599, 700: 0.9151, 900: 0.9343 },
  figures: 1.0429,
}

/** The `@font-face` rules of `Lato Fallback`. */
export const latoFallbackRules: readonly string[] = [
  ...fontWeights.flatMap((weight) => textFallbacks('Lato', latoMetrics, sansFonts, weight)),
  ...figuresFallbacks('Lato', latoMetrics, sansFonts),
]
