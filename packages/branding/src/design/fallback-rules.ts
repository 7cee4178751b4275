import type { SystemFont } from './system-fonts.ts'

/** The room that a family takes: `tooling/tenant/src/fonts/measure-typeface.ts` computes it from the font files. */
export type Room = {
  /** Shares of the font size. */
  readonly ascent: number
  readonly descent: number
  /** Width of a text by weight, relative to the fallback's. */
  readonly widths: Readonly<Record<400 | 700 | 900, number>>
  /** That of amounts' dollar sign and figures, in the heaviest weight. */
  readonly figures: number
}

type Weight = keyof Room['widths']

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/**
 * The `@font-face` rules of one weight of a family's fallback, one for each font that a machine may have: it takes the room of
 * the family, so that the page does not move when that is loaded.
 */
export const textFallbacks = (
  family: string,
  { ascent, descent, widths }: Room,
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
 * Of large amounts, whose figures differ more from the fallback's than letters. The height of a line is that of the text's
 * rule.
 */
export const figuresFallbacks = (
  family: string,
  { figures }: Room,
  fonts: readonly SystemFont[],
): readonly string[] =>
  fonts.map((font) => rule(family, 900, font, figures * font.widths[2], 'unicode-range:U+24,U+30-39'))

const facesOf = ({ names }: SystemFont, weight: Weight): string =>
  [...new Set(names.map((name) => (weight === 400 ? name : `${name.replace(/ Regular$/, '')} Bold`)))]
    .map((name) => `local('${name}')`)
    .join()

const rule = (family: string, weight: Weight, font: SystemFont, width: number, more: string): string =>
  `@font-face{font-family:'${family} Fallback';font-weight:${weight};src:${facesOf(font, weight)};size-adjust:${percent(width)};${more}}`
