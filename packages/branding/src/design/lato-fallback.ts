/** Lato's metrics, relative to its size. */
const LATO_ASCENT = 0.987
const LATO_DESCENT = 0.213

const percent = (share: number) => `${(share * 100).toFixed(2)}%`
const arialBold = ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Arimo Bold']

const fallbackRule = (weight: number, fonts: readonly string[], width: number, more: string) =>
  `@font-face{font-family:'Lato Fallback';font-weight:${weight};src:${fonts.map((name) => `local('${name}')`).join()};size-adjust:${percent(width)};${more}}`

/** Arial with Lato's metrics, against layout shift when Lato arrives. Measured on the product's text. */
const textRules = [
  { weight: 400, fonts: ['Arial', 'Liberation Sans', 'Helvetica', 'Arimo Regular'], width: 0.9599 },
  { weight: 700, fonts: arialBold, width: 0.9151 },
  { weight: 900, fonts: arialBold, width: 0.9343 },
].map(({ weight, fonts, width }) =>
  fallbackRule(
    weight,
    fonts,
    width,
    `ascent-override:${percent(LATO_ASCENT / width)};descent-override:${percent(LATO_DESCENT / width)};line-gap-override:0%`,
  ),
)

/**
 * Of amounts: Lato's dollar sign and figures are wider than Arial's, where its letters are narrower. The height of a line
 * is that of the text's rule.
 */
const figuresRule = fallbackRule(900, arialBold, 1.0429, 'unicode-range:U+24,U+30-39')

/** The `@font-face` rules of `Lato Fallback`. */
export const latoFallbackRules: readonly string[] = [...textRules, figuresRule]
