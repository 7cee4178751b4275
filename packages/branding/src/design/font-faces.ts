import { figuresFallbacks, textFallbacks } from './fallback-rules.ts'
import type { Design } from './options.ts'
import {
  type AddedTypeface,
  fallbackFonts,
  type FontWeight,
  fontWeights,
  metrics,
  titleWeightOf,
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

/** The family of headings: that of the text where a design names none. */
export const headingTypefaceOf = ({ headingTypeface, textTypeface }: Design): Typeface =>
  headingTypeface ?? textTypeface

/** The weights that a page uses of each family beyond Lato. Headings alone need no regular weight. */
function weightsOf(design: Design): ReadonlyMap<AddedTypeface, readonly FontWeight[]> {
  const heading = headingTypefaceOf(design)
  const used = new Map<AddedTypeface, readonly FontWeight[]>()
  if (isAdded(heading)) used.set(heading, titleWeightOf(heading) === 700 ? [700] : [700, 900])
  if (isAdded(design.textTypeface)) used.set(design.textTypeface, fontWeights)
  return used
}

/** The font files of a design beyond the application's own. */
export function fontFilesOf(design: Design): readonly FontFile[] {
  return Array.from(weightsOf(design), ([typeface, weights]) =>
    weights.flatMap((weight) => fontSubsets.map((subset) => ({ typeface, subset, weight }))),
  ).flat()
}

/** Whether a page preloads a file: two faces of what is seen first, the text and its bold or the titles. */
export function isPreloaded({ typeface, subset, weight }: FontFile, design: Design): boolean {
  const heading = headingTypefaceOf(design)
  if (subset !== 'latin') return false
  if (typeface === design.textTypeface && weight === 400) return true
  return heading === design.textTypeface
    ? typeface === heading && weight === 700
    : typeface === heading && weight === titleWeightOf(heading)
}

type AddressOf = (file: FontFile) => string

/** The `@font-face` rules of a design, with fallbacks of the same metrics, against layout shift. */
export function fontFaceCss(design: Design, addressOf: AddressOf): string {
  const fallbacks = Array.from(weightsOf(design), ([typeface, weights]) => {
    const own = metrics[typeface]
    const fonts = fallbackFonts[own.fallback]
    return [
      ...weights.flatMap((weight) => textFallbacks(typeface, own, fonts, weight)),
      ...(typeface === design.textTypeface ? figuresFallbacks(typeface, own, fonts) : []),
    ]
  })
  return [...fontFilesOf(design).map((file) => faceRule(file, addressOf, 'swap')), ...fallbacks.flat()].join(
    '',
  )
}

/**
 * The rules for a page of few words: each font is used if it is there at once, as one from the browser's cache is, and not
 * otherwise, so that the page needs no fallbacks of the same metrics.
 */
export const optionalFaceCss = (design: Design, addressOf: AddressOf): string =>
  fontFilesOf(design)
    .filter(({ subset, weight }) => subset === 'latin' && weight !== 900)
    .map((file) => faceRule(file, addressOf, 'optional'))
    .join('')

const faceRule = (file: FontFile, addressOf: AddressOf, display: 'swap' | 'optional'): string =>
  ruleOf(file.typeface, file.weight, {
    'font-display': display,
    src: `url(${addressOf(file)}) format("woff2")`,
    'unicode-range': unicodeRanges[file.subset],
  })

function ruleOf(family: string, weight: FontWeight, more: Readonly<Record<string, string>>): string {
  const all = { 'font-family': `"${family}"`, 'font-weight': weight, ...more }
  return `@font-face{${Object.entries(all)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
}
