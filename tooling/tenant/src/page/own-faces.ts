import type { Design } from '@coffer/branding/design'
import { fontFaceCss, headingTypefaceOf } from '@coffer/branding/font-faces'
import { latoFallbackRules } from '@coffer/branding/lato-fallback'
import { type Fonts, fontName } from '../fonts/font-files.ts'

/** The rules of the fonts that are not the application's own. */
export const addedFaces = (design: Design, fonts: Fonts): string =>
  fontFaceCss(design, (file) => fonts.get(fontName(file))?.address ?? '')

/**
 * The rules of all typefaces of a page that has none of the application's styles. `lato` are the application's Lato
 * files. Without a connection browsers take a font from their cache, or the fallback of the same metrics.
 */
export function ownFaces(design: Design, fonts: Fonts, lato: readonly string[]): string {
  const added = addedFaces(design, fonts)
  const usesLato = design.textTypeface === 'Lato' || headingTypefaceOf(design) === 'Lato'
  if (!usesLato) return added
  const rules = lato.map((address) => {
    const weight = /-(\d00)-/.exec(address)?.[1] ?? '400'
    return `@font-face{font-family:Lato;font-weight:${weight};font-display:swap;src:url(${address}) format("woff2")}`
  })
  return [...rules, ...latoFallbackRules, added].join('')
}
