import { AsyncLocalStorage } from 'node:async_hooks'
import { sql, type SQL } from 'drizzle-orm'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import { engineOf, type Connection, type Database } from './connection.ts'
import { HeldLocks, type Lockable } from './lock-order.ts'
import { rowsOf } from './rows.ts'
import { retryTransient } from './transient-failure.ts'

declare const ofOneTenant: unique symbol
declare const ofTheWorker: unique symbol

/** A transaction that sees and writes the rows of one tenant. */
export type Tx = Connection & { readonly [ofOneTenant]: true }

/** A transaction with access to the due work of all tenants, the clock and the secrets, and to no depositor. */
export type WorkerTx = Connection & { readonly [ofTheWorker]: true }

/** The context of a transaction, which nested ones share. */
interface Scope {
  readonly database: Database
  readonly tenant: string | null
  readonly now: Date
  readonly locks: HeldLocks
  /** Runs after the commit, and not at all without one. */
  readonly afterCommit: (() => void)[]
}

const scopes = new WeakMap<Connection, Scope>()
type TimeListener = (nowMs: number) => void
const timeListeners = new WeakMap<Database, TimeListener>()

/** Reports the provider's time, in milliseconds, that each transaction on the database reads. */
export function onTimeRead(database: Database, listener: TimeListener): void {
  timeListeners.set(database, listener)
}

const open = new AsyncLocalStorage<true>()

/**
 * Runs `work` in one transaction on the rows of `tenant` only, enforced by the database. Throwing rolls it back.
 * PGlite has one connection, so a transaction inside another would deadlock: it is refused instead.
 * After a deadlock or a serialization failure the whole of `work` runs again, so it changes nothing outside `tx`.
 */
export function inTenant<T>(database: Database, tenant: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return begin(database, async (connection) => {
    const tx = asTenant(connection)
    await enter(tx, { database, tenant, lock: 'clock-shared' })
    return work(tx)
  })
}

/**
 * Reads the rows of `tenant` in a read-only snapshot. It takes no lock: calls, scheduled work and moves of the clock
 * do not wait for it.
 */
