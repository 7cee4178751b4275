import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { inject } from 'vitest'
import { openInMemory } from '../../src/database/open-pglite.ts'
import { openPostgres } from '../../src/database/open-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    engine:
      | { readonly kind: 'pglite'; readonly dump: string }
      | { readonly kind: 'postgres'; readonly url: string; readonly template: string }
  }
}

/** An empty, migrated database of this test file's own, on the engine the tests run on. */
export async function openForTest() {
  const engine = inject('engine')
  if (engine.kind === 'pglite') return openInMemory(new Blob([new Uint8Array(await readFile(engine.dump))]))
  const name = `sandbox_test_${crypto.randomUUID().replaceAll('-', '')}`
  const onServer = async (statement: string) => {
    const client = new Client({ connectionString: engine.url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await onServer(`create database ${name} template ${engine.template}`)
  const url = new URL(engine.url)
  url.pathname = `/${name}`
  const opened = await openPostgres(url.href)
  const close = async () => {
    await opened.engine.close()
    await onServer(`drop database ${name}`)
  }
  return { ...opened, engine: { ...opened.engine, close } }
}
