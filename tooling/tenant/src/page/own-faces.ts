import type { Design } from '@coffer/branding/design'
import { type FontFile, fontFaceCss, headingTypefaceOf, optionalFaceCss } from '@coffer/branding/font-faces'
import { latoFallbackRules } from '@coffer/branding/lato-fallback'
import { type Fonts, fontName } from '../fonts/font-files.ts'

const usesLato = (design: Design): boolean =>
  design.textTypeface === 'Lato' || headingTypefaceOf(design) === 'Lato'

const addressIn =
  (fonts: Fonts) =>
  (file: FontFile): string =>
    fonts.get(fontName(file))?.address ?? ''

/** The rules of the tenant's fonts, and of Lato's fallback, which only the page needs. */
export const tenantFontFaces = (design: Design, fonts: Fonts): string =>
  [...(usesLato(design) ? latoFallbackRules : []), fontFaceCss(design, addressIn(fonts))].join('')

/**
 * The rules of all typefaces of a page without the application's styles. `lato` are the application's Lato files.
 */
export function allFontFaces(design: Design, fonts: Fonts, lato: readonly string[]): string {
  const rules = lato.map((address) => {
    const weight = /-(\d00)-/.exec(address)?.[1] ?? '400'
    return `@font-face{font-family:Lato;font-weight:${weight};font-display:optional;src:url(${address}) format("woff2")}`
  })
  return [...(usesLato(design) ? rules : []), optionalFaceCss(design, addressIn(fonts))].join('')
}
