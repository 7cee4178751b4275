import { sql, type ExtractTablesWithRelations } from 'drizzle-orm'
import { PgDialect, PgTransaction } from 'drizzle-orm/pg-core'
import { PgRemoteSession, type PgRemoteQueryResultHKT } from 'drizzle-orm/pg-proxy'
import type { NoSchema, Start, TransactionMode, Work } from './connection.ts'
import { toRows } from './rows.ts'

/** Runs a statement on a connection; its rows are objects, or arrays of columns. */
export type Run = (
  text: string,
  parameters: readonly unknown[],
  rowMode: 'object' | 'array',
) => Promise<{ rows: unknown[]; command?: string }>

type NoTables = ExtractTablesWithRelations<NoSchema>
type Session = PgRemoteSession<NoSchema, NoTables>

const dialect = new PgDialect()

/** Drizzle's transaction on a custom driver, without savepoints. */
class DriverTransaction extends PgTransaction<PgRemoteQueryResultHKT, NoSchema, NoTables> {
  readonly #session: Session

  constructor(session: Session, nestedIndex = 0) {
    super(dialect, session, undefined, nestedIndex)
    this.#session = session
  }

  override async transaction<T>(work: (tx: DriverTransaction) => Promise<T>): Promise<T> {
    const nestedIndex = this.nestedIndex + 1
    const savepoint = sql.identifier(`savepoint_${nestedIndex}`)
    await this.execute(sql`savepoint ${savepoint}`)
    try {
      const result = await work(new DriverTransaction(this.#session, nestedIndex))
      await this.execute(sql`release savepoint ${savepoint}`)
      return result
    } catch (error) {
      await this.execute(sql`rollback to savepoint ${savepoint}`)
      throw error
    }
  }
}

const beginStatements: Readonly<Record<TransactionMode, string>> = {
  change: 'begin',
  read: 'begin read only',
  snapshot: 'begin isolation level repeatable read, read only',
}

/**
 * Begins a transaction and runs `work` in it. The caller ends the transaction, whether or not it fails. Later
 * statements are refused, because the connection may serve another tenant by then.
 */
export async function beginTransaction<T>(
  run: Run,
  work: Work<T>,
  { mode, first }: Required<Start>,
): Promise<T> {
  let isOver = false
  const session: Session = new PgRemoteSession(
    async (text, parameters, method) => {
      if (isOver) throw new Error('This transaction is over.')
      return run(text, parameters, method === 'all' ? 'array' : 'object')
    },
    dialect,
    undefined,
  )
  const tx = new DriverTransaction(session)
  try {
    // Both are sent before the first response arrives.
    const [, answer] = await Promise.all([
      run(beginStatements[mode], [], 'object'),
      first === null ? null : run(first.text, first.parameters, 'object'),
    ])
    return await work(tx, answer === null ? undefined : toRows(answer.rows)[0])
  } finally {
    isOver = true
  }
}

/** Commits. Throws if the database rolls back instead, because a statement failed and `work` ignored the error. */
export async function commit(run: Run): Promise<void> {
  const { command } = await run('commit', [], 'object')
  if (command === 'ROLLBACK') throw new Error('A statement failed, so the transaction is rolled back.')
}
