import { is, Placeholder, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

/** A statement whose parameters are text, as PostgreSQL receives them. */
export interface Statement {
  /** Under which a connection keeps it, once it has been parsed. */
  readonly name: string
  readonly text: string
  readonly parameters: readonly (string | null)[]
}

const dialect = new PgDialect()

let names = 0

/** Its name counts not toward the limit of statement-names.ts: there are as many as the sources have. */
const nextName = (): string => `compiled_${(names += 1)}`

/** A statement without parameters. */
export const constant = (text: string): Statement => ({ name: nextName(), text, parameters: [] })

/** Builds the text of a statement once, since drizzle takes longer than the database; its parameters are placeholders. */
export function compile<Name extends string>(query: SQL): (values: Record<Name, string>) => Statement {
  const { sql: text, params } = dialect.sqlToQuery(query)
  const parameterNames = params.map(nameOf)
  const name = nextName()
  return (values) => {
    const named = new Map<string, string>(Object.entries(values))
    return { name, text, parameters: parameterNames.map((each) => named.get(each) ?? null) }
  }
}

function nameOf(parameter: unknown): string {
  if (!is(parameter, Placeholder)) throw new Error('A compiled statement has placeholders only.')
  return parameter.name
}

/** Whether two statements ask the same. */
export const isSame = (one: Statement, other: Statement): boolean =>
  one.name === other.name && one.parameters.every((value, at) => value === other.parameters[at])
