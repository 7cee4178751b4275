import { accessSync, constants, existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { databaseOn, type Database } from './connection.ts'
import { placeDatabase } from './database-image.ts'
import { lockFolder } from './folder-lock.ts'
import { requireFreeSpace, spaceNeeded } from './free-space.ts'
import type { GuardedPGlite } from './guarded-pglite.ts'
import { migrateInstance, startInstance } from './pglite-instance.ts'
import { makePrivate } from './private-folder.ts'
import { errorCode, isAccessDenied, RefusedStart } from './refused-start.ts'
import { type EmbeddedEngine, reopeningEngine } from './reopening-engine.ts'

/** Opens the database in `folder`, or creates it. */
export async function openFolder(folder: string): Promise<{ database: Database; engine: EmbeddedEngine }> {
  prepareFolder(folder)
  const path = join(folder, 'postgres')
  const isNew = !existsSync(path)
  requireFreeSpace(folder, isNew ? spaceNeeded.toCreate : spaceNeeded.toOpen)
  const unlock = lockFolder(folder)
  try {
    makePrivate(folder)
    if (isNew) await createCompletely(path)
    const client = await reopen(path, folder)
    await migrateInstance(client, folder)
    return closing(engineIn(folder, path, client), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** Opens the database in `folder` for reading, without migrating it. */
export async function openFolderAsIs(
  folder: string,
): Promise<{ database: Database; engine: EmbeddedEngine }> {
  const path = join(folder, 'postgres')
  if (!existsSync(path)) throw new RefusedStart(`${folder} has no data of the sandbox.`)
  prepareFolder(folder)
  requireFreeSpace(folder, spaceNeeded.toOpen)
  const unlock = lockFolder(folder)
  try {
    makePrivate(folder)
    return closing(engineIn(folder, path, await reopen(path, folder)), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** An in-memory database, restored from a dump if one is given. For tests. */
export async function openInMemory(dump?: Blob): Promise<{ database: Database; engine: EmbeddedEngine }> {
  const client = await startInstance(dump ? { loadDataDir: dump } : {})
  await migrateInstance(client, 'memory')
  return closing(
    reopeningEngine(client, () => Promise.reject(new Error('A database in memory is lost when it stops.'))),
    () => {},
  )
}

/** A dump for `openInMemory`, which makes running the migrations unnecessary. */
export async function dumpEmptyDatabase(): Promise<Blob> {
  const client = await startInstance()
  await migrateInstance(client, 'memory')
  const dump = await client.dumpDataDir('none')
  await client.close()
  return dump
}

function closing(engine: EmbeddedEngine, after: () => void) {
  const close = async () => {
    await engine.close()
    after()
  }
  const whole: EmbeddedEngine = { ...engine, close }
  return { database: databaseOn(whole), engine: whole }
}

/** The engine of an open instance in `folder`. */
const engineIn = (folder: string, path: string, client: GuardedPGlite): EmbeddedEngine =>
  reopeningEngine(client, () => {
    requireFreeSpace(folder, spaceNeeded.toOpen)
    return reopen(path, folder)
  })

/** Creates the database in a draft folder, so that an interrupted first start leaves no incomplete one. */
async function createCompletely(path: string) {
  const draft = `${path}.new`
  await placeDatabase(draft)
  makePrivate(dirname(path))
  renameSync(draft, path)
}

async function reopen(path: string, folder: string): Promise<GuardedPGlite> {
  const damaged = () =>
    new RefusedStart(
      `The database in ${folder} is damaged and can't be opened; nothing was changed: restore the folder from a copy, or start afresh with npm run reset.`,
    )
  if (!existsSync(join(path, 'PG_VERSION')) || !existsSync(join(path, 'global', 'pg_control')))
    throw damaged()
  try {
    return await startInstance({ dataDir: path })
  } catch {
    throw damaged()
  }
}

function prepareFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    if (!statSync(folder).isDirectory())
      throw new RefusedStart(`${folder} is not a folder; set COFFER_DATA to one.`)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    readdirSync(folder)
  } catch (error) {
    if (isAccessDenied(error))
      throw new RefusedStart(
        `The data folder ${folder} can't be written to; grant permission, or set COFFER_DATA to another folder.`,
      )
    if (['EEXIST', 'ENOTDIR'].includes(errorCode(error)))
      throw new RefusedStart(`${folder} is not a folder; set COFFER_DATA to one.`)
    throw error
  }
}
