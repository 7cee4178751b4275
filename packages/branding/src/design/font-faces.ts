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

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/** The `@font-face` rules of a design, with fallbacks of the same metrics, against layout shift. */
export function fontFaceCss(design: Design, addressOf: (file: FontFile) => string): string {
  const faces = fontFilesOf(design).map((file) =>
    ruleOf(file.typeface, file.weight, {
      'font-display': 'swap',
      src: `url(${addressOf(file)}) format("woff2")`,
      'unicode-range': unicodeRanges[file.subset],
    }),
  )
  const fallbacks = Array.from(weightsOf(design), ([typeface, weights]) => [
    ...weights.map((weight) => textFallback(typeface, weight)),
    ...(typeface === design.textTypeface ? [figuresFallback(typeface)] : []),
  ])
  return [...faces, ...fallbacks.flat()].join('')
}

function textFallback(typeface: AddedTypeface, weight: FontWeight): string {
  const { ascent, descent, widths } = metrics[typeface]
  return fallbackRule(typeface, weight, {
    'size-adjust': percent(widths[weight]),
    'ascent-override': percent(ascent / widths[weight]),
    'descent-override': percent(descent / widths[weight]),
    'line-gap-override': '0%',
  })
}

/** Of large amounts, whose figures differ more from the fallback's than letters. The text's rule has the height of a line. */
const figuresFallback = (typeface: AddedTypeface): string =>
  fallbackRule(typeface, 900, {
    'size-adjust': percent(metrics[typeface].figures),
    'unicode-range': 'U+24,U+30-39',
  })

function fallbackRule(
  typeface: AddedTypeface,
  weight: FontWeight,
  more: Readonly<Record<string, string>>,
): string {
  const names = fallbackFonts[metrics[typeface].fallback][weight === 400 ? 'regular' : 'bold']
  const src = names.map((name) => `local("${name}")`).join(',')
  return ruleOf(`${typeface} Fallback`, weight, { src, ...more })
}

function ruleOf(family: string, weight: FontWeight, more: Readonly<Record<string, string>>): string {
  const all = { 'font-family': `"${family}"`, 'font-style': 'normal', 'font-weight': weight, ...more }
  return `@font-face{${Object.entries(all)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
}
