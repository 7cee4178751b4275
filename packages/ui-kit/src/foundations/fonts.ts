import blackLatin from '@fontsource/lato/files/lato-latin-900-normal.woff2?url'
import blackExtended from '@fontsource/lato/files/lato-latin-ext-900-normal.woff2?url'
import boldLatin from '@fontsource/lato/files/lato-latin-700-normal.woff2?url'
import boldExtended from '@fontsource/lato/files/lato-latin-ext-700-normal.woff2?url'
import regularLatin from '@fontsource/lato/files/lato-latin-400-normal.woff2?url'
import regularExtended from '@fontsource/lato/files/lato-latin-ext-400-normal.woff2?url'
import { weight } from './tokens.ts'

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
const extended =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF'

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
