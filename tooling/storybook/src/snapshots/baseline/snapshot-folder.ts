import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readOrigin } from './snapshot-file.ts'

/** One story in one size: `<size>/<story>.png` in a tenant's `snapshots/`. */
export interface SnapshotName {
  readonly story: string
  readonly size: string
}

export const snapshotFile = (folder: string, { story, size }: SnapshotName): string =>
  join(folder, size, `${story}.png`)

/** The snapshots of a folder, or those of one size, by size and story. */
export function listSnapshots(folder: string, size: string | null = null): readonly SnapshotName[] {
  if (!existsSync(folder)) return []
  const sizes = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && (size === null || entry.name === size),
  )
  return sizes.flatMap(({ name }) =>
    readdirSync(join(folder, name))
      .filter((file) => file.endsWith('.png'))
      .sort()
      .map((file) => ({ story: file.slice(0, -'.png'.length), size: name })),
  )
}

/** Null if the snapshot does not exist. */
export function readSnapshot(folder: string, name: SnapshotName): Buffer | null {
  const file = snapshotFile(folder, name)
  return existsSync(file) ? readFileSync(file) : null
}

export function writeSnapshot(folder: string, name: SnapshotName, snapshot: Uint8Array): void {
  const file = snapshotFile(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, snapshot)
}

export const removeSnapshot = (folder: string, name: SnapshotName): void =>
  rmSync(snapshotFile(folder, name), { force: true })

/** The total size in bytes. */
export const sizeOfSnapshots = (folder: string): number =>
  listSnapshots(folder).reduce((sum, name) => sum + statSync(snapshotFile(folder, name)).size, 0)

/** The Chromium versions that rendered these snapshots, each once. */
export async function readChromiumVersions(
  folder: string,
  names: readonly SnapshotName[],
): Promise<ReadonlySet<string>> {
  const origins = await Promise.all(names.map((name) => readOrigin(snapshotFile(folder, name))))
  return new Set(origins.map((origin) => origin?.chromium ?? 'unknown'))
}
