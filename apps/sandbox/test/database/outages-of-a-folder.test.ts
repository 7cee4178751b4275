import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getEngine } from '../../src/database/connection.ts'
import { DatabaseStopped } from '../../src/database/database-stopped.ts'
import { openFolder } from '../../src/database/open-pglite.ts'
import { toRows } from '../../src/database/rows.ts'

describe('the embedded database', () => {
  it('The embedded database stops when the disk is full, and reopens by itself with what was committed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'outages-'))
    const { database, engine } = await openFolder(folder)
    const run = (statement: ReturnType<typeof sql>) =>
      getEngine(database).transaction((tx) => tx.execute(statement))
    await run(sql`create table kept (cents int)`)
    await run(sql`insert into kept values (125)`)

    const full = sql`do $$ begin insert into kept values (1); raise exception 'full' using errcode = 'disk_full'; end $$`
    const [failed, waiting] = await Promise.allSettled([run(full), run(sql`insert into kept values (2)`)])
    expect([failed.status, waiting.status]).toEqual(['rejected', 'rejected'])
    await expect(run(sql`select cents from kept`)).rejects.toThrow(DatabaseStopped)

    await expect
      .poll(() => run(sql`select cents from kept`).then(toRows, () => null), { timeout: 20_000 })
      .toEqual([{ cents: 125 }])
    await run(sql`insert into kept values (250)`)
    await engine.close()
    await rm(folder, { recursive: true })
  })

  it('The embedded database can be closed while it is stopped', async () => {
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
