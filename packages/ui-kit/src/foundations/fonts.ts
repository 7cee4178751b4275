import blackLatin from '@fontsource/lato/files/lato-latin-900-normal.woff2?url'
import blackExtended from '@fontsource/lato/files/lato-latin-ext-900-normal.woff2?url'
import boldLatin from '@fontsource/lato/files/lato-latin-700-normal.woff2?url'
import boldExtended from '@fontsource/lato/files/lato-latin-ext-700-normal.woff2?url'
import regularLatin from '@fontsource/lato/files/lato-latin-400-normal.woff2?url'
import regularExtended from '@fontsource/lato/files/lato-latin-ext-400-normal.woff2?url'
import { unicodeRanges } from '@coffer/branding/unicode-ranges'
import { weight } from './tokens.ts'

const { latin, 'latin-ext': extended } = unicodeRanges

interface Face {
  weight: number
  file: string
  range: string
}

const faces: readonly Face[] = [
  { weight: weight.regular, file: regularLatin, range: latin },
  { weight: weight.regular, file: regularExtended, range: extended },
  { weight: weight.bold, file: boldLatin, range: latin },
  { weight: weight.bold, file: boldExtended, range: extended },
  { weight: weight.black, file: blackLatin, range: latin },
  { weight: weight.black, file: blackExtended, range: extended },
]

/** Fonts preloaded on the first page: those of its text and heading. */
export const preloadedFonts: readonly string[] = [regularLatin, boldLatin]

/** Arial with Lato's metrics, against layout shift when Lato arrives. Measured on the product's text. */
const fallbacks = [
  { weight: weight.regular, local: ['Arial', 'Liberation Sans', 'Helvetica'], width: 0.9599 },
  { weight: weight.bold, local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], width: 0.9151 },
  { weight: weight.black, local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], width: 0.9343 },
]
/** Lato's metrics, relative to its size. */
const LATO_ASCENT = 0.987
const LATO_DESCENT = 0.213

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

const fallbackRules = fallbacks.map(
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

const latoRules = faces.map(
  (face) => `@font-face {
  font-family: Lato;
  font-style: normal;
  font-weight: ${face.weight};
  font-display: swap;
  src: url(${face.file}) format('woff2');
  unicode-range: ${face.range};
}`,
)

/** The Lato faces and their fallbacks, as CSS. */
export const fontFaceRules: string = [...latoRules, ...fallbackRules].join('\n')
