import { cpSync, linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Stamped } from '../stamp.ts'
import { endings, isPacked, pack } from './pack.ts'
import { sealFile, sealOf } from './seal.ts'
import { halfOf, swap } from './swap-folder.ts'

/**
 * Writes a tenant's files, with the packed forms of what is sent packed: into a folder beside first, which then takes the
 * place of what was there. Whatever fails on the way leaves what was there as it was. A file that has not changed is the
 * same file in the new folder, with its time. How many were written.
 */
export async function writeTenant(folder: string, files: Stamped, digest = ''): Promise<number> {
  const half = halfOf(folder)
  for (const path of new Set([...files.keys()].map(dirname))) mkdirSync(join(half, path), { recursive: true })
  const placed = await Promise.all(
    Array.from(files, ([path, content]) => place({ folder, half, path, bytes: Buffer.from(content) })),
  )
  writeFileSync(join(half, sealFile), sealOf(digest, new Map(placed.flatMap(({ sizes }) => [...sizes]))))
  swap(half, folder)
  return placed.filter(({ isWritten }) => isWritten).length
}

type Place = { folder: string; half: string; path: string; bytes: Buffer }
type Placed = { readonly isWritten: boolean; readonly sizes: ReadonlyMap<string, number> }

async function place({ folder, half, path, bytes }: Place): Promise<Placed> {
  const there = formsThere(folder, path)
  if (there !== null && readFileSync(join(folder, path)).equals(bytes)) {
    for (const form of there.keys()) keep(join(folder, form), join(half, form))
    return { isWritten: false, sizes: there }
  }
  const forms = [['', bytes] as const, ...(isPacked(path) ? await pack(bytes) : [])]
  for (const [ending, content] of forms) writeFileSync(join(half, path + ending), content)
  return { isWritten: true, sizes: new Map(forms.map(([ending, { length }]) => [path + ending, length])) }
}

/** The sizes of a file and its packed forms, if all of them are there. */
function formsThere(folder: string, path: string): ReadonlyMap<string, number> | null {
  const forms = new Map<string, number>()
  for (const ending of ['', ...(isPacked(path) ? endings : [])]) {
    const found = statSync(join(folder, path + ending), { throwIfNoEntry: false })
    if (!found?.isFile()) return null
    forms.set(path + ending, found.size)
  }
  return forms
}

/** One file by two names, or where the disk knows no such thing a copy with its time. */
function keep(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to, { preserveTimestamps: true })
  }
}
