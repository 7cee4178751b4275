import type { PgQueryResultHKT, PgTransaction, PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { ExtractTablesWithRelations } from 'drizzle-orm'

type NoSchema = Record<string, never>

/** The connection of a transaction, which is the only way to query the database. */
export type Connection = PgTransaction<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>

/** Begins a transaction on either engine. */
export interface Engine {
  readonly name: 'pglite' | 'postgres'
  readonly transaction: <T>(
    work: (connection: Connection) => Promise<T>,
    config?: PgTransactionConfig,
  ) => Promise<T>
  readonly close: () => Promise<void>
}

/** The database without any method, so that data is reached by `inTenant` alone. */
export interface Database {
  readonly opened: true
}

const engines = new WeakMap<Database, Engine>()

export function databaseOn(engine: Engine): Database {
  const database: Database = { opened: true }
  engines.set(database, engine)
  return database
}

/** For this folder only. */
export function engineOf(database: Database): Engine {
  const engine = engines.get(database)
  if (!engine) throw new Error('This database was not opened by databaseOn.')
  return engine
}
