import type { FontMetrics } from './fallback-rules.ts'
import { sansFonts, serifFonts, type SystemFont } from './system-fonts.ts'

/** The bundled families, all under the SIL Open Font License. The first is the default. */
export const typefaces = [
  'Lato',
  'Bitter',
  'Figtree',
  'Inter',
  'Noto Serif',
  'Nunito',
  'Public Sans',
  'Source Sans 3',
  'Source Serif 4',
  'Work Sans',
] as const
export type Typeface = (typeof typefaces)[number]

/** A bundled family that a tenant can choose instead of Lato. */
export type AddedTypeface = Exclude<Typeface, 'Lato'>

export const fontWeights = [400, 700, 900] as const
export type FontWeight = (typeof fontWeights)[number]

export type Fallback = 'Arial' | 'Times New Roman'

export type TypefaceMetrics = FontMetrics & {
  /** The system font until the family has loaded. */
  readonly fallback: Fallback
}

export const metrics: Readonly<Record<AddedTypeface, TypefaceMetrics>> = {
  Bitter: {
    fallback: 'Times New Roman',
    ascent: 0.935,
    descent: 0.265,
    widths: { 400: 1.1316, 700: 1.0865, 900: 1.1078 },
    figures: 1.2527,
  },
  Figtree: {
    fallback: 'Arial',
    ascent: 0.95,
    descent: 0.25,
    widths: { 400: 0.9925, 700: 0.9538, 900: 0.9801 },
    figures: 1.1354,
  },
  Inter: {
    fallback: 'Arial',
    ascent: 0.9688,
    descent: 0.2412,
    widths: { 400: 1.0603, 700: 1.0179, 900: 1.041 },
    figures: 1.1624,
  },
  'Noto Serif': {
    fallback: 'Times New Roman',
    ascent: 1.069,
    descent: 0.293,
    widths: { 400: 1.1841, 700: 1.1827, 900: 1.2308 },
    figures: 1.138,
  },
  Nunito: {
    fallback: 'Arial',
    ascent: 1.011,
    descent: 0.353,
    widths: { 400: 1.0005, 700: 0.9701, 900: 1.0127 },
    figures: 1.0788,
  },
  'Public Sans': {
    fallback: 'Arial',
    ascent: 0.95,
    descent: 0.225,
    widths: { 400: 1.0255, 700: 0.983, 900: 1.0054 },
    figures: 1.2586,
  },
  'Source Sans 3': {
    fallback: 'Arial',
    ascent: 1.024,
    descent: 0.4,
    widths: { 400: 0.9225, 700: 0.9109, 900: 0.9297 },
    figures: 0.971,
  },
  'Source Serif 4': {
    fallback: 'Times New Roman',
    ascent: 1.036,
    descent: 0.335,
    widths: { 400: 1.171, 700: 1.137, 900: 1.1519 },
    figures: 1.1691,
  },
  'Work Sans': {
    fallback: 'Arial',
    ascent: 0.93,
    descent: 0.243,
    widths: { 400: 1.0956, 700: 1.0291, 900: 1.0324 },
    figures: 1.086,
  },
}

/** The system fonts that replace each fallback, by device. */
export const fallbackFonts: Readonly<Record<Fallback, readonly SystemFont[]>> = {
  Arial: sansFonts,
  'Times New Roman': serifFonts,
}

/** The weight of titles: 700 for serifs, whose black weight is too heavy for a page. */
export const titleWeight = (typeface: Typeface): 700 | 900 =>
  typeface !== 'Lato' && metrics[typeface].fallback === 'Times New Roman' ? 700 : 900

/** The value of `font-family` for a family. */
export function fontStack(typeface: Typeface): string {
  const isSerif = typeface !== 'Lato' && metrics[typeface].fallback === 'Times New Roman'
  return `'${typeface}', '${typeface} Fallback', ${isSerif ? "'Times New Roman', serif" : 'Arial, sans-serif'}`
}
