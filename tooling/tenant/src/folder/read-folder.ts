import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Problem } from '../problem.ts'

/** A tenant's folder as it lies on disk; nothing in it is trusted yet. */
export type TenantFolder = {
  readonly slug: string
  readonly tenant: unknown
  readonly branding: unknown
  /** Content by file name. A file too large to be a logo is told by its size alone. */
  readonly logos: ReadonlyMap<string, Uint8Array>
  /** Own wording by language. */
  readonly words: ReadonlyMap<string, unknown>
  readonly problems: readonly Problem[]
}

/** The largest logo that is read at all; the check asks for far less. */
const readable = 1024 * 1024

/** The slugs that have a folder, in order. */
export function slugsIn(tenants: string): readonly string[] {
  if (!existsSync(tenants)) return []
  return readdirSync(tenants, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort()
}

export function readFolder(folder: string): TenantFolder {
  const slug = basename(folder)
  const problems: Problem[] = []
  const named = (file: string): string => `tenants/${slug}/${file}`

  const json = (file: string): unknown => {
    const path = join(folder, file)
    if (!existsSync(path)) {
      problems.push({ file: named(file), field: 'the file', mend: 'is missing; add it' })
      return undefined
    }
    try {
      return JSON.parse(readFileSync(path, 'utf8'))
    } catch (error) {
      const why = error instanceof SyntaxError ? error.message : 'it cannot be read'
      problems.push({ file: named(file), field: 'the file', mend: `is not JSON: ${why}` })
      return undefined
    }
  }

  const logos = new Map<string, Uint8Array>()
  for (const file of filesIn(join(folder, 'logos'))) {
    const path = join(folder, 'logos', file)
    const { size } = statSync(path)
    if (size <= readable) logos.set(file, readFileSync(path))
    else
      problems.push({
        file: named(`logos/${file}`),
        field: 'the file',
        mend: `has ${size} bytes; simplify it`,
      })
  }

  const words = new Map<string, unknown>()
  for (const file of filesIn(join(folder, 'locales'))) {
    if (file.endsWith('.json')) words.set(basename(file, '.json'), json(`locales/${file}`))
    else
      problems.push({
        file: named(`locales/${file}`),
        field: 'the file',
        mend: 'is not <language>.json; remove it',
      })
  }
  return { slug, tenant: json('tenant.json'), branding: json('branding.json'), logos, words, problems }
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort()
}
