import { Query, type Connection, type Pool, type PoolClient, type TypeOverrides } from 'pg'
import { readInOneTransaction, type Engine, type Row } from './connection.ts'
import type { Statement } from './statement.ts'

type Parse = (text: string) => unknown

interface Column {
  readonly name: string
  readonly parse: Parse
}

/** Columns by the name of a statement that a connection has parsed. */
type Known = Map<string, readonly Column[]>

const statementsOn = new WeakMap<PoolClient, Known>()

/**
 * Sends the statements of a read in one packet and receives one response: one synchronization at the end, whereas pg
 * has one after each statement.
 */
export function exchangesOn(pool: Pool, types: TypeOverrides): Engine['read'] {
  return async (statements) => {
    const client = await pool.connect()
    const exchange = new Exchange(client, types, readInOneTransaction(statements))
    try {
      client.query(exchange)
      const [, ...answers] = await exchange.answered
      client.release()
      return answers.slice(0, -1)
    } catch (error) {
      // The connection's transaction is open, and it is unknown which statements it has parsed.
      client.release(true)
      throw error
    }
  }
}

/** A custom query for pg, which does not pipeline otherwise. */
class Exchange extends Query {
  readonly answered: Promise<Row[][]>
  readonly #types: TypeOverrides
  readonly #statements: readonly Statement[]
  readonly #known: Known
  readonly #answers: Row[][]
  readonly #settle: { resolve: (rows: Row[][]) => void; reject: (error: Error) => void }
  #columns: readonly Column[] = []
  #at = 0

  constructor(client: PoolClient, types: TypeOverrides, statements: readonly Statement[]) {
    super({ text: '' })
    this.#types = types
    this.#statements = statements
    this.#known = statementsOn.get(client) ?? new Map<string, readonly Column[]>()
    statementsOn.set(client, this.#known)
    this.#answers = statements.map(() => [])
    const { promise, ...settle } = Promise.withResolvers<Row[][]>()
    this.answered = promise
    this.#settle = settle
  }

  override submit = (connection: Connection): void => {
    connection.stream.cork()
    for (const { name, text, parameters } of this.#statements) {
      if (!this.#known.has(name)) this.#parse(connection, name, text)
      connection.bind({ statement: name, values: [...parameters] }, false)
      connection.execute({}, false)
    }
    connection.sync()
    connection.stream.uncork()
    this.#begin(0)
  }

  #parse(connection: Connection, name: string, text: string): void {
    this.#known.set(name, [])
    connection.parse({ text, name, types: [] }, false)
    connection.describe({ type: 'S', name }, false)
  }

  #begin(at: number): void {
    this.#at = at
    this.#columns = this.#known.get(this.#statements[at]?.name ?? '') ?? []
  }

  /** Sent only for a statement that has just been parsed. */
  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: findParser(this.#types, dataTypeID),
    }))
    this.#known.set(this.#statements[this.#at]?.name ?? '', this.#columns)
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const row: Record<string, unknown> = {}
    for (const [at, { name, parse }] of this.#columns.entries()) {
      const value = fields[at] ?? null
      row[name] = value === null ? null : parse(value)
    }
    this.#answers[this.#at]?.push(row)
  }

  handleCommandComplete(): void {
    this.#begin(this.#at + 1)
  }

  handleError(error: Error): void {
    this.#settle.reject(error)
  }

  handleReadyForQuery(): void {
    this.#settle.resolve(this.#answers)
  }
}

/** `getTypeParser` is declared for known type numbers only, so the parser's type is checked here. */
function findParser(types: TypeOverrides, type: number): Parse {
  const parse: unknown = types.getTypeParser(type)
  assertParses(parse)
  return parse
}

function assertParses(value: unknown): asserts value is Parse {
  if (typeof value !== 'function') throw new Error('A type without a parser.')
}
