import { describe, expect, inject, it } from 'vitest'
import { inTenant } from '../../src/database/in-tenant.ts'
import { openPostgres } from '../../src/database/open-postgres.ts'
import { resetPostgres } from '../../src/database/reset.ts'
import { ledgerAccounts } from '../../src/database/schema/ledger.ts'
import { openBankLedger } from '../../src/ledger/open.ts'
import { runStatements, urlsOf } from '../engine/postgres-server.ts'

const engine = inject('engine')

describe.runIf(engine.kind === 'postgres')('resetting a PostgreSQL database', () => {
  it('is refused while a process is connected, and empties it after', async () => {
    if (engine.kind !== 'postgres') return
    const name = `sandbox_reset_${crypto.randomUUID().replaceAll('-', '')}`
    const urls = urlsOf(engine.urls, name)
    await runStatements(engine.adminUrl, `create database ${name} owner ${new URL(urls.ownerUrl).username}`)
    await expect(resetPostgres(urls)).rejects.toThrow(/has none of the sandbox's data/)

    const opened = await openPostgres(urls)
    await inTenant(opened.database, 'harbor', openBankLedger)
    await expect(resetPostgres(urls)).rejects.toThrow(/Another process is connected/)
    await opened.engine.close()

    await resetPostgres(urls)
    const again = await openPostgres(urls)
    expect(await inTenant(again.database, 'harbor', (tx) => tx.select().from(ledgerAccounts))).toEqual([])
    await again.engine.close()
    await runStatements(engine.adminUrl, `drop database ${name}`)
  })
})
