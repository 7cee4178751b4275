import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Stamped } from '../stamp.ts'

/** Below a packet's size, packing saves nobody time. */
const worthPacking = 1000
const compressible = /\.(?:html|svg)$/

// Stamped files are many and small: level 5 costs a tenth of level 11's time for a few bytes more.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Writes a tenant's files and their `.br`; what has not changed is left as it lies, what is no longer stamped goes. How many were written. */
export function writeTenant(folder: string, files: Stamped): number {
  const kept = new Set<string>()
  let written = 0
  for (const [path, content] of files) {
    const isPacked = compressible.test(path) && content.length > worthPacking
    kept.add(path)
    if (isPacked) kept.add(`${path}.br`)
    const bytes = Buffer.from(content)
    const target = join(folder, path)
    const isPackedThere = !isPacked || existsSync(`${target}.br`)
    if (isPackedThere && existsSync(target) && readFileSync(target).equals(bytes)) continue
    mkdirSync(dirname(target), { recursive: true })
    // The packed form first: a build cut short is then seen as not yet written.
    if (isPacked) replace(`${target}.br`, brotliCompressSync(bytes, brotli))
    replace(target, bytes)
    written += 1
  }
  for (const path of filesUnder(folder)) if (!kept.has(path)) rmSync(join(folder, path))
  return written
}

/** What is being served is replaced whole; what is new is simply written. */
function replace(target: string, content: Uint8Array): void {
  if (!existsSync(target)) return writeFileSync(target, content)
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
