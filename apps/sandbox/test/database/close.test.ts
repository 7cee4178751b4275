import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { inTenant } from '../../src/database/in-tenant.ts'
import { openPostgres } from '../../src/database/open-postgres.ts'
import { createDatabase } from '../engine/postgres-server.ts'

const engine = inject('engine')

describe.runIf(engine.kind === 'postgres')('closing a PostgreSQL database', () => {
  it('Closing a PostgreSQL database leaves no connection open that would prevent a reset', async () => {
    if (engine.kind !== 'postgres') return
    const { name, urls, drop } = await createDatabase(engine.adminUrl, engine.urls)
    const admin = new Client({ connectionString: engine.adminUrl })
    await admin.connect()
    const connections = async () => {
      const activity = 'select from pg_stat_activity where datname = $1 and usesysid is not null'
      return (await admin.query(activity, [name])).rowCount
    }
    const { database, engine: opened } = await openPostgres(urls)
    const atOnce = Array.from({ length: 10 }, () =>
      inTenant(database, 'harbor', (tx) => tx.execute(sql`select pg_sleep(0.1)`)),
    )
    await Promise.all(atOnce)
    expect(await connections()).toBe(10)
    await opened.close()
    expect(await connections()).toBe(0)
    await admin.end()
    await drop()
  })
})
