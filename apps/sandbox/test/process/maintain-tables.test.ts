import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { generateAccounts } from '../../bench/generate-accounts.ts'
import { inTenant } from '../../src/database/in-tenant.ts'
import { toRows } from '../../src/database/rows.ts'
import { openBank } from '../bank/open-bank.ts'
import { openInMemory } from '../../src/database/open-pglite.ts'

it('The engine analyzes much changed tables of an embedded database, and vacuums those with many dead rows', async () => {
  const { database, engine } = await openInMemory()
  await openBank(database)
  await inTenant(database, 'harbor', (tx) => generateAccounts(tx, 0, 200))
  const estimateRows = () =>
    inTenant(database, 'harbor', async (tx) => {
      const [row] = toRows(
        await tx.execute(sql`select reltuples::int as rows from pg_class where relname = 'users'`),
      )
      return Number(row?.['rows'])
    })
  const before = await estimateRows()
  expect(await engine.maintain()).toEqual(expect.arrayContaining(['users', 'deposit_accounts']))
  expect(before).toBeLessThan(200)
  expect(await estimateRows()).toBeGreaterThanOrEqual(200)
  expect(await engine.maintain()).toEqual([])

  await inTenant(database, 'harbor', (tx) => tx.execute(sql`update users set locale = 'es-US'`))
  expect(await engine.maintain()).toContain('users')
  await engine.close()
})
