import type { PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { constant, type Statement } from './statement.ts'

export type NoSchema = Record<string, never>

/** The connection of a transaction. Only transactions can query the database. */
export type Connection = PgTransaction<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>

/**
 * Access of a transaction: `change` and `read` see the latest rows at each statement, `snapshot` the same rows
 * throughout.
 */
export type TransactionMode = 'change' | 'read' | 'snapshot'

/** How a transaction begins. */
export interface Start {
  /** Defaults to `change`. The other modes do not wait for the transaction's end: a failing one could lose nothing. */
  readonly mode?: TransactionMode
  /** The first statement, sent together with BEGIN. */
  readonly first?: Statement | null
}

/** A row of a raw statement. */
export type Row = Readonly<Record<string, unknown>>

/** The work of a transaction; receives the row that the first statement returned. */
export type Work<T> = (connection: Connection, first: Row | undefined) => Promise<T>

const beginning = constant('begin read only')
const end = constant('commit')

/** The given statements, enclosed in those that begin and end a transaction. */
export const readInOneTransaction = (statements: readonly Statement[]): readonly Statement[] => [
  beginning,
  ...statements,
  end,
]

/** Begins a transaction on either engine. */
export interface Engine {
  readonly name: 'pglite' | 'postgres'
  readonly transaction: <T>(work: Work<T>, start?: Start) => Promise<T>
  /** Runs statements known in advance as a read-only transaction, in one round trip; returns the rows of each. */
  readonly read: (statements: readonly Statement[]) => Promise<readonly Row[][]>
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
