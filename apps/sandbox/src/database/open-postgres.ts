import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import { databaseOn, type Database, type Engine } from './connection.ts'
import { asOtherVersion, migrationsFolder } from './migrations.ts'
import { RefusedStart } from './refused-start.ts'

/** Any number; all sandboxes that share a database must agree on it. */
const migrationLock = 4_270_091

/** Opens the PostgreSQL database at `url`; any number of processes may. */
export async function openPostgres(url: string): Promise<{ database: Database; engine: Engine }> {
  await migrateOnce(url)
  const pool = new Pool({ connectionString: url, max: 10 })
  // An idle connection that breaks is replaced at its next use.
  pool.on('error', () => {})
  const orm = drizzle(pool)
  const engine: Engine = {
    name: 'postgres',
    transaction: (work) => orm.transaction(work),
    close: () => pool.end(),
  }
  return { database: databaseOn(engine), engine }
}

async function migrateOnce(url: string) {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
  } catch (error) {
    const why = error instanceof Error && error.message !== '' ? error.message : 'no answer'
    throw new RefusedStart(`The database at DATABASE_URL can't be reached (${why}).`)
  }
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
  } catch (error) {
    throw asOtherVersion(error, 'the database at DATABASE_URL')
  } finally {
    await client.end()
  }
}
