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

/** Font files that the first page preloads: those of its text and heading. */
export const preloadedFonts: readonly string[] = [regularLatin, boldLatin]

/** The `@font-face` rules of Lato. The page declares the fallbacks, because they must apply before the scripts run. */
export const fontFaceRules: string = faces
  .map(
    ({ weight: own, file, range }) =>
      `@font-face{font-family:Lato;font-weight:${own};font-display:swap;src:url(${file}) format('woff2');unicode-range:${range}}`,
  )
  .join('\n')
