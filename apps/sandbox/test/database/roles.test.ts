import { sql } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import { openPostgres } from '../../src/database/open-postgres.ts'
import { inTenant } from '../../src/database/in-tenant.ts'
import { toRows } from '../../src/database/rows.ts'
import { readAccount, openBank, idempotencyKey, readLinkedAccount } from '../bank/open-bank.ts'
import { openTestDatabase } from '../engine/test-database.ts'
import { runStatements, urlsFor } from '../engine/postgres-server.ts'

const engine = inject('engine')

describe.runIf(engine.kind === 'postgres')('the roles on PostgreSQL', () => {
  if (engine.kind !== 'postgres') return
  const { adminUrl, urls } = engine

  it('Neither the owner nor the serving role is a superuser or bypasses a policy', async () => {
    const flags = `select rolsuper or rolbypassrls as is_unbound from pg_roles where rolname in (session_user, current_user)`
    for (const url of [urls.url, urls.ownerUrl ?? ''])
      expect(await runStatements(urlsFor({ url }, 'postgres').url, flags)).toEqual([{ is_unbound: false }])
  })

  it('The serving role can read nothing by itself, even after RESET ROLE', async () => {
    const { database, engine: opened } = await openTestDatabase()
    const read = (statement: string) =>
      inTenant(database, 'harbor', async (tx) => {
        await tx.execute(sql`reset role`)
        return toRows(await tx.execute(sql.raw(statement)))
      })
    for (const table of ['depositors', 'ledger_postings', 'jobs', 'secrets', 'secret_keys', 'clock'])
      await expect(read(`select * from ${table}`)).rejects.toMatchObject({
        cause: { message: `permission denied for table ${table}` },
      })
    await opened.close()
  })

  it('A single role that owns the database and has createrole can serve it, and transfers work', async () => {
    const name = `sandbox_owned_${crypto.randomUUID().slice(0, 8)}`
    const ownerUrl = urls.ownerUrl ?? urls.url
    await runStatements(adminUrl, `create database ${name} owner ${new URL(ownerUrl).username}`)
    const { database, engine: opened } = await openPostgres({ url: urlsFor({ url: ownerUrl }, name).url })
    const bank = await openBank(database)
    const person = await bank.addDepositor('empty', {
      registrationLastStep: 'completed',
      extendedStatus: 'FUNDED',
    })
    const { uuid: linked_account_id } = await readLinkedAccount(person)
    await person.post('/deposit', { linked_account_id, amount: 10_000 }, idempotencyKey())
    await bank.moveClock(new Date(bank.context.clock.now().getTime() + 40 * 86_400_000).toISOString())
    expect((await readAccount(await bank.logInAgain(person))).available_balance).toBeGreaterThan(10_000)
    await opened.close()
    await runStatements(adminUrl, `drop database ${name}`)
  })

  it('A role that lacks a privilege is reported with the statement that grants it', async () => {
    const role = `sandbox_stranger_${crypto.randomUUID().slice(0, 8)}`
    const name = `sandbox_strange_${crypto.randomUUID().slice(0, 8)}`
    const ownerUrl = urls.ownerUrl ?? urls.url
    await runStatements(
      adminUrl,
      `create role ${role} login password 'none'`,
      `create database ${name} owner ${new URL(ownerUrl).username}`,
    )
    const url = new URL(urlsFor(urls, name).url)
    url.username = role
    url.password = 'none'
    await expect(openPostgres({ url: url.href })).rejects.toThrow(`alter role "${role}" createrole`)
    await (await openPostgres(urlsFor(urls, name))).engine.close()
    await runStatements(adminUrl, `drop database ${name}`, `drop role ${role}`)
  })
})
