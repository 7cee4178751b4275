import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decodeWoff } from '@coffer/sandbox/woff'
import { type Families, fontconfigXml } from './fontconfig.ts'

const { resolve } = createRequire(import.meta.url)
const cache = fileURLToPath(new URL('../../../../.cache/fonts', import.meta.url))

/** Families from the npm registry, whose packages are named after them. */
type Family =
  | 'Arimo'
  | 'Cousine'
  | 'DejaVu Sans'
  | 'DejaVu Serif'
  | 'Noto Sans'
  | 'Noto Serif'
  | 'Roboto'
  | 'Tinos'

export type MachineFonts = Families<Family>

/** The fonts of every browser that the project starts: as wide as Arial, Times New Roman and Courier New. */
export const projectFonts: MachineFonts = { sans: 'Arimo', serif: 'Tinos', monospaced: 'Cousine' }

/** The fonts of depositors’ machines without Arial. */
export const otherMachines = {
  Android: { sans: 'Roboto', serif: 'Noto Serif', monospaced: 'Cousine' },
  'Linux with DejaVu': { sans: 'DejaVu Sans', serif: 'DejaVu Serif', monospaced: 'Cousine' },
  'Linux with Noto': { sans: 'Noto Sans', serif: 'Noto Serif', monospaced: 'Cousine' },
} as const satisfies Record<string, MachineFonts>

const styles = ['400-normal', '400-italic', '700-normal', '700-italic']

/** The path of a configuration of fontconfig with these fonts alone, written at its first use. */
export function fontconfigFile(families: MachineFonts): string {
  const files = Object.values(families).flatMap(fontFiles)
  const folder = join(cache, digestFiles(files))
  const file = join(folder, 'fonts.conf')
  if (!existsSync(file)) write(folder, files, families)
  return file
}

interface FontFile {
  readonly name: string
  readonly woff: Buffer
}

/** The files of a family’s first subset, which has the characters of English and Spanish. */
function fontFiles(family: Family): readonly FontFile[] {
  const name = family.toLowerCase().replaceAll(' ', '-')
  return styles.map((style) => {
    const file = `${name}-latin-${style}`
    return { name: file, woff: readFileSync(resolve(`@fontsource/${name}/files/${file}.woff`)) }
  })
}

/** A digest of the files, and of the folder that the configuration names. */
function digestFiles(files: readonly FontFile[]): string {
  const hash = createHash('sha256')
    .update(readFileSync(new URL('fontconfig.ts', import.meta.url)))
    .update(cache)
  for (const { name, woff } of files) hash.update(name).update(woff)
  return hash.digest('hex').slice(0, 16)
}

/** Chromium accepts no WOFF as a system font. The folder is renamed once it is complete, since another process may be writing it too. */
function write(folder: string, files: readonly FontFile[], families: MachineFonts): void {
  mkdirSync(cache, { recursive: true })
  const unfinished = mkdtempSync(`${folder}-`)
  mkdirSync(join(unfinished, 'fonts'))
  for (const { name, woff } of files)
    writeFileSync(join(unfinished, 'fonts', `${name}.ttf`), decodeWoff(woff))
  const folders = { fonts: join(folder, 'fonts'), cache: join(folder, 'cache') }
  writeFileSync(join(unfinished, 'fonts.conf'), fontconfigXml(families, folders))
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}
