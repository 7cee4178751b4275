/** Arial with Lato's metrics, against layout shift when Lato arrives. Measured on the product's text. */
const fallbacks = [
  { weight: 400, local: ['Arial', 'Liberation Sans', 'Helvetica'], width: 0.9599 },
  { weight: 700, local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], width: 0.9151 },
  { weight: 900, local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], width: 0.9343 },
]
/** Lato's metrics, relative to its size. */
const LATO_ASCENT = 0.987
const LATO_DESCENT = 0.213

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** The `@font-face` rules of `Lato Fallback`. */
export const latoFallbackRules: readonly string[] = fallbacks.map(
  (fallback) => `@font-face {
  font-family: 'Lato Fallback';
  font-style: normal;
  font-weight: ${fallback.weight};
  src: ${fallback.local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(fallback.width)};
  ascent-override: ${percent(LATO_ASCENT / fallback.width)};
  descent-override: ${percent(LATO_DESCENT / fallback.width)};
  line-gap-override: 0%;
}`,
)
