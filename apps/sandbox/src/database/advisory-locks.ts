import { sql } from 'drizzle-orm'
import type { Tx } from './in-tenant.ts'
import { rowsOf } from './rows.ts'

/**
 * Classes of advisory locks; all sandboxes that share a database must agree on them. They are held until the transaction
 * ends, so a crash or a pooler in transaction mode never leaves one behind. The clock's is in rules/1-tenants.sql.
 */
const scheduledWork = 4_270_092

/** Waits until no other transaction runs scheduled work of this tenant. */
export async function lockScheduledWork(tx: Tx, tenant: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${scheduledWork}, hashtext(${tenant}))`)
}

/** Answers false at once where another transaction runs scheduled work of this tenant. */
export async function tryLockScheduledWork(tx: Tx, tenant: string): Promise<boolean> {
  const [row] = rowsOf(
    await tx.execute(
      sql`select pg_try_advisory_xact_lock(${scheduledWork}, hashtext(${tenant})) as is_locked`,
    ),
  )
  return row?.['is_locked'] === true
}
