import { easternDate } from '@coffer/domain/calendar'
import type { Connection, Database } from './connection.ts'
import { currentTime } from './entry.ts'
import { HeldLocks } from './lock-order.ts'
import { toRows } from './rows.ts'
import { EarlierDay } from './transient-failure.ts'

/** The context of a transaction, which nested transactions share. */
export interface Scope {
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

/** Begins the scope of a transaction that has been entered. */
export function registerScope(
  connection: Connection,
  of: Pick<Scope, 'database' | 'tenant'>,
  nowMs: unknown,
): void {
  if (typeof nowMs !== 'number') throw new Error('The database did not return its time.')
  timeListeners.get(of.database)?.(nowMs)
  scopes.set(connection, {
    ...of,
    now: new Date(nowMs),
    isJob: false,
    locks: new HeldLocks(),
    afterCommit: [],
  })
}

/** The scope that a nested transaction shares with the one around it. */
export function shareScope(nested: Connection, scope: Scope): void {
  scopes.set(nested, scope)
}

export function getScope(tx: Connection): Scope {
  const found = scopes.get(tx)
  if (!found) throw new Error('This transaction was not begun by inTenant.')
  return found
}

/** Scheduled work only: from here on `now(tx)` is the moment the job was due. */
export function setNow(tx: Connection, at: Date): void {
  scopes.set(tx, { ...getScope(tx), now: at, isJob: true })
}

/** Throws `EarlierDay` if midnight in New York has passed since the call began. Scheduled work keeps its time. */
export async function refuseEarlierDay(tx: Connection): Promise<void> {
  const { now: begun, isJob } = getScope(tx)
  if (isJob) return
  const [row] = toRows(await tx.execute(currentTime))
  if (easternDate(new Date(Number(row?.['now_ms']))) > easternDate(begun)) throw new EarlierDay()
}

/** Runs `act` after the commit, for effects that cannot be rolled back, such as a log line. */
export function afterCommit(tx: Connection, act: () => void): void {
  getScope(tx).afterCommit.push(act)
}

/** The tenant whose rows this transaction works on, or null for the worker. */
export function tenantOrNone(tx: Connection): string | null {
  return getScope(tx).tenant
}

/** The database that this transaction works on. */
export function databaseOf(tx: Connection): Database {
  return getScope(tx).database
}
