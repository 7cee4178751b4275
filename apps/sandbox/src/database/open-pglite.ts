import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { databaseOn, type Database, type Engine } from './connection.ts'
import { lockFolder } from './folder-lock.ts'
import { asOtherVersion, migrationsFolder } from './migrations.ts'
import { codeOf, RefusedStart } from './refused-start.ts'

/** Opens the database in `folder`, or creates it. */
export async function openFolder(folder: string): Promise<{ database: Database; engine: Engine }> {
  prepareFolder(folder)
  const unlock = lockFolder(folder)
  try {
    const path = join(folder, 'postgres')
    if (!existsSync(path)) await makeWhole(path)
    const client = await reopen(path, folder)
    const engine = await engineFor(client, folder)
    return closing(engine, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** Opens the database in `folder` without migrating it, to read it. */
export async function openFolderAsIs(folder: string): Promise<{ database: Database; engine: Engine }> {
  const path = join(folder, 'postgres')
  if (!existsSync(path)) throw new RefusedStart(`${folder} has no data of the sandbox.`)
  prepareFolder(folder)
  const unlock = lockFolder(folder)
  try {
    return closing(engineOn(await reopen(path, folder)), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** An in-memory database, restored from a dump where one is given. For tests. */
export async function openInMemory(dump?: Blob): Promise<{ database: Database; engine: Engine }> {
  const client = await PGlite.create(dump ? { loadDataDir: dump } : {})
  return closing(await engineFor(client, 'memory'), () => {})
}

/** A dump for `openInMemory`, which saves the migrations. */
export async function dumpOfEmpty(): Promise<Blob> {
  const client = await PGlite.create()
  await engineFor(client, 'memory')
  const dump = await client.dumpDataDir('none')
  await client.close()
  return dump
}

function closing(engine: Engine, after: () => void) {
  const close = async () => {
    await engine.close()
    after()
  }
  const whole: Engine = { ...engine, close }
  return { database: databaseOn(whole), engine: whole }
}

async function engineFor(client: PGlite, folder: string): Promise<Engine> {
  try {
    await migrate(drizzle(client), { migrationsFolder })
  } catch (error) {
    await client.close()
    throw asOtherVersion(error, `the data folder ${folder}`)
  }
  return engineOn(client)
}

function engineOn(client: PGlite): Engine {
  const orm = drizzle(client)
  return {
    name: 'pglite',
    transaction: (work, config) => orm.transaction(work, config),
    close: () => client.close(),
  }
}

/** An interrupted first start leaves no incomplete database. */
async function makeWhole(path: string) {
  const draft = `${path}.new`
  rmSync(draft, { recursive: true, force: true })
  const client = await PGlite.create(draft)
  await client.close()
  renameSync(draft, path)
}

async function reopen(path: string, folder: string): Promise<PGlite> {
  const damaged = () =>
    new RefusedStart(
      `The database in ${folder} is damaged and can't be opened; nothing was changed: restore the folder from a copy, or start afresh with npm run reset.`,
    )
  if (!existsSync(join(path, 'PG_VERSION')) || !existsSync(join(path, 'global', 'pg_control')))
    throw damaged()
  try {
    return await PGlite.create(path)
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
    const code = codeOf(error)
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
      throw new RefusedStart(
        `The data folder ${folder} can't be written to; grant permission, or set COFFER_DATA to another folder.`,
      )
    if (code === 'EEXIST' || code === 'ENOTDIR')
      throw new RefusedStart(`${folder} is not a folder; set COFFER_DATA to one.`)
    throw error
  }
}
