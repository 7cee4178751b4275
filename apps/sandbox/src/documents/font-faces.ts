import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { fontOf } from './woff.ts'

/** Font weights. */
export type FontWeight = 'regular' | 'bold'

/** One font file, as much as is needed to set text in it. */
export interface FontFace {
  readonly name: string
  readonly content: Uint8Array
  /** Scale at which it looks as large as Lato. */
  readonly scale: number
  /** Whether it is of a script whose letters change with their neighbors or run to the left. */
  readonly isShaped: boolean
  has: (character: string) => boolean
}

const { resolve } = createRequire(import.meta.url)
const weights = { regular: 400, bold: 700 } as const

/** Ratio of Lato's cap height and x-height to those of Carlito, which derives from it. */
const asLargeAsLato = 1.06

/**
 * Lato as the screens have it, in its two files, then Carlito, which was drawn from Lato and has what Lato lacks:
 * the characters of every language written in Latin, Greek or Cyrillic.
 */
const files = [
  { family: 'lato', part: 'latin', scale: 1 },
  { family: 'lato', part: 'latin-ext', scale: 1 },
  { family: 'carlito', part: 'latin-ext', scale: asLargeAsLato },
  { family: 'carlito', part: 'vietnamese', scale: asLargeAsLato },
  { family: 'carlito', part: 'greek', scale: asLargeAsLato },
  { family: 'carlito', part: 'cyrillic', scale: asLargeAsLato },
] as const

const read = new Map<FontWeight, readonly FontFace[]>()

/** The faces of a weight, in the order of fallback. Read once. */
export function fontFaces(weight: FontWeight): readonly FontFace[] {
  const known = read.get(weight)
  if (known) return known
  const faces = files.map(({ family, part, scale }): FontFace => {
    const name = `${family}-${part}-${weights[weight]}-normal`
    const content = fontOf(readFileSync(resolve(`@fontsource/${family}/files/${name}.woff`)))
    return { name, content, scale, isShaped: false, has: charactersOf(content) }
  })
  read.set(weight, faces)
  return faces
}

/** Tells which characters a font has. */
export function charactersOf(content: Uint8Array): FontFace['has'] {
  const codePoints = new Set(create(content).characterSet)
  return (character) => codePoints.has(character.codePointAt(0) ?? -1)
}
