import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as onPglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import { inject } from 'vitest'
import * as v from 'valibot'
import type { Database } from '../../src/database/connection.ts'
import { migrationsFolder } from '../../src/database/migrations.ts'
import { openInMemory } from '../../src/database/open-pglite.ts'
import { openPostgres } from '../../src/database/open-postgres.ts'
import { createDatabase } from '../engine/postgres-server.ts'

export interface Upgraded {
  readonly database: Database
  readonly close: () => Promise<void>
}

/** Opens a database of an earlier release, given by its number of migrations and its contents, in this release. */
export async function openUpgraded(migrations: number, contents: string): Promise<Upgraded> {
  const folder = await mkdtemp(join(tmpdir(), 'earlier-release-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const read = v.parse(
    v.looseObject({ entries: v.array(v.unknown()) }),
    JSON.parse(await readFile(journal, 'utf8')),
  )
  await writeFile(journal, JSON.stringify({ ...read, entries: read.entries.slice(0, migrations) }))
  const upgrade = inject('engine').kind === 'postgres' ? upgradePostgres : upgradePglite
  const upgraded = await upgrade(folder, contents)
  await rm(folder, { recursive: true, force: true })
  return upgraded
}

async function upgradePglite(folder: string, contents: string): Promise<Upgraded> {
  const client = await PGlite.create()
  await migratePglite(onPglite(client), { migrationsFolder: folder })
  await client.exec(contents)
  const dump = await client.dumpDataDir('none')
  await client.close()
  const { database, engine } = await openInMemory(dump)
  return { database, close: engine.close }
}

async function upgradePostgres(folder: string, contents: string): Promise<Upgraded> {
  const given = inject('engine')
  if (given.kind !== 'postgres') throw new Error('not on PostgreSQL')
  const { urls, drop } = await createDatabase(given.adminUrl, given.urls)
  const client = new Client({ connectionString: urls.ownerUrl })
  await client.connect()
  await migratePostgres(onPostgres(client), { migrationsFolder: folder })
  await client.query(contents)
  await client.end()
  const { database, engine } = await openPostgres(urls)
  const close = async () => {
    await engine.close()
    await drop()
  }
  return { database, close }
}
