import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Design } from '@coffer/branding/design'
import { type FontFile, fontFilesFor, isPreloaded } from '@coffer/branding/font-faces'

const { resolve } = createRequire(import.meta.url)

/** A font of a tenant's page: its address, named by its content, and its bytes. */
export type Font = { readonly address: string; readonly content: Uint8Array; readonly isPreloaded: boolean }

/** The fonts of a design by file. Lato is not among them, since it belongs to the application. */
export type Fonts = ReadonlyMap<string, Font>

const read = new Map<string, Omit<Font, 'isPreloaded'>>()

/** Reads the fonts of a design from the packages of its families. */
export function readFonts(design: Design): Fonts {
  return new Map(
    fontFilesFor(design).map((file) => {
      const name = fontName(file)
      const font = read.get(name) ?? readFont(name, file)
      read.set(name, font)
      return [name, { ...font, isPreloaded: isPreloaded(file, design) }]
    }),
  )
}

/** The name of a file in its package, without its extension. */
export function fontName({ typeface, subset, weight }: FontFile): string {
  return `${packageName(typeface)}-${subset}-${weight}-normal`
}

const packageName = (typeface: string): string => typeface.toLowerCase().replaceAll(' ', '-')

/** The path of a font file in its package. */
export const fontPath = (typeface: string, name: string, ending: 'woff' | 'woff2'): string =>
  resolve(`@fontsource/${packageName(typeface)}/files/${name}.${ending}`)

function readFont(name: string, { typeface }: FontFile): Omit<Font, 'isPreloaded'> {
  const content = readFileSync(fontPath(typeface, name, 'woff2'))
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return { address: `/fonts/${name.replace(/-normal$/, '')}-${digest}.woff2`, content }
}
