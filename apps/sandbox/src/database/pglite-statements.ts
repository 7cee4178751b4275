import { parse, protocol, type PGlite, type Results, type messages } from '@electric-sql/pglite'
import { statementName } from './statement-names.ts'
import { asText, textTypes } from './text-types.ts'

const { serialize } = protocol
const parsers = Object.fromEntries(textTypes.map((type) => [type, asText]))

/** A statement that the instance has parsed. */
interface Prepared {
  readonly name: string
  readonly parameterTypes: readonly number[]
  /** Null where it answers no rows. */
  readonly columns: messages.BackendMessage | null
}

/**
 * Statements on an instance of PGlite, parsed and planned once. PGlite's own `query` does both at every call, and
 * exchanges six messages one after the other.
 */
export class PgliteStatements {
  readonly #client: PGlite
  readonly #prepared = new Map<string, Prepared>()

  constructor(client: PGlite) {
    this.#client = client
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
      const described = columns === null ? answers : [columns, ...answers]
      const [result] = parse.parseResults(described, this.#client.parsers, { rowMode, parsers })
      if (result === undefined) throw new Error('The database did not answer.')
      return result
    })
  }

  async #prepare(text: string): Promise<Prepared> {
    const name = statementName(text)
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
    throw new Error(`A parameter of type ${type} is no text.`)
  }

  /** One call of the instance for several messages. */
  #send(...parts: readonly Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.#client.execProtocolStream(Buffer.concat(parts), { syncToFs: false })
  }
}
