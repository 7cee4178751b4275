import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { decodeWoff } from './woff.ts'

/** Font weights. */
export type FontWeight = 'regular' | 'bold'

/** One font file, with the properties needed to set text in it. */
export interface FontFace {
  readonly name: string
  readonly content: Uint8Array
  /** Scale at which it appears as large as Lato. */
  readonly scale: number
  /** Whether its script runs to the left or changes letters by their neighbors, so that text must be shaped. */
  readonly isShaped: boolean
  has: (character: string) => boolean
}

const { resolve } = createRequire(import.meta.url)
const weights = { regular: 400, bold: 700 } as const

/** Lato's cap height and x-height relative to those of Carlito, which derives from Lato. */
const carlitoScale = 1.06

/**
 * Lato in its two files, as on the screens, then Carlito, which was drawn from Lato and adds the characters that Lato
 * lacks for languages in Latin, Greek or Cyrillic script.
 */
const files = [
  { family: 'lato', part: 'latin', scale: 1 },
  { family: 'lato', part: 'latin-ext', scale: 1 },
  { family: 'carlito', part: 'latin-ext', scale: carlitoScale },
  { family: 'carlito', part: 'vietnamese', scale: carlitoScale },
  { family: 'carlito', part: 'greek', scale: carlitoScale },
  { family: 'carlito', part: 'cyrillic', scale: carlitoScale },
] as const

const read = new Map<FontWeight, readonly FontFace[]>()

/** The faces of a weight, in fallback order. Each file is read once. */
export function fontFaces(weight: FontWeight): readonly FontFace[] {
  const known = read.get(weight)
  if (known) return known
  const faces = files.map(({ family, part, scale }): FontFace => {
    const name = `${family}-${part}-${weights[weight]}-normal`
    const content = decodeWoff(readFileSync(resolve(`@fontsource/${family}/files/${name}.woff`)))
    return { name, content, scale, isShaped: false, has: characterTest(content) }
  })
  read.set(weight, faces)
  return faces
}

/** Returns a function that tells whether a font has a character. */
export function characterTest(content: Uint8Array): FontFace['has'] {
  const codePoints = new Set(create(content).characterSet)
  return (character) => codePoints.has(character.codePointAt(0) ?? -1)
}
