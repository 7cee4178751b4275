import { AsyncLocalStorage } from 'node:async_hooks'
import { easternDate } from '@coffer/domain/calendar'
import { sql } from 'drizzle-orm'
import { getEngine, type Connection, type Database, type Row, type TransactionMode } from './connection.ts'
import { HeldLocks, type Lockable } from './lock-order.ts'
import { currentTime, enter, enterCall, type EntryLock } from './entry.ts'
import { toRows } from './rows.ts'
import type { Statement } from './statement.ts'
import { EarlierDay, retryTransient } from './transient-failure.ts'

declare const ofOneTenant: unique symbol
declare const ofTheWorker: unique symbol

/** A transaction that reads and writes the rows of one tenant. */
export type Tx = Connection & { readonly [ofOneTenant]: true }

/** A transaction with access to the due work of all tenants, the clock and the secrets, but to no depositor's data. */
export type WorkerTx = Connection & { readonly [ofTheWorker]: true }

/** The context of a transaction, which nested transactions share. */
interface Scope {
  readonly database: Database
  readonly tenant: string | null
  readonly now: Date
  /** Whether `now` is the moment at which a job was due. */
  readonly isJob: boolean
  readonly locks: HeldLocks
  /** Callbacks that run after the commit, but not after a rollback. */
  readonly afterCommit: (() => void)[]
}

const scopes = new WeakMap<Connection, Scope>()
type TimeListener = (nowMs: number) => void
const timeListeners = new WeakMap<Database, TimeListener>()

/** Calls `listener` with the provider's time, in milliseconds, whenever a transaction on the database reads it. */
export function onTimeRead(database: Database, listener: TimeListener): void {
  timeListeners.set(database, listener)
}

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

/** A call with a session token that reads with one statement known in advance. */
export interface SessionRead extends Omit<SessionCall, 'mode'> {
  readonly statement: Statement
}

/** The session, and the time at which the rows were read. */
export interface ReadAnswer {
  readonly session: Row
  readonly at: Date
  readonly rows: readonly Row[]
}

/** `inTenantWithSession` for a read of one statement: the whole transaction is one round trip to the database. */
export async function readWithSession(
  database: Database,
  { tenant, tokenHashes, statement }: SessionRead,
): Promise<ReadAnswer> {
  refuseNesting()
  const [[session = {}] = [], rows = []] = await getEngine(database).read([
    enterCall(tenant, tokenHashes, 'none'),
    statement,
  ])
  return { session, at: timeRead(database, session['now_ms']), rows }
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

/** Reads with one statement under the worker's role: the whole transaction is one round trip to the database. */
export async function readAsWorker(
  database: Database,
  statement: Statement,
): Promise<Omit<ReadAnswer, 'session'>> {
  refuseNesting()
  const [[entry] = [], rows = []] = await getEngine(database).read([enter(null, 'none'), statement])
  return { at: timeRead(database, entry?.['now_ms']), rows }
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
  return scopeOf(tx).now
}

/** Scheduled work only: from here on `now(tx)` is the moment the job was due. */
export function setNow(tx: Tx, at: Date): void {
  scopes.set(tx, { ...scopeOf(tx), now: at, isJob: true })
}

/** Throws `EarlierDay` if midnight in New York has passed since the call began. Scheduled work keeps its time. */
export async function refuseEarlierDay(tx: Tx): Promise<void> {
  const { now: begun, isJob } = scopeOf(tx)
  if (isJob) return
  const [row] = toRows(await tx.execute(currentTime))
  if (easternDate(new Date(Number(row?.['now_ms']))) > easternDate(begun)) throw new EarlierDay()
}

/** Asserts the lock order (lock-order.ts) for the row about to be locked. */
export function recordLock(tx: Tx, kind: Lockable, id: string): void {
  scopeOf(tx).locks.record(kind, id)
}

/** Counts a row inserted by this transaction as locked. */
export function recordOwnRow(tx: Tx, kind: Lockable, id: string): void {
  scopeOf(tx).locks.recordOwn(kind, id)
}

/** Asserts that the caller has locked a row on which the work relies. */
export function requireLock(tx: Tx, kind: Lockable, id: string): void {
  if (!scopeOf(tx).locks.has(kind, id)) throw new Error(`Lock order: this ${kind} has to be locked first.`)
}

/** Runs `act` after the commit, for effects that cannot be rolled back, such as a log line. */
export function afterCommit(tx: Tx | WorkerTx, act: () => void): void {
  scopeOf(tx).afterCommit.push(act)
}

/** The tenant whose rows this transaction works on. */
export function tenantOf(tx: Tx): string {
  const { tenant } = scopeOf(tx)
  if (tenant === null) throw new Error('This transaction has no tenant.')
  return tenant
}

/** The tenant whose rows this transaction works on, or null for the worker. */
export function tenantOrNone(tx: Tx | WorkerTx): string | null {
  return scopeOf(tx).tenant
}

/** Runs `work` under the worker's role; a tenant's transaction then continues under its own role. */
export async function withWorkerRole(
  tx: Tx | WorkerTx,
  work: (tx: WorkerTx) => Promise<unknown>,
): Promise<void> {
  const isOfTenant = scopeOf(tx).tenant !== null
  if (isOfTenant) await tx.execute(sql`set local role coffer_worker`)
  await work(asWorkerTx(tx))
  if (isOfTenant) await tx.execute(sql`set local role coffer_app`)
}

/** The database that this transaction works on. */
export function databaseOf(tx: Connection): Database {
  return scopeOf(tx).database
}

/** Runs `work` in a savepoint: its failure rolls back only its part of the transaction. */
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

interface Entry {
  readonly database: Database
  /** Null for the worker. */
  readonly tenant: string | null
  /** Sets the role and the tenant, and returns the time; returns null if a lock that is only tried is not free. */
  readonly first: Statement
  readonly mode?: TransactionMode
}

function begin<T>(
  { database, tenant, first, mode = 'change' }: Entry,
  work: (connection: Connection, row: Row) => Promise<T>,
): Promise<T> {
  refuseNesting()
  const transaction = async () => {
    let committed: readonly (() => void)[] = []
    const result = await getEngine(database).transaction(
      async (connection, row = {}) => {
        const nowMs = row['now_ms']
        if (nowMs !== null) registerScope(connection, { database, tenant }, nowMs)
        const done = await work(connection, row)
        committed = scopes.get(connection)?.afterCommit ?? []
        return done
      },
      { first, mode },
    )
    for (const act of committed) act()
    return result
  }
  return open.run(true, () => retryTransient(transaction))
}

function refuseNesting(): void {
  if (open.getStore())
    throw new Error('A transaction is open already: pass its tx on instead of the database.')
}

function registerScope(connection: Connection, of: Pick<Scope, 'database' | 'tenant'>, nowMs: unknown): void {
  const at = timeRead(of.database, nowMs)
  scopes.set(connection, { ...of, now: at, isJob: false, locks: new HeldLocks(), afterCommit: [] })
}

function timeRead(database: Database, nowMs: unknown): Date {
  if (typeof nowMs !== 'number') throw new Error('The database did not return its time.')
  timeListeners.get(database)?.(nowMs)
  return new Date(nowMs)
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
