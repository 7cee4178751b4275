import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { getEngine } from '../../src/database/connection.ts'
import { DatabaseStopped } from '../../src/database/database-stopped.ts'
import { openTestDatabase } from '../engine/test-database.ts'

it('A call to a closed database fails with DatabaseStopped', async () => {
  const { database, engine } = await openTestDatabase()
  await engine.close()
  const { transaction } = getEngine(database)
  await expect(transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow(DatabaseStopped)
})
