import { existsSync, readdirSync, rmSync } from 'node:fs'
import type { Client } from 'pg'
import { lockFolder } from './folder-lock.ts'
import { withClient, type PostgresUrls } from './open-postgres.ts'
import { isOwnEntry } from './private-folder.ts'
import { isAccessDenied, RefusedStart } from './refused-start.ts'

/** Deletes an embedded database. Refuses while a process uses it, and if the folder holds anything else. */
export function resetFolder(folder: string): void {
  try {
    deleteData(folder)
  } catch (error) {
    if (!isAccessDenied(error)) throw error
    throw new RefusedStart(`The data folder ${folder} can't be deleted; grant permission.`)
  }
}

function deleteData(folder: string): void {
  if (!existsSync(folder)) return
  const other = readdirSync(folder).find((name) => !isOwnEntry(name))
  if (other !== undefined)
    throw new RefusedStart(
      `${folder} holds "${other}", which does not belong to the sandbox; nothing was deleted.`,
    )
  lockFolder(folder)
  rmSync(folder, { recursive: true, force: true })
}

/** Empties a PostgreSQL database that the provider has migrated. Refuses while anything else is connected to it. */
export async function resetPostgres({ url, ownerUrl }: PostgresUrls): Promise<void> {
  await withClient(
    ownerUrl === undefined ? 'DATABASE_URL' : 'DATABASE_OWNER_URL',
    ownerUrl ?? url,
    async (client) => {
      if (!(await isOurs(client)))
        throw new RefusedStart(
          `The database "${client.database}" has none of the sandbox's data; nothing was deleted.`,
        )
      if (await isInUse(client))
        throw new RefusedStart(
          `Another process is connected to the database "${client.database}": stop it first, then reset. Nothing was deleted.`,
        )
      await client.query(
        'begin; drop schema public cascade; drop schema drizzle cascade; create schema public; grant usage on schema public to public; commit',
      )
    },
  )
}

async function isOurs(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null and to_regclass('public.ledger_postings') is not null as found`,
  )
  return rows[0]?.found === true
}

async function isInUse(client: Client): Promise<boolean> {
  // The server's own workers (autovacuum) have no user and end by themselves. Other roles cannot see their type.
  const { rows } = await client.query<{ others: boolean }>(
    `select exists (select from pg_stat_activity where datname = current_database() and usesysid is not null and pid <> pg_backend_pid()) as others`,
  )
  return rows[0]?.others === true
}
