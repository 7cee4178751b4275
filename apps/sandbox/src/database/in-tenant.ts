import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { engineOf, type Connection, type Database } from './connection.ts'
import { rowsOf } from './rows.ts'

declare const ofOneTenant: unique symbol
declare const ofTheWorker: unique symbol

/** A transaction that sees and writes the rows of one tenant. */
export type Tx = Connection & { readonly [ofOneTenant]: true }

/** A transaction that sees what waits to be done for any tenant, the clock and the secrets, and no depositor. */
export type WorkerTx = Connection & { readonly [ofTheWorker]: true }

interface Standing {
  readonly database: Database
  readonly tenant: string | null
  readonly now: Date
}

const standings = new WeakMap<Connection, Standing>()
const open = new AsyncLocalStorage<true>()

/**
 * Runs `work` in one transaction on the rows of `tenant`, and no others: the database sees to it. Throwing undoes all of it.
 * PGlite has one connection, so a second transaction inside the first would wait for itself: it is refused instead.
 */
export function inTenant<T>(database: Database, tenant: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return begin(database, async (connection) => {
    const tx = asTenant(connection)
    await enterTenant(tx, { database, tenant })
    return work(tx)
  })
}

/** Runs `work` under the worker's role. Only the clock, the secrets and due work need it. */
export function asWorker<T>(database: Database, work: (tx: WorkerTx) => Promise<T>): Promise<T> {
  return begin(database, async (connection) => {
    const tx = asWorkerTx(connection)
    await take(tx, 'coffer_worker', { database, tenant: null })
    return work(tx)
  })
}

/**
 * Due work only: turns the transaction that holds a job into one of the job's tenant, with the job's own moment as now,
 * so that the job and what it does are one.
 */
export async function becomeTenant(tx: WorkerTx, tenant: string, at: Date): Promise<Tx> {
  const own: Connection = tx
  const turned = asTenant(own)
  await enterTenant(turned, { database: databaseOf(tx), tenant, at })
  return turned
}

/** Due work only: back from `becomeTenant`. */
export async function becomeWorker(tx: WorkerTx): Promise<void> {
  await take(tx, 'coffer_worker', { database: databaseOf(tx), tenant: null })
}

/** The provider's time for this transaction. It stands still until the transaction ends. */
export function now(tx: Connection): Date {
  return standing(tx).now
}

/** The tenant whose rows this transaction works on. */
export function tenantOf(tx: Tx): string {
  const { tenant } = standing(tx)
  if (tenant === null) throw new Error('This transaction has no tenant.')
  return tenant
}

/** The database that this transaction works on. */
export function databaseOf(tx: Connection): Database {
  return standing(tx).database
}

/** Runs `work` so that its failure undoes only its own part of the transaction. */
export function attempt<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  return tx.transaction((inner) => {
    const nested = asTenant(inner)
    standings.set(nested, standing(tx))
    return work(nested)
  })
}

function standing(tx: Connection): Standing {
  const found = standings.get(tx)
  if (!found) throw new Error('This transaction was not begun by inTenant.')
  return found
}

function begin<T>(database: Database, work: (connection: Connection) => Promise<T>): Promise<T> {
  if (open.getStore())
    throw new Error('A transaction is open already: pass its tx on instead of the database.')
  return open.run(true, () => engineOf(database).transaction(work))
}

interface Taken {
  readonly database: Database
  readonly tenant: string | null
  /** Left out, it is the clock's time. */
  readonly at?: Date
}

function enterTenant(tx: Tx, taken: Taken) {
  if (taken.tenant === '') throw new Error('A tenant has a name.')
  return take(tx, 'coffer_app', taken)
}

async function take(tx: Connection, role: string, { database, tenant, at }: Taken) {
  const seen = await tx.execute(sql`
    select set_config('coffer.tenant', ${tenant ?? ''}, true), set_config('role', ${role}, true),
      (extract(epoch from clock_timestamp()) * 1000 + ahead_ms)::text as now_ms from clock`)
  standings.set(tx, { database, tenant, now: at ?? instantIn(seen) })
}

function instantIn(answer: unknown): Date {
  const [row] = rowsOf(answer)
  return new Date(Math.floor(Number(row?.['now_ms'])))
}

/** The two brands say under which role a transaction runs; `take` makes it true. */
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
