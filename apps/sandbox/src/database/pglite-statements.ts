import { parse, protocol, type PGlite, type Results, type messages } from '@electric-sql/pglite'
import type { Row } from './connection.ts'
import { statementName } from './statement-names.ts'
import { toRows } from './rows.ts'
import type { Statement } from './statement.ts'
import { asText, textTypes } from './text-types.ts'

const { serialize } = protocol
const parsers = Object.fromEntries(textTypes.map((type) => [type, asText]))

/** A statement that the instance has already parsed. */
interface Prepared {
  readonly name: string
  readonly parameterTypes: readonly number[]
  /** Null if the statement returns no rows. */
  readonly columns: messages.BackendMessage | null
}

/**
 * Statements on a PGlite instance, parsed and planned once. PGlite's own `query` does both at every call, and exchanges
 * six messages one after another.
 */
export class PgliteStatements {
  readonly #client: PGlite
  readonly #prepared = new Map<string, Prepared>()

  /** All parsers, merged once: PGlite would merge the two lists of hundreds of types at every statement. */
  readonly #parsers: PGlite['parsers']

  constructor(client: PGlite) {
    this.#client = client
    this.#parsers = { ...client.parsers, ...parsers }
  }

  /** Runs a statement; rows are objects, or arrays of columns. */
  run(text: string, parameters: readonly unknown[], rowMode: 'object' | 'array'): Promise<Results> {
    return this.#client.runExclusive(async () => {
      const { name, columns, parameterTypes } = this.#prepared.get(text) ?? (await this.#prepare(text))
      const values = parameters.map((value, at) => this.#serialized(value, parameterTypes[at] ?? 0))
      const answers = await this.#send(
        serialize.bind({ statement: name, values }),
        serialize.execute({}),
        serialize.sync(),
      )
      return this.#resultOf(answers, columns, rowMode)
    })
  }

  /** Runs statements in one call of the instance; returns the rows of each. */
  runTogether(statements: readonly Statement[]): Promise<Row[][]> {
    return this.#client.runExclusive(async () => {
      const prepared: Prepared[] = []
      for (const { text, name } of statements)
        prepared.push(this.#prepared.get(text) ?? (await this.#prepare(text, name)))
      const parts = statements.flatMap(({ parameters }, at) => [
        serialize.bind({ statement: prepared[at]?.name ?? '', values: [...parameters] }),
        serialize.execute({}),
      ])
      const answers = await this.#send(...parts, serialize.sync())
      let from = 0
      return prepared.map(({ columns }) => {
        const end = answers.findIndex(({ name }, at) => at >= from && name === 'commandComplete') + 1
        const own = answers.slice(from, end)
        from = end
        return toRows(this.#resultOf(own, columns, 'object').rows)
      })
    })
  }

  #resultOf(
    answers: messages.BackendMessage[],
    columns: messages.BackendMessage | null,
    rowMode: 'object' | 'array',
  ): Results {
    const described = columns === null ? answers : [columns, ...answers]
    const [result] = parse.parseResults(described, this.#parsers, { rowMode })
    if (result === undefined) throw new Error('The database did not answer.')
    return result
  }

  async #prepare(text: string, name = statementName(text)): Promise<Prepared> {
    const answers = await this.#send(
      serialize.close({ type: 'S', name: name ?? '' }),
      serialize.parse({ text, name: name ?? '' }),
      serialize.describe({ type: 'S', name: name ?? '' }),
      serialize.sync(),
    )
    const prepared = {
      name: name ?? '',
      parameterTypes: parse.parseDescribeStatementResults(answers),
      columns: answers.find((answer) => answer.name === 'rowDescription') ?? null,
    }
    if (name !== undefined) this.#prepared.set(text, prepared)
    return prepared
  }

  #serialized(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null
    const serializer = this.#client.serializers[type]
    if (serializer !== undefined) return serializer(value)
    if (typeof value === 'string') return value
    if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
      return `${value}`
    throw new Error(`A parameter of type ${type} is not text.`)
  }

  /** Sends several messages in one call of the instance. */
  #send(...parts: readonly Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.#client.execProtocolStream(Buffer.concat(parts), { syncToFs: false })
  }
}
