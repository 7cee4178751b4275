import { type SQL, sql } from 'drizzle-orm'

/** A row of a raw statement. */
export type Row = Readonly<Record<string, unknown>>

/** The rows of a raw statement, which drizzle does not type. */
export function toRows(answer: unknown): Row[] {
  if (!isRow(answer) || !Array.isArray(answer['rows'])) throw new Error('The database answered without rows.')
  return answer['rows'].filter(isRow)
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** Ids as a single parameter: a statement takes at most 65,535 parameters. */
export const uuidArray = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

/** Rows as one parameter, for use with a column list: `from ${recordset(rows)} as r (id uuid, cents bigint)`. */
export const recordset = (rows: readonly object[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)`
