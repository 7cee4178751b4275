import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import { engineOf } from '../../src/database/connection.ts'
import { DatabaseStopped } from '../../src/database/database-stopped.ts'
import { openFolder } from '../../src/database/open-pglite.ts'
import { rowsOf } from '../../src/database/rows.ts'
import { constant } from '../../src/database/statement.ts'
import { openTestDatabase } from '../engine/test-database.ts'

const { kind } = inject('engine')

it('a database has stopped for a call that comes after it was closed', async () => {
  const { database, engine } = await openTestDatabase()
  await engine.close()
  const { transaction, read } = engineOf(database)
  await expect(transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow(DatabaseStopped)
  await expect(read([constant('select 1')])).rejects.toThrow(DatabaseStopped)
})

describe.runIf(kind === 'postgres')('the connections to PostgreSQL', () => {
  it('are replaced when the server ends more of them than the pool has, and no failure leaves the process', async () => {
    const { engine } = await openTestDatabase()
    const end = () =>
      engine.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`))
    for (let round = 0; round < 3; round += 1) {
      const ended = await Promise.allSettled(Array.from({ length: 20 }, end))
      expect(ended.every(({ status }) => status === 'rejected')).toBe(true)
    }
    expect(await engine.transaction((tx) => tx.execute(sql`select 1`))).toHaveLength(1)
    await engine.close()
  })
})

describe.runIf(kind === 'pglite')('the embedded database', () => {
  it('stops when the disk is full, refuses at once, and opens again by itself with what was committed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'outages-'))
    const { database, engine } = await openFolder(folder)
    const run = (statement: ReturnType<typeof sql>) =>
      engineOf(database).transaction((tx) => tx.execute(statement))
    await run(sql`create table kept (cents int)`)
    await run(sql`insert into kept values (125)`)

    const full = sql`do $$ begin insert into kept values (1); raise exception 'full' using errcode = 'disk_full'; end $$`
    const [failed, waiting] = await Promise.allSettled([run(full), run(sql`insert into kept values (2)`)])
    expect([failed.status, waiting.status]).toEqual(['rejected', 'rejected'])
    await expect(run(sql`select cents from kept`)).rejects.toThrow(DatabaseStopped)

    await expect
      .poll(() => run(sql`select cents from kept`).then(rowsOf, () => null), { timeout: 20_000 })
      .toEqual([{ cents: 125 }])
    await run(sql`insert into kept values (250)`)
    await engine.close()
    await rm(folder, { recursive: true })
  })

  it('closes while it is stopped', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'outages-'))
    const { engine } = await openFolder(folder)
    const stop = engine.transaction((tx) =>
      tx.execute(sql`do $$ begin raise exception 'full' using errcode = 'disk_full'; end $$`),
    )
    await expect(stop).rejects.toThrow()
    await engine.close()
    const { engine: again } = await openFolder(folder)
    await again.close()
    await rm(folder, { recursive: true })
  })
})
