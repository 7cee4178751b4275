import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import { openInMemory } from '../../src/database/open-pglite.ts'
import { openPostgres, type PostgresUrls } from '../../src/database/open-postgres.ts'
import { opening, setClockStatement } from './opening.ts'
import { createDatabase, runStatements, urlsFor } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    engine:
      | { readonly kind: 'pglite'; readonly dump: string }
      | {
          readonly kind: 'postgres'
          readonly adminUrl: string
          readonly urls: PostgresUrls
          readonly template: string
        }
  }
}

const withoutTriggers = `set local session_replication_role = 'replica'`

/**
 * Opens an empty, migrated database for this test file on the engine of the test run, with its clock set to the opening
 * time of test banks. `openAgain` opens it as another process; `runAsSuperuser` runs statements in one transaction,
 * without triggers and row-level security.
 */
export async function openTestDatabase() {
  const opened = await openEmptyDatabase()
  await opened.runAsSuperuser(setClockStatement(opening()))
  return opened
}

async function openEmptyDatabase() {
  const engine = inject('engine')
  if (engine.kind === 'pglite') {
    const opened = await openInMemory(new Blob([new Uint8Array(await readFile(engine.dump))]))
    // The embedded database can be open in one process only.
    const again = { database: opened.database, engine: { ...opened.engine, close: () => Promise.resolve() } }
    const runAsSuperuser = (...statements: readonly string[]) =>
      opened.engine.transaction(async (connection) => {
        for (const statement of [withoutTriggers, ...statements]) await connection.execute(sql.raw(statement))
      })
    return { ...opened, openAgain: () => Promise.resolve(again), runAsSuperuser }
  }
  const { urls, template } = engine
  const { name, urls: own, drop } = await createDatabase(engine.adminUrl, urls, template)
  const openAgain = () => openPostgres(own)
  const opened = await openAgain()
  const close = async () => {
    await opened.engine.close()
    await drop()
  }
  const adminUrl = urlsFor({ url: engine.adminUrl }, name).url
  const runAsSuperuser = (...statements: readonly string[]) =>
    runStatements(adminUrl, 'begin', withoutTriggers, ...statements, 'commit')
  return { ...opened, engine: { ...opened.engine, close }, openAgain, runAsSuperuser }
}
