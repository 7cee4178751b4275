import { sql, type SQL } from 'drizzle-orm'

/** The locks that a transaction holds until its end (enter_transaction of migrations/0001_work_in_due_order.sql). */
export type EntryLock = 'none' | 'clock-shared' | 'clock-exclusive' | 'work-waited' | 'work-tried'

/** Sets the role and the tenant (null for the worker), and reads the time. */
export function enter(tenant: string | null, lock: EntryLock): SQL {
  const role = tenant === null ? 'coffer_worker' : 'coffer_app'
  const name = tenant === null ? '' : requireTenantName(tenant)
  return sql`select enter_transaction(${name}, ${role}, ${lock})::float8 as now_ms`
}

/** Enters the transaction and finds the session of a call. */
export function enterCall(tenant: string, tokenHashes: readonly string[], lock: EntryLock): SQL {
  const hashes = `{${tokenHashes.map((hash) => JSON.stringify(hash)).join(',')}}`
  return sql`
    select now_ms, user_id, session_id, stage, created_ms, active_ms, locale, depositor_id, is_primary,
           registration_status, extended_status, primary_depositor_id
      from enter_call(${requireTenantName(tenant)}, ${hashes}, ${lock})`
}

/** The provider's current time, read as enter_transaction reads it when a transaction begins. */
export const currentTime = sql`select extract(epoch from clock_timestamp()) * 1000 + ahead_ms as now_ms from clock`

function requireTenantName(tenant: string): string {
  if (tenant === '') throw new Error('The name of a tenant must not be empty.')
  return tenant
}