export function inTenantSnapshot<T>(
  database: Database,
  tenant: string,
  read: (tx: Tx) => Promise<T>,
): Promise<T> {
  return begin(
    database,
    async (connection) => {
      const tx = asTenant(connection)
      await enter(tx, { database, tenant, lock: 'none' })
      return read(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/**
 * The same for a call with a session token: the statement that enters the transaction also finds the session, whose
 * columns are null where there is none (enter_call of migrations/0003_enter_call.sql). A token has several hashes while the
 * secret is rotated.
 */
export function inTenantWithSession<T>(
  database: Database,
  { tenant, tokenHashes }: { readonly tenant: string; readonly tokenHashes: readonly string[] },
  work: (tx: Tx, session: Record<string, unknown>) => Promise<T>,
): Promise<T> {
  return begin(database, async (connection) => {
    const tx = asTenant(connection)
    let row: Record<string, unknown> = {}
    for (const hash of tokenHashes) {
      row = (await query(tx, sql`select * from enter_call(${named(tenant)}, ${hash})`)) ?? {}
      if (row['session_id'] !== null) break
    }
    entered(tx, { database, tenant }, Number(row['now_ms']))
    return work(tx, row)
  })
}

/**
 * Scheduled work only: runs `work` as the one transaction that does the tenant's work. Where another does, it waits for
 * it, or returns null at once. The clock may be moved meanwhile: a job depends on the moment it was due, and a long
 * job must not delay every caller that waits behind the operator's move of the clock.
 */
export function inTenantForWork<T>(
  database: Database,
  tenant: string,
  waits: boolean,
  work: (tx: Tx) => Promise<T>,
): Promise<T | null> {
  return begin(database, async (connection) => {
    const tx = asTenant(connection)
    const isEntered = await enter(tx, { database, tenant, lock: waits ? 'work-waited' : 'work-tried' })
    return isEntered ? work(tx) : null
  })
}

/** Runs `work` under the worker's role. Only the clock, the secrets and the list of due work need it. */
export function asWorker<T>(database: Database, work: (tx: WorkerTx) => Promise<T>): Promise<T> {
  return beginAsWorker(database, 'none', work)
}

/** The clock only: waits for the calls that have read the time, and makes later ones wait for the new time. */
export function asClockMover<T>(database: Database, work: (tx: WorkerTx) => Promise<T>): Promise<T> {
  return beginAsWorker(database, 'clock-exclusive', work)
}

function beginAsWorker<T>(
  database: Database,
  lock: EntryLock,
  work: (tx: WorkerTx) => Promise<T>,
): Promise<T> {
  return begin(database, async (connection) => {
    const tx = asWorkerTx(connection)
    await enter(tx, { database, tenant: null, lock })
    return work(tx)
  })
}

/** The provider's time, constant within this transaction. */
export function now(tx: Connection): Date {
  return scopeOf(tx).now
}

/** Scheduled work only: from here on `now(tx)` is the moment the job was due. */
export function setNow(tx: Tx, at: Date): void {
  scopes.set(tx, { ...scopeOf(tx), now: at })
}

/** Asserts the lock order (lock-order.ts) for the row about to be locked. */
export function noteLock(tx: Tx, kind: Lockable, id: string): void {
  scopeOf(tx).locks.note(kind, id)
}

/** Runs `act` once the transaction is committed: for what cannot be rolled back, as a line of a log. */
export function afterCommit(tx: Tx, act: () => void): void {
  scopeOf(tx).afterCommit.push(act)
}

/** The tenant whose rows this transaction works on. */
export function tenantOf(tx: Tx): string {
  const { tenant } = scopeOf(tx)
  if (tenant === null) throw new Error('This transaction has no tenant.')
  return tenant
}

/** The database that this transaction works on. */
export function databaseOf(tx: Connection): Database {
  return scopeOf(tx).database
}

/** Runs `work` in a savepoint: its failure rolls back only its own part of the transaction. */
export function attempt<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const scope = scopeOf(tx)
  const before = scope.afterCommit.length
  return tx
    .transaction((inner) => {
      const nested = asTenant(inner)
      scopes.set(nested, scope)
      return work(nested)
    })
    .catch((error: unknown) => {
      scope.afterCommit.splice(before)
      throw error
    })
}

function scopeOf(tx: Connection): Scope {
  const found = scopes.get(tx)
  if (!found) throw new Error('This transaction was not begun by inTenant.')
  return found
}

function begin<T>(
  database: Database,
  work: (connection: Connection) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  if (open.getStore())
    throw new Error('A transaction is open already: pass its tx on instead of the database.')
  return open.run(true, () =>
    retryTransient(async () => {
      let committed: readonly (() => void)[] = []
      const result = await engineOf(database).transaction(async (connection) => {
        const done = await work(connection)
        committed = scopes.get(connection)?.afterCommit ?? []
        return done
      }, config)
      for (const act of committed) act()
      return result
    }),
  )
}

/** The locks of a transaction until its end (enter_transaction of migrations/0001_work_in_due_order.sql). */
type EntryLock = 'none' | 'clock-shared' | 'clock-exclusive' | 'work-waited' | 'work-tried'

interface Entry {
  readonly database: Database
  /** Null is the worker. */
  readonly tenant: string | null
  readonly lock: EntryLock
}

/** Returns false where the lock is only tried and is not free. */
async function enter(tx: Connection, { database, tenant, lock }: Entry): Promise<boolean> {
  const role = tenant === null ? 'coffer_worker' : 'coffer_app'
  const name = tenant === null ? '' : named(tenant)
  const row = await query(tx, sql`select enter_transaction(${name}, ${role}, ${lock})::float8 as now_ms`)
  const nowMs = row?.['now_ms']
  if (typeof nowMs !== 'number') return false
  entered(tx, { database, tenant }, nowMs)
  return true
}

async function query(tx: Connection, statement: SQL): Promise<Record<string, unknown> | undefined> {
  const [row] = rowsOf(await tx.execute(statement))
  return row
}

function entered(tx: Connection, { database, tenant }: Omit<Entry, 'lock'>, nowMs: number): void {
  if (!Number.isFinite(nowMs)) throw new Error('The database did not answer its time.')
  timeListeners.get(database)?.(nowMs)
  scopes.set(tx, { database, tenant, now: new Date(nowMs), locks: new HeldLocks(), afterCommit: [] })
}

function named(tenant: string): string {
  if (tenant === '') throw new Error('A tenant has a name.')
  return tenant
}

/** The two brands name the role of a transaction; `enter` sets it. */
function asTenant(connection: Connection): Tx {
  assertOfOneTenant(connection)
  return connection
}

function asWorkerTx(connection: Connection): WorkerTx {
  assertOfTheWorker(connection)
  return connection
}

function assertOfOneTenant(_connection: Connection): asserts _connection is Tx {}

function assertOfTheWorker(_connection: Connection): asserts _connection is WorkerTx {}
