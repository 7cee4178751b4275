import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { inTenant } from '../../src/database/in-tenant.ts'
import { toRows } from '../../src/database/rows.ts'
import { openTestDatabase } from '../engine/test-database.ts'

const { database, engine } = await openTestDatabase()
afterAll(engine.close)

it('The statistics of every table assume one tenant, so that a large one gets query plans for all rows', async () => {
  const columns = await inTenant(database, 'harbor', async (tx) =>
    toRows(
      await tx.execute(sql`
        select c.relname as table, array_to_string(a.attoptions, ', ') as options
          from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant' and not a.attisdropped
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`),
    ),
  )
  expect(columns.length).toBeGreaterThan(30)
  for (const { table, options } of columns) expect.soft(options, String(table)).toBe('n_distinct=1')
})
