import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, escapeIdentifier, Pool } from 'pg'
import { databaseOn, type Database, type Engine } from './connection.ts'
import { DatabaseStopped } from './database-stopped.ts'
import { asOtherVersion, migrationsFolder } from './migrations.ts'
import { transactionsOn } from './postgres-transactions.ts'
import { errorCode, RefusedStart } from './refused-start.ts'

/** An arbitrary number on which all sandboxes that share a database must agree. */
const migrationLock = 4_270_091
/** Timeout for closing: a server that no longer responds never closes a connection. */
const maxClosingMs = 2_000

export interface PostgresUrls {
  /** URL of the serving role. It must be a member of coffer_app and coffer_worker, and needs no other rights. */
  readonly url: string
  /** URL of the role that owns the tables and migrates them; defaults to the serving role. */
  readonly ownerUrl?: string
}

/** Opens a PostgreSQL database, which any number of processes may share. */
export async function openPostgres({
  url,
  ownerUrl,
}: PostgresUrls): Promise<{ database: Database; engine: Engine }> {
  const { user: loginRole = '' } = new Client({ connectionString: url })
  if (ownerUrl === undefined) await withClient('DATABASE_URL', url, migrateOnce)
  else
    await withClient('DATABASE_OWNER_URL', ownerUrl, async (client) => {
      await migrateOnce(client)
      await grantRoles(client, loginRole)
    })
  return connectPostgres(url)
}

/** Connects as the serving role, without migrating. */
export async function connectPostgres(url: string): Promise<{ database: Database; engine: Engine }> {
  await withClient('DATABASE_URL', url, requireMembership)
  const pool = new Pool({ connectionString: url, max: 10 })
  // An idle connection that breaks is replaced at its next use; a broken one in use fails its current statement.
  pool.on('error', () => {})
  const open = new Set<Promise<void>>()
  pool.on('connect', (client) => {
    client.on('error', () => {})
    const closed = new Promise<void>((resolve) => client.once('end', resolve))
    open.add(closed)
    void closed.then(() => open.delete(closed))
  })
  const transaction = transactionsOn(pool)
  const engine: Engine = {
    name: 'postgres',
    transaction: async (work, mode) => {
      // A call that was delayed until now gets this instead of an error about a closed pool.
      if (pool.ending) throw new DatabaseStopped(new Error('The provider has stopped.'))
      return transaction(work, mode)
    },
    close: async () => {
      await pool.end()
      // `pool.end` resolves before its connections are closed, and the server counts them until they are.
      await Promise.race([Promise.all(open), pause(maxClosingMs, undefined, { ref: false })])
    },
  }
  return { database: databaseOn(engine), engine }
}

/** Connects as the role of an environment variable's URL. */
export async function withClient(name: string, url: string, work: (client: Client) => Promise<void>) {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
  } catch (error) {
    const why = error instanceof Error && error.message !== '' ? error.message : 'no answer'
    throw new RefusedStart(`The database at ${name} can't be reached (${why}).`)
  }
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

const insufficientPrivilege = '42501'

async function migrateOnce(client: Client) {
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
    if (errorCode(cause) === insufficientPrivilege && cause instanceof Error)
      throw new RefusedStart(
        `The owner of the database may not migrate it (${cause.message}): alter role "${client.user}" createrole; alter database "${client.database}" owner to "${client.user}".`,
      )
    throw asOtherVersion(error, 'the database at DATABASE_URL')
  }
}

/** If the owner lacks this right, the serving role's failing connection reports it. */
async function grantRoles(owner: Client, loginRole: string) {
  try {
    await owner.query(`grant coffer_app, coffer_worker to ${escapeIdentifier(loginRole)}`)
  } catch (error) {
    if (errorCode(error) !== insufficientPrivilege) throw error
  }
}

async function requireMembership(client: Client) {
  const { rows } = await client.query<{ missing: string }>(
    `select string_agg(role, ', ') as missing from unnest(array['coffer_app', 'coffer_worker']) as role
      where not pg_has_role(current_user, role, 'member')`,
  )
  const missing = rows[0]?.missing
  if (missing)
    throw new RefusedStart(`The role of DATABASE_URL may not serve: grant ${missing} to "${client.user}".`)
}
