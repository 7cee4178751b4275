import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgQueryResultHKT, PgTransaction, PgTransactionConfig } from 'drizzle-orm/pg-core'

type NoSchema = Record<string, never>

/** The connection of a transaction. Only transactions can query the database. */
export type Connection = PgTransaction<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>

/**
 * Access of a transaction: `change` and `read` see the latest rows at each statement, `snapshot` the same rows
 * throughout.
 */
export type TransactionMode = 'change' | 'read' | 'snapshot'

/** What drizzle begins a transaction of each mode with. */
export const transactionConfigs: Readonly<Record<TransactionMode, PgTransactionConfig | undefined>> = {
  change: undefined,
  read: { accessMode: 'read only' },
  snapshot: { isolationLevel: 'repeatable read', accessMode: 'read only' },
}

/** Runs `work` in a transaction; `mode` defaults to `change`. */
export type RunTransaction = <T>(
  work: (connection: Connection) => Promise<T>,
  mode?: TransactionMode,
) => Promise<T>

/** Begins a transaction on either engine. */
export interface Engine {
  readonly name: 'pglite' | 'postgres'
  readonly transaction: RunTransaction
  readonly close: () => Promise<void>
}

/** The database as a value without methods, so that data is accessible only through `inTenant`. */
export interface Database {
  readonly opened: true
}

const engines = new WeakMap<Database, Engine>()

export function databaseOn(engine: Engine): Database {
  const database: Database = { opened: true }
  engines.set(database, engine)
  return database
}

/** Used only in this folder. */
export function getEngine(database: Database): Engine {
  const engine = engines.get(database)
  if (!engine) throw new Error('This database was not opened by databaseOn.')
  return engine
}
