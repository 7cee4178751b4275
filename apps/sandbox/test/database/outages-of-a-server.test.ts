import { sql } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import { toRows } from '../../src/database/rows.ts'
import { isOutage } from '../../src/database/transient-failure.ts'
import { openTestDatabase } from '../engine/test-database.ts'

const { kind } = inject('engine')

describe.runIf(kind === 'postgres')('the connections to PostgreSQL', () => {
  it('The pool replaces all connections that the PostgreSQL server ends, and no failure escapes the process', async () => {
    const { engine } = await openTestDatabase()
    const end = () =>
      engine.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`))
    for (let round = 0; round < 3; round += 1) {
      const ended = await Promise.allSettled(Array.from({ length: 20 }, end))
      expect(ended.every((one) => one.status === 'rejected' && isOutage(one.reason))).toBe(true)
    }
    expect(toRows(await engine.transaction((tx) => tx.execute(sql`select 1`)))).toHaveLength(1)
    await engine.close()
  })
})
