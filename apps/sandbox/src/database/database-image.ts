import { createHash } from 'node:crypto'
import {
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { findPackageJSON } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { packageFolder } from '../package-folder.ts'
import { migrationsFolder } from './migrations.ts'

/**
 * Folder of the image: an empty, migrated database that is copied into new data folders, because creating one takes
 * seconds of CPU time and the memory of a second instance. Its name is a hash of the engine's version and the
 * migrations.
 */
export function databaseImage(migrations = migrationsFolder): string {
  const hash = createHash('sha256')
  hash.update(readFileSync(findPackageJSON('@electric-sql/pglite', import.meta.url) ?? ''))
  for (const name of globSync(['*.sql', 'meta/_journal.json'], { cwd: migrations }).toSorted())
    hash.update(`\0${name}\0`).update(readFileSync(join(migrations, name)))
  return join(packageFolder, '.cache', `database-${hash.digest('hex').slice(0, 16)}`)
}

/** Creates the image unless it exists, and deletes those of other versions. */
export async function prepareDatabaseImage(): Promise<void> {
  const image = databaseImage()
  if (existsSync(image)) return
  mkdirSync(dirname(image), { recursive: true })
  const draft = mkdtempSync(join(dirname(image), 'draft-'))
  try {
    await createDatabase(draft)
    replaceImages(draft, image)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Moves a draft to `image`, which another process may have created meanwhile, and deletes the other images. */
export function replaceImages(draft: string, image: string): void {
  try {
    renameSync(draft, image)
  } catch (error) {
    if (!existsSync(image)) throw error
  }
  const cache = dirname(image)
  for (const other of globSync('database-*', { cwd: cache }))
    if (other !== basename(image)) rmSync(join(cache, other), { recursive: true, force: true })
}

/** Creates a database in `folder`: a copy of the image if one was prepared. */
export async function placeDatabase(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const image = databaseImage()
  if (existsSync(image)) cpSync(image, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  else await createDatabase(folder)
}

async function createDatabase(folder: string): Promise<void> {
  // Imported lazily: not needed if the image exists.
  const { migrateInstance, startInstance } = await import('./pglite-instance.ts')
  const client = await startInstance({ dataDir: folder })
  await migrateInstance(client, folder)
  await client.close()
}
