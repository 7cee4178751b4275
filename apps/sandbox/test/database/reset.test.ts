import { Client } from 'pg'
import { describe, expect, inject, it, vi } from 'vitest'
import { inTenant } from '../../src/database/in-tenant.ts'
import { openPostgres } from '../../src/database/open-postgres.ts'
import { resetPostgres } from '../../src/database/reset.ts'
import { ledgerAccounts } from '../../src/database/schema/ledger.ts'
import { openBankLedger } from '../../src/ledger/open.ts'
import { createDatabase, runStatements, startServer } from '../engine/postgres-server.ts'

const engine = inject('engine')

describe.runIf(engine.kind === 'postgres')('resetting a PostgreSQL database', () => {
  it('Resetting a PostgreSQL database is refused while a process is connected, and empties it afterwards', async () => {
    if (engine.kind !== 'postgres') return
    const { urls, drop } = await createDatabase(engine.adminUrl, engine.urls)
    await expect(resetPostgres(urls)).rejects.toThrow(/has none of the sandbox's data/)

    const opened = await openPostgres(urls)
    await inTenant(opened.database, 'harbor', openBankLedger)
    await expect(resetPostgres(urls)).rejects.toThrow(/Another process is connected/)
    await opened.engine.close()

    await resetPostgres(urls)
    const again = await openPostgres(urls)
    expect(await inTenant(again.database, 'harbor', (tx) => tx.select().from(ledgerAccounts))).toEqual([])
    await again.engine.close()
    await drop()
  })

  it('Resetting a PostgreSQL database is not refused because of the server’s own vacuum', async () => {
    const server = await startServer()
    const client = new Client({ connectionString: server.url })
    try {
      const opened = await openPostgres({ url: server.url })
      await opened.engine.close()
      // The vacuum takes 100 ms for each page, so that it is still running during the reset.
      await runStatements(
        server.url,
        `create table public.updated (value int) with (
          autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0,
          autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1
        )`,
        'insert into public.updated select generate_series(1, 100000)',
        'update public.updated set value = value + 1',
      )
      await client.connect()
      const workers = `select from pg_stat_activity where datname = 'postgres' and backend_type = 'autovacuum worker'`
      await vi.waitFor(async () => expect((await client.query(workers)).rowCount).toBe(1), 10_000)
      await client.end()
      await expect(resetPostgres({ url: server.url })).resolves.toBeUndefined()
    } finally {
      await server.stop()
    }
  })
})
