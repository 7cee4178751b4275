import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import { openInMemory } from '../../src/database/open-pglite.ts'
import { openPostgres, type PostgresUrls } from '../../src/database/open-postgres.ts'
import { runStatements, urlsOf } from './postgres-server.ts'

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

/** An empty, migrated database of this test file's own, on the engine the tests run on. `openAgain` is another process on it. */
export async function openTestDatabase() {
  const engine = inject('engine')
  if (engine.kind === 'pglite') {
    const opened = await openInMemory(new Blob([new Uint8Array(await readFile(engine.dump))]))
    // The embedded database has one process alone.
    const again = { database: opened.database, engine: { ...opened.engine, close: () => Promise.resolve() } }
    return { ...opened, openAgain: () => Promise.resolve(again) }
  }
  const { urls, template } = engine
  const name = `sandbox_test_${crypto.randomUUID().replaceAll('-', '')}`
  const owner = new URL(urls.ownerUrl ?? urls.url).username
  await runStatements(engine.adminUrl, `create database ${name} template ${template} owner ${owner}`)
  const openAgain = () => openPostgres(urlsOf(urls, name))
  const opened = await openAgain()
  const close = async () => {
    await opened.engine.close()
    await runStatements(engine.adminUrl, `drop database ${name}`)
  }
  return { ...opened, engine: { ...opened.engine, close }, openAgain }
}
