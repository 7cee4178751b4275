import { AsyncLocalStorage } from 'node:async_hooks'
import { sql, type SQL } from 'drizzle-orm'
import { getEngine, type Connection, type Database, type TransactionMode } from './connection.ts'
import { enter, enterCall, type EntryLock } from './entry.ts'
import type { Lockable } from './lock-order.ts'
import { toRows, type Row } from './rows.ts'
import { getScope, registerScope, shareScope } from './transaction-scope.ts'
import { retryTransient } from './transient-failure.ts'

declare const ofOneTenant: unique symbol
declare const ofTheWorker: unique symbol

/** A transaction that reads and writes the rows of one tenant. */
export type Tx = Connection & { readonly [ofOneTenant]: true }

/** A transaction with access to the due work of all tenants, the clock and the secrets, but to no depositor's data. */
export type WorkerTx = Connection & { readonly [ofTheWorker]: true }

const open = new AsyncLocalStorage<true>()

/**
 * Runs `work` in one transaction on the rows of `tenant` only, as the database enforces. An exception rolls it back.
 * PGlite has one connection, so a transaction inside another would deadlock; it is refused instead. After a deadlock or
 * a serialization failure the whole of `work` runs again, so `work` must have no side effects outside `tx`.
 */
export async function inTenant<T>(
  database: Database,
  tenant: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return begin({ database, tenant, first: enter(tenant, 'clock-shared') }, (connection) =>
    work(asTenant(connection)),
  )
}

/**
 * Reads the rows of `tenant` in a read-only snapshot. It takes no lock, so calls, scheduled work and clock moves do not
 * wait for it.
 */
export async function inTenantSnapshot<T>(
  database: Database,
  tenant: string,
  read: (tx: Tx) => Promise<T>,
): Promise<T> {
  return begin({ database, tenant, first: enter(tenant, 'none'), mode: 'snapshot' }, (connection) =>
    read(asTenant(connection)),
  )
}

/** The session token of a call, and whether the call may change anything. */
export interface SessionCall {
  readonly tenant: string
  /** More than one while the secret is rotated. */
  readonly tokenHashes: readonly string[]
  readonly mode: 'change' | 'read'
}

/**
 * `inTenant` for a call with a session token: the statement that enters the transaction also finds the session, whose
 * columns are null if there is none (enter_call of migrations/0011_enter_call_to_read.sql). A read takes no lock, so
 * the clock may move meanwhile.
 */
export async function inTenantWithSession<T>(
  database: Database,
  { tenant, tokenHashes, mode }: SessionCall,
  work: (tx: Tx, session: Row) => Promise<T>,
): Promise<T> {
  const first = enterCall(tenant, tokenHashes, mode === 'read' ? 'none' : 'clock-shared')
  return begin({ database, tenant, first, mode }, (connection, row) => work(asTenant(connection), row))
}

/**
 * Scheduled work only: runs `work` in the single transaction that may do the tenant's work. If another one is running,
 * waits for it, or returns null at once. The clock may move meanwhile: a job depends on the moment it was due, and a
 * long job must not delay all calls that wait behind the operator's clock move.
 */
export async function inTenantForWork<T>(
  database: Database,
  tenant: string,
  waits: boolean,
  work: (tx: Tx) => Promise<T>,
): Promise<T | null> {
  const first = enter(tenant, waits ? 'work-waited' : 'work-tried')
  return begin({ database, tenant, first }, (connection, row) =>
    row['now_ms'] === null ? Promise.resolve(null) : work(asTenant(connection)),
  )
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
  return begin({ database, tenant: null, first: enter(null, lock) }, (connection) =>
    work(asWorkerTx(connection)),
  )
}

/** The provider's time, constant within this transaction. */
export function now(tx: Connection): Date {
  return getScope(tx).now
}

/** Asserts the lock order (lock-order.ts) for the row about to be locked. */
export function recordLock(tx: Tx, kind: Lockable, id: string): void {
  getScope(tx).locks.record(kind, id)
}

/** Counts a row inserted by this transaction as locked. */
export function recordOwnRow(tx: Tx, kind: Lockable, id: string): void {
  getScope(tx).locks.recordOwn(kind, id)
}

/** Asserts that the caller has locked a row on which the work relies. */
export function requireLock(tx: Tx, kind: Lockable, id: string): void {
  if (!getScope(tx).locks.has(kind, id)) throw new Error(`Lock order: this ${kind} has to be locked first.`)
}

/** The tenant whose rows this transaction works on. */
export function tenantOf(tx: Tx): string {
  const { tenant } = getScope(tx)
  if (tenant === null) throw new Error('This transaction has no tenant.')
  return tenant
}

/** Runs `work` under the worker's role; a tenant's transaction then continues under its own role. */
export async function withWorkerRole(
  tx: Tx | WorkerTx,
  work: (tx: WorkerTx) => Promise<unknown>,
): Promise<void> {
  const isOfTenant = getScope(tx).tenant !== null
  if (isOfTenant) await tx.execute(sql`set local role coffer_worker`)
  await work(asWorkerTx(tx))
  if (isOfTenant) await tx.execute(sql`set local role coffer_app`)
}

/** Runs `work` in a savepoint: its failure rolls back only its part of the transaction. */
export function attempt<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const scope = getScope(tx)
  const before = scope.afterCommit.length
  return tx
    .transaction((inner) => {
      const nested = asTenant(inner)
      shareScope(nested, scope)
      return work(nested)
    })
    .catch((error: unknown) => {
      scope.afterCommit.splice(before)
      throw error
    })
}

interface Entry {
  readonly database: Database
  /** Null for the worker. */
  readonly tenant: string | null
  /** Sets the role and the tenant, and returns the time; returns null if a lock that is only tried is not free. */
  readonly first: SQL
  readonly mode?: TransactionMode
}

async function begin<T>(
  { database, tenant, first, mode = 'change' }: Entry,
  work: (connection: Connection, row: Row) => Promise<T>,
): Promise<T> {
  if (open.getStore())
    throw new Error('A transaction is open already: pass its tx on instead of the database.')
  const transaction = () =>
    getEngine(database).transaction(async (connection) => {
      const [row = {}] = toRows(await connection.execute(first))
      const nowMs = row['now_ms']
      if (nowMs !== null) registerScope(connection, { database, tenant }, nowMs)
      const result = await work(connection, row)
      return { result, committed: nowMs === null ? [] : getScope(connection).afterCommit }
    }, mode)
  const { result, committed } = await open.run(true, () => retryTransient(transaction))
  // Outside, because they may begin transactions of their own.
  for (const act of committed) act()
  return result
}

/** The two type brands state a transaction's role, which `enter` sets. */
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
