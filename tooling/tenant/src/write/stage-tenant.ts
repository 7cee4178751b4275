import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { TenantFiles } from '../render-tenant.ts'
import { PACKED, isPacked, pack } from './pack.ts'
import { manifestFile, formatManifest } from './build-manifest.ts'
import { removeStaging, createStagingFolder } from './swap-folder.ts'

/**
 * Writes a tenant's files and their compressed forms into a staging folder for `putInPlace`. Unchanged files are hard
 * links, which keep their modification time; without any change there is no staging folder. Returns the number of written
 * files, or one if files were only removed.
 */
export function stageTenant(folder: string, files: TenantFiles, digest = ''): number {
  const isNew = !existsSync(folder)
  const pieces = Array.from(files, ([path, content]) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    return { path, bytes, there: isNew ? null : existingForms(folder, path, bytes) }
  })
  const kept = new Map(pieces.flatMap(({ there }) => [...(there ?? [])]))
  if (pieces.every(({ there }) => there !== null) && containsOnly(folder, kept)) {
    writeFileSync(join(folder, manifestFile), formatManifest(digest, kept))
    return 0
  }
  const half = createStagingFolder(folder)
  try {
    for (const path of new Set([...files.keys()].map(dirname)))
      if (path !== '.') mkdirSync(join(half, path), { recursive: true })
    for (const form of kept.keys()) linkOrCopy(join(folder, form), join(half, form))
    const changed = pieces.filter(({ there }) => there === null)
    const written = changed.flatMap(({ path, bytes }) => write(half, path, bytes))
    writeFileSync(join(half, manifestFile), formatManifest(digest, new Map([...kept, ...written])))
    return Math.max(changed.length, 1)
  } catch (error) {
    removeStaging(folder)
    throw error
  }
}

type Size = readonly [path: string, bytes: number]

/** The sizes of a file and its compressed form, if both exist and the content is unchanged. */
function existingForms(folder: string, path: string, bytes: Uint8Array): readonly Size[] | null {
  const sizes: Size[] = []
  for (const ending of isPacked(path, bytes) ? ['', PACKED] : ['']) {
    const found = statSync(join(folder, path + ending), { throwIfNoEntry: false })
    if (!found?.isFile()) return null
    sizes.push([path + ending, found.size])
  }
  return readFileSync(join(folder, path)).equals(bytes) ? sizes : null
}

/** Whether a folder contains only these files and the manifest. */
function containsOnly(folder: string, files: ReadonlyMap<string, number>): boolean {
  const there = readdirSync(folder, { recursive: true, withFileTypes: true })
  return there.filter((entry) => entry.isFile() && entry.name !== manifestFile).length === files.size
}

function write(folder: string, path: string, bytes: Uint8Array): readonly Size[] {
  const forms = [[path, bytes] as const]
  if (isPacked(path, bytes)) forms.push([path + PACKED, pack(bytes)])
  return forms.map(([form, content]) => {
    writeFileSync(join(folder, form), content)
    return [form, content.length]
  })
}

/** Hard-links a file, or copies it with its modification time if the file system has no hard links. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to, { preserveTimestamps: true })
  }
}
