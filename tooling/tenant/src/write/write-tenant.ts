import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Stamped } from '../stamp.ts'

// Stamped pages are many and small: level 5 costs a tenth of level 11's time for a few bytes more.
// A page is well below 64 kB, and a window of that size is all it needs.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 } }

/** Writes a tenant's files, and `.br` beside its pages; what has not changed is left as it lies, what is no longer stamped goes. How many were written. */
export function writeTenant(folder: string, files: Stamped): number {
  const there = new Set(filesUnder(folder))
  const kept = new Set<string>()
  let written = 0
  for (const path of new Set([...files.keys()].map(dirname)))
    mkdirSync(join(folder, path), { recursive: true })
  for (const [path, content] of files) {
    const packed = path.endsWith('.html') ? `${path}.br` : null
    kept.add(path)
    if (packed !== null) kept.add(packed)
    const bytes = Buffer.from(content)
    const isWhole = there.has(path) && (packed === null || there.has(packed))
    if (isWhole && readFileSync(join(folder, path)).equals(bytes)) continue
    // The packed form first: a build cut short is then seen as not yet written.
    if (packed !== null) write(join(folder, packed), brotliCompressSync(bytes, brotli), there.has(packed))
    write(join(folder, path), bytes, there.has(path))
    written += 1
  }
  for (const path of there) if (!kept.has(path)) rmSync(join(folder, path))
  return written
}

/** What may be being served is replaced whole; what is new is simply written. */
function write(target: string, content: Uint8Array, isThere: boolean): void {
  if (!isThere) return writeFileSync(target, content)
  const half = `${target}.half`
  writeFileSync(half, content)
  renameSync(half, target)
}

function filesUnder(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
