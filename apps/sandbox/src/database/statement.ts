import { is, Placeholder, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

/** A statement whose parameters are text, in the form that PostgreSQL receives. */
export interface Statement {
  /** The name under which a connection keeps the parsed statement. */
  readonly name: string
  readonly text: string
  readonly parameters: readonly (string | null)[]
}

const dialect = new PgDialect()

let names = 0

/**
 * Does not count toward the limit of statement-names.ts: the number of these statements is fixed by the source code.
 */
const nextName = (): string => `compiled_${(names += 1)}`

/** A statement without parameters. */
export const constant = (text: string): Statement => ({ name: nextName(), text, parameters: [] })

/**
 * Builds the text of a statement once, since drizzle takes longer than the database. Its parameters are placeholders.
 */
export function compile<Name extends string>(query: SQL): (values: Record<Name, string>) => Statement {
  const { sql: text, params } = dialect.sqlToQuery(query)
  const parameterNames = params.map(placeholderName)
  const name = nextName()
  return (values) => {
    const named = new Map<string, string>(Object.entries(values))
    return { name, text, parameters: parameterNames.map((each) => named.get(each) ?? null) }
  }
}

function placeholderName(parameter: unknown): string {
  if (!is(parameter, Placeholder)) throw new Error('A compiled statement has placeholders only.')
  return parameter.name
}

/** Whether two statements have the same name and parameters. */
export const isSame = (one: Statement, other: Statement): boolean =>
  one.name === other.name && one.parameters.every((value, at) => value === other.parameters[at])
