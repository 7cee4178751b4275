import type { PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { constant, type Statement } from './statement.ts'

export type NoSchema = Record<string, never>

/** The connection of a transaction, which is the only way to query the database. */
export type Connection = PgTransaction<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>

/** What a transaction may do; reads see each statement's latest rows, a snapshot the same rows throughout. */
export type TransactionMode = 'change' | 'read' | 'snapshot'

/** How a transaction begins. */
export interface Start {
  /** Defaults to a change. The end of the others is not waited for: there is nothing that it could lose. */
  readonly mode?: TransactionMode
  /** The first statement, sent together with BEGIN. */
  readonly first?: Statement | null
}

/** A row of a raw statement. */
export type Row = Readonly<Record<string, unknown>>

/** What runs in a transaction; it gets the row that the first statement answered. */
export type Work<T> = (connection: Connection, first: Row | undefined) => Promise<T>

const beginning = constant('begin read only')
const end = constant('commit')

/** The statements, and those of the transaction around them. */
export const readInOneTransaction = (statements: readonly Statement[]): readonly Statement[] => [
  beginning,
  ...statements,
  end,
]

/** Begins a transaction on either engine. */
export interface Engine {
  readonly name: 'pglite' | 'postgres'
  readonly transaction: <T>(work: Work<T>, start?: Start) => Promise<T>
  /** A read-only transaction of statements that are known beforehand, in one exchange; answers the rows of each. */
  readonly read: (statements: readonly Statement[]) => Promise<readonly Row[][]>
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
