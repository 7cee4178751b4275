import { figuresFallbacks, textFallbacks } from './fallback-rules.ts'
import type { Design } from './options.ts'
import {
  type AddedTypeface,
  fallbackFonts,
  type FontWeight,
  fontWeights,
  metrics,
  titleWeight,
  type Typeface,
} from './typefaces.ts'
import { type FontSubset, fontSubsets, unicodeRanges } from './unicode-ranges.ts'

/** One file of a family. */
export type FontFile = {
  readonly typeface: AddedTypeface
  readonly subset: FontSubset
  readonly weight: FontWeight
}

const isAdded = (typeface: Typeface): typeface is AddedTypeface => typeface !== 'Lato'

/** The family of headings; defaults to the family of the text. */
export const headingTypefaceOf = ({ headingTypeface, textTypeface }: Design): Typeface =>
  headingTypeface ?? textTypeface

/** The weights that a page uses of each family except Lato. A family used only for headings needs no regular weight. */
function usedWeights(design: Design): ReadonlyMap<AddedTypeface, readonly FontWeight[]> {
  const heading = headingTypefaceOf(design)
  const used = new Map<AddedTypeface, readonly FontWeight[]>()
  if (isAdded(heading)) used.set(heading, titleWeight(heading) === 700 ? [700] : [700, 900])
  if (isAdded(design.textTypeface)) used.set(design.textTypeface, fontWeights)
  return used
}

/** The font files of a design, except those of Lato, which every page has. */
export function fontFilesFor(design: Design): readonly FontFile[] {
  return Array.from(usedWeights(design), ([typeface, weights]) =>
    weights.flatMap((weight) => fontSubsets.map((subset) => ({ typeface, subset, weight }))),
  ).flat()
}

/** Whether a page preloads a file: the text and the titles (or the bold text, if they share a family) are seen first. */
export function isPreloaded({ typeface, subset, weight }: FontFile, design: Design): boolean {
  const heading = headingTypefaceOf(design)
  if (subset !== 'latin') return false
  if (typeface === design.textTypeface && weight === 400) return true
  return heading === design.textTypeface
    ? typeface === heading && weight === 700
    : typeface === heading && weight === titleWeight(heading)
}

type AddressOf = (file: FontFile) => string

/** The `@font-face` rules of a design, with fallbacks of the same metrics to prevent layout shift. */
export function fontFaceCss(design: Design, addressOf: AddressOf): string {
  const fallbacks = Array.from(usedWeights(design), ([typeface, weights]) => {
    const own = metrics[typeface]
    const fonts = fallbackFonts[own.fallback]
    return [
      ...weights.flatMap((weight) => textFallbacks(typeface, own, fonts, weight)),
      ...(typeface === design.textTypeface ? figuresFallbacks(typeface, own, fonts) : []),
    ]
  })
  return [...fontFilesFor(design).map((file) => faceRule(file, addressOf, 'swap')), ...fallbacks.flat()].join(
    '',
  )
}

/**
 * The rules for a page of few words (`font-display: optional`): a font is used only if it is available at once, for
 * example from the browser's cache, so the page needs no fallbacks of the same metrics.
 */
export const optionalFaceCss = (design: Design, addressOf: AddressOf): string =>
  fontFilesFor(design)
    .filter(({ subset, weight }) => subset === 'latin' && weight !== 900)
    .map((file) => faceRule(file, addressOf, 'optional'))
    .join('')

const faceRule = (file: FontFile, addressOf: AddressOf, display: 'swap' | 'optional'): string =>
  fontFaceRule(file.typeface, file.weight, {
    'font-display': display,
    src: `url(${addressOf(file)}) format("woff2")`,
    'unicode-range': unicodeRanges[file.subset],
  })

function fontFaceRule(family: string, weight: FontWeight, more: Readonly<Record<string, string>>): string {
  const all = { 'font-family': `"${family}"`, 'font-weight': weight, ...more }
  return `@font-face{${Object.entries(all)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
}
