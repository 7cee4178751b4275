import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const siblingFolder = (folder: string, ending: 'half' | 'old'): string =>
  join(dirname(folder), `.${basename(folder)}.${ending}`)

/** An empty folder beside `folder`, for its replacement. Names that begin with a dot are never served. */
export function createStagingFolder(folder: string): string {
  const half = siblingFolder(folder, 'half')
  if (existsSync(half)) rmSync(half, { recursive: true })
  mkdirSync(half, { recursive: true })
  return half
}

/** Discards the replacement of `folder`. */
export function removeStaging(folder: string): void {
  rmSync(siblingFolder(folder, 'half'), { recursive: true, force: true })
}

/**
 * Replaces `folder` with its staging folder, so that pages and the headers with their hashes change together. `recover`
 * repairs an interruption between the two renames.
 */
export function putInPlace(folder: string): void {
  const half = siblingFolder(folder, 'half')
  if (!existsSync(folder)) return renameSync(half, folder)
  const old = siblingFolder(folder, 'old')
  if (existsSync(old)) rmSync(old, { recursive: true })
  renameSync(folder, old)
  try {
    renameSync(half, folder)
  } catch (error) {
    renameSync(old, folder)
    throw error
  }
  rmSync(old, { recursive: true })
}

/** Repairs an interrupted build: restores a moved folder and removes temporary ones. */
export function recover(dist: string): void {
  for (const left of readdirSync(dist)) {
    const [, name, ending] = /^\.(.+)\.(half|old)$/.exec(left) ?? []
    if (name === undefined) continue
    if (ending === 'old' && !existsSync(join(dist, name))) renameSync(join(dist, left), join(dist, name))
    else rmSync(join(dist, left), { recursive: true })
  }
}
