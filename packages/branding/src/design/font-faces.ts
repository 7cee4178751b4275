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

/** The `@font-face` rules of a design, with fallbacks of the same metrics, against layout shift. */
export function fontFaceCss(design: Design, addressOf: (file: FontFile) => string): string {
  const faces = fontFilesOf(design).map((file) =>
    ruleOf(file.typeface, file.weight, {
      'font-display': 'swap',
      src: `url(${addressOf(file)}) format("woff2")`,
      'unicode-range': unicodeRanges[file.subset],
    }),
  )
  const fallbacks = Array.from(weightsOf(design), ([typeface, weights]) => {
    const own = metrics[typeface]
    const fonts = fallbackFonts[own.fallback]
    return [
      ...weights.flatMap((weight) => textFallbacks(typeface, own, fonts, weight)),
      ...(typeface === design.textTypeface ? figuresFallbacks(typeface, own, fonts) : []),
    ]
  })
  return [...faces, ...fallbacks.flat()].join('')
}

function ruleOf(family: string, weight: FontWeight, more: Readonly<Record<string, string>>): string {
  const all = { 'font-family': `"${family}"`, 'font-style': 'normal', 'font-weight': weight, ...more }
  return `@font-face{${Object.entries(all)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
}
