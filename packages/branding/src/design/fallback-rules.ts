import type { SystemFont } from './system-fonts.ts'

/** The metrics of a family: `tooling/tenant/src/fonts/measure-typeface.ts` computes them from the font files. */
export type FontMetrics = {
  /** Ascent and descent as shares of the font size. */
  readonly ascent: number
  readonly descent: number
  /** Width of text by weight, relative to the fallback font. */
  readonly widths: Readonly<Record<400 | 700 | 900, number>>
  /** Width of an amount's dollar sign and digits in the heaviest weight, relative to the fallback font. */
  readonly figures: number
}

type Weight = keyof FontMetrics['widths']

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/**
 * The `@font-face` rules of one weight of a family's fallback, one for each font that a device may have. A fallback has
 * the metrics of the family, so that the layout does not shift when the family loads.
 */
export const textFallbacks = (
  family: string,
  { ascent, descent, widths }: FontMetrics,
  fonts: readonly SystemFont[],
  weight: Weight,
): readonly string[] =>
  fonts.map((font) => {
    const width = widths[weight] * font.widths[weight === 400 ? 0 : 1]
    return rule(
      family,
      weight,
      font,
      width,
      `ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)}`,
    )
  })

/**
 * The rules for large amounts, whose digits differ more from the fallback font than letters do. They set no line
 * height: the rules of the text do.
 */
export const figuresFallbacks = (
  family: string,
  { figures }: FontMetrics,
  fonts: readonly SystemFont[],
): readonly string[] =>
  fonts.map((font) => rule(family, 900, font, figures * font.widths[2], 'unicode-range:U+24,U+30-39'))

const localSources = ({ names }: SystemFont, weight: Weight): string =>
  [...new Set(names.map((name) => (weight === 400 ? name : `${name.replace(/ Regular$/, '')} Bold`)))]
    .map((name) => `local('${name}')`)
    .join()

const rule = (family: string, weight: Weight, font: SystemFont, width: number, more: string): string =>
  `@font-face{font-family:'${family} Fallback';font-weight:${weight};src:${localSources(font, weight)};size-adjust:${percent(width)};${more}}`
